import { Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

const stillWaiting = new Set(['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * Tab indents, unless Escape was the last key: then it moves the focus, as everywhere else.
 *
 * CodeMirror has this too, but takes it back after two seconds; some readers need longer.
 */
export const escapeThenTab: Extension = [
  // Last: what is open (a list, a panel) is closed by Escape first.
  Prec.lowest(
    keymap.of([
      {
        key: 'Escape',
        run: (view) => {
          view.setTabFocusMode(true);
          view.dispatch({ effects: EditorView.announce.of('Tab now leaves the editor.') });
          return false;
        },
      },
    ]),
  ),
  EditorView.domEventObservers({
    keydown: ({ key }, view) => {
      if (!stillWaiting.has(key)) view.setTabFocusMode(false);
    },
    mousedown: (_, view) => view.setTabFocusMode(false),
    blur: (_, view) => view.setTabFocusMode(false),
  }),
];
