import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Replaces the selection with typed text itself, rather than leave that to the browser. Chromium
 * keeps the look of the replaced text by a `style` attribute on the remaining line, which a strict
 * Content-Security-Policy blocks and reports in the console.
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
    // Input handlers come first, such as that of `closeBrackets()`, which surrounds the selection.
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, main.from, main.to, data, insert));
    if (!isTaken) view.dispatch(insert());
    return true;
  },
});
