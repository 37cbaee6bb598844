import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { search } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, lineNumbers } from '@codemirror/view';
import { keys, type Commands } from './keys';
import { plainTextNotice } from './plainText';
import { problemMarks } from './problems';
import { markConstantNames, tokenColours } from './syntaxColours';
import { theme } from './theme';
import { undoHistory } from './values/Gesture';

interface Reports extends Commands {
  onChange: (value: string) => void;
  /** Whether lines have numbers, as those of the static source may. */
  isNumbered: boolean;
}

/** The extensions that stay the same for the lifetime of an editor. */
export function baseExtensions({ onChange, isNumbered, ...commands }: Reports): Extension {
  return [
    keys(commands),
    undoHistory,
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    isNumbered ? lineNumbering : [],
    highlightSpecialChars(),
    typeOverSelection,
    autocompletion({ icons: false }),
    search(),
    problemMarks,
    plainTextNotice,
    syntaxHighlighting(tokenColours),
    markConstantNames,
    theme,
    // The hint at the lower edge must not cover the line that is being written.
    EditorView.scrollMargins.of(() => ({ bottom: 18 })),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}

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
