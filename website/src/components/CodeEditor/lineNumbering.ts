import type { Extension } from '@codemirror/state';
import { lineNumbers } from '@codemirror/view';

/** The number of each line. A click on one, or below the last, puts the cursor there. */
export const lineNumbering: Extension = lineNumbers({
  domEventHandlers: {
    mousedown: (view, { from }) => {
      view.dispatch({ selection: { anchor: from }, userEvent: 'select.pointer' });
      view.focus();
      return true;
    },
  },
});
