import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import { history } from '@codemirror/commands';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { search } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars } from '@codemirror/view';
import { markConstantNames } from './constantNames';
import { lineNumbering } from './lineNumbering';
import { tokenColours } from './tokenColours';
import { keys, type Commands } from './keys';
import { problemMarks } from './problems';
import { theme } from './theme';
import { typeOverSelection } from './typeOverSelection';

interface Reports extends Commands {
  onChange: (value: string) => void;
  /** Whether lines have numbers, as those of the static source may. */
  isNumbered: boolean;
}

/** The extensions that stay the same for the lifetime of an editor. */
export function baseExtensions({ onChange, isNumbered, ...commands }: Reports): Extension {
  return [
    keys(commands),
    history(),
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
