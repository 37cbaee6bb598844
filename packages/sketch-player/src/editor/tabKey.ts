import { Prec, type Extension } from '@codemirror/state';
import { EditorView, ViewPlugin, keymap, type ViewUpdate } from '@codemirror/view';
import { messages } from './messages';

/** Keys after which Tab still leaves, once Escape was pressed. Any other key ends that. */
const stillWaiting = new Set(['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** The user events of changes that the reader makes; other changes come from the page. */
const edits = ['input', 'delete', 'move', 'undo', 'redo'];

/**
 * Decides whether Tab leaves the editor or indents. It leaves until the reader types or clicks in
 * the editor, so that Tab is no trap on the way through a page. After Escape the next Tab leaves,
 * however late it comes; CodeMirror's own version of this ends after two seconds, which is too
 * short for some.
 */
class TabKey {
  private mode: 'untouched' | 'leaving' | 'indenting' = 'untouched';

  constructor(private readonly view: EditorView) {}

  update({ transactions, view }: ViewUpdate): void {
    if (this.mode !== 'untouched' || !view.hasFocus) return;
    if (
      !transactions.some(
        (change) => change.docChanged && edits.some((edit) => change.isUserEvent(edit)),
      )
    ) {
      return;
    }
    this.enter('indenting');
    // CodeMirror forbids dispatching, and so announcing, during an update.
    queueMicrotask(() => this.announce(messages.tabIndents));
  }

  /** Applies the mode. A click has set it already, since `mousedown` comes before `focus`. */
  onFocus(): void {
    this.enter(this.mode);
  }

  onKey({ key }: KeyboardEvent): void {
    if (this.mode === 'leaving' && !stillWaiting.has(key)) this.enter('indenting');
  }

  onPointer(): void {
    this.enter('indenting');
  }

  onBlur(): void {
    // Keeps the mode when the reader switches to another window and comes back.
    if (document.hasFocus()) this.enter('untouched');
  }

  askToLeave(): void {
    this.enter('leaving');
    this.announce(messages.tabLeaves);
  }

  private enter(mode: TabKey['mode']): void {
    this.mode = mode;
    const leaves = mode !== 'indenting';
    this.view.setTabFocusMode(leaves);
    this.view.dom.dataset['tab'] = leaves ? 'leaves' : 'indents';
  }

  private announce(words: string): void {
    if (!this.view.dom.isConnected) return;
    this.view.dispatch({ effects: EditorView.announce.of(words) });
  }
}

const plugin = ViewPlugin.fromClass(TabKey, {
  eventObservers: {
    focus() {
      this.onFocus();
    },
    keydown(event) {
      this.onKey(event);
    },
    mousedown() {
      this.onPointer();
    },
    blur() {
      this.onBlur();
    },
  },
});

export const tabKey: Extension = [
  plugin,
  // Lowest precedence: Escape first closes an open list or panel.
  Prec.lowest(
    keymap.of([
      {
        key: 'Escape',
        run: (view) => {
          view.plugin(plugin)?.askToLeave();
          return false;
        },
      },
    ]),
  ),
];

export const keysDescriptionId = 'keys';

/**
 * Says how to leave the editor: in a description for screen readers, and, while the editor has the
 * focus, in a visible hint. The hint is in the lower padding, where it covers no code, and says
 * what Tab does at the moment (`tabKey.ts`).
 */
export function describeKeys(editor: HTMLElement): void {
  const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Command' : 'Control';
  const description = document.createElement('p');
  description.id = keysDescriptionId;
  // `aria-describedby` works with hidden elements, too.
  description.hidden = true;
  description.textContent = messages.keys(modifier);
  const hint = document.createElement('p');
  hint.setAttribute('aria-hidden', 'true');
  hint.className = 'hint';
  for (const [className, words] of [
    ['when-leaves', messages.tabLeavesUntilTyping],
    ['when-indents', messages.escapeThenTab],
  ] as const) {
    const state = document.createElement('span');
    state.className = className;
    state.textContent = words;
    hint.append(state);
  }
  editor.append(description, hint);
}
