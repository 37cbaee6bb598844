import {
  acceptCompletion,
  closeBracketsKeymap,
  completionKeymap,
  startCompletion,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  historyKeymap,
  indentWithTab,
  moveLineDown,
  moveLineUp,
  redo,
  toggleComment,
  undo,
} from '@codemirror/commands';
import { lintKeymap, openLintPanel } from '@codemirror/lint';
import { openSearchPanel, searchKeymap, selectNextOccurrence } from '@codemirror/search';
import { Prec, type Extension } from '@codemirror/state';
import {
  closeHoverTooltips,
  hasHoverTooltips,
  ViewPlugin,
  keymap,
  type Command,
  type KeyBinding,
} from '@codemirror/view';
import { isForComposing } from '../keys';
import { closeDocumentation, openReference } from './completions/documentation';
import { keyFor, type KeyId } from './keyTable';
import { announceProblem } from './problems';
import { tabKey } from './tabKey';

export interface Commands {
  onRun: () => void;
  onStop: () => void;
  onTidy: () => void;
}

/** Keys that other parts of the editor bind: `values/`, `completions/`, `tabKey.ts`. */
type BoundElsewhere = 'stepUp' | 'stepDown' | 'openValue' | 'explain' | 'leave';

/** The key bindings of the editor. */
export function keys({ onRun, onStop, onTidy }: Commands): Extension {
  const commands: Record<Exclude<KeyId, BoundElsewhere>, Command> = {
    run: () => done(onRun),
    stop: () => done(onStop),
    tidy: () => done(onTidy),
    find: openSearchPanel,
    comment: toggleComment,
    undo,
    redo,
    complete: startCompletion,
    reference: openReference,
    nextProblem: announceProblem,
    allProblems: openLintPanel,
    selectNext: selectNextOccurrence,
    lineUp: moveLineUp,
    lineDown: moveLineDown,
  };
  const bind = (id: keyof typeof commands): KeyBinding => ({
    key: keyFor(id),
    run: commands[id],
    preventDefault: true,
  });
  return [
    Prec.highest(keymap.of([bind('run'), bind('stop')])),
    Prec.high(
      keymap.of([
        bind('nextProblem'),
        { key: 'Escape', run: closeDocumentation },
        { key: 'Escape', run: closeTooltips },
        { key: keyFor('reference'), run: openReference },
      ]),
    ),
    keymap.of([
      bind('tidy'),
      bind('find'),
      bind('comment'),
      bind('undo'),
      bind('redo'),
      bind('complete'),
      bind('allProblems'),
      bind('selectNext'),
      bind('lineUp'),
      bind('lineDown'),
      { key: 'Tab', run: acceptCompletion },
      ...closeBracketsKeymap,
      // Escape is for leaving the editor (`tabKey.ts`), so its default binding, which reduces the
      // selection, is left out.
      ...defaultKeymap.filter(({ key }) => key !== 'Escape'),
      ...searchKeymap,
      ...historyKeymap,
      ...completionKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    tabKey,
    panelsLeaveComposing,
  ];
}

/**
 * Keeps keys that are for an input method from the panels of the editor: in the field of the search
 * panel, Escape would close it and Enter find the next place. For its text, CodeMirror does so itself.
 */
const panelsLeaveComposing = ViewPlugin.define(({ dom, contentDOM }) => {
  const keep = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!isForComposing(event)) return;
    if (target instanceof Node && !contentDOM.contains(target)) event.stopPropagation();
  };
  dom.addEventListener('keydown', keep, true);
  return { destroy: () => dom.removeEventListener('keydown', keep, true) };
});

/**
 * Closes tooltips without a move of the pointer or the cursor, as WCAG 1.4.13 demands:
 * https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus.html
 */
const closeTooltips: Command = (view) => {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
};

function done(command: () => void): true {
  command();
  return true;
}

/**
 * Keeps key events inside a shadow root from the page's shortcuts.
 *
 * Seen from the page, such keys come from the host element, which is no text field: "/" would open
 * the search. Combinations with Ctrl or Cmd that the editor does not use stay the page's.
 *
 * @returns A function that ends it.
 */
export function keepTyping(host: HTMLElement): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
  };
  host.addEventListener('keydown', keep);
  return () => host.removeEventListener('keydown', keep);
}
