import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Puts what is typed into the place of what is selected, instead of the browser. Chromium keeps the
 * look of the text that goes by a `style` attribute on the line that is left, which a strict
 * Content-Security-Policy forbids, and it complains of that in the console.
 */
export const typeOverSelection: Extension = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { main } = view.state.selection;
    const { inputType, data, isComposing } = event;
    if (main.empty || inputType !== 'insertText' || data === null || isComposing) return false;
    const insert = () =>
      view.state.update(view.state.replaceSelection(data), {
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    // Such as the one that closes brackets: it puts a pair around what is selected.
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, main.from, main.to, data, insert));
    if (!isTaken) view.dispatch(insert());
    return true;
  },
});
