import { acceptCompletion, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, historyKeymap, indentWithTab } from '@codemirror/commands';
import { lintKeymap } from '@codemirror/lint';
import { searchKeymap } from '@codemirror/search';
import { Prec, type Extension } from '@codemirror/state';
import {
  closeHoverTooltips,
  hasHoverTooltips,
  keymap,
  type Command,
  type KeyBinding,
} from '@codemirror/view';
import { closeDocumentation, openReference } from './completions/documentation';
import { tellProblem } from './problems';
import { tabKey } from './tabKey';

export interface Commands {
  onRun: () => void;
  onStop: () => void;
}

/** The key bindings of the editor. */
export function keys({ onRun, onStop }: Commands): Extension {
  const run: KeyBinding[] = [
    { key: 'Mod-Enter', run: () => done(onRun) },
    { key: 'Mod-.', run: () => done(onStop) },
  ];
  return [
    Prec.highest(keymap.of(run)),
    Prec.high(
      keymap.of([
        { key: 'F8', run: tellProblem },
        { key: 'Escape', run: closeDocumentation },
        { key: 'Escape', run: closeTooltips },
        { key: 'F1', run: openReference },
      ]),
    ),
    keymap.of([
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
  ];
}

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
 * Keeps what is typed inside a shadow root from the page's shortcuts.
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
