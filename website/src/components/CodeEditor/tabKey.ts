import { Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Keys that do not take back what Escape has asked for. */
const stillWaiting = new Set(['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/** What readers do to the text themselves. */
const edits = ['input', 'delete', 'move', 'undo', 'redo'];

/**
 * Whether Tab leaves the editor or indents. Who only comes through a page with Tab is let through,
 * until they type or click here. Escape then lets the next Tab leave, however late it comes;
 * CodeMirror has this too, but takes it back after two seconds, and some readers need longer.
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
    // Nothing can be announced while an update is under way.
    queueMicrotask(() => this.announce('Tab now indents. Escape, then Tab, leaves the editor.'));
  }

  /** A click comes before the focus, and has said what it means. */
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
    // Who looks into another window comes back to what they were doing.
    if (document.hasFocus()) this.enter('untouched');
  }

  askToLeave(): void {
    this.enter('leaving');
    this.announce('Tab now leaves the editor.');
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
  // Last: what is open (a list, a panel) is closed by Escape first.
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
