import { forEachDiagnostic, nextDiagnostic, type Diagnostic } from '@codemirror/lint';
import { RangeSetBuilder, type Extension, type Text } from '@codemirror/state';
import { Decoration, EditorView, type Command, type DecorationSet } from '@codemirror/view';
import { messages } from './messages';

/** A place in the source; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Something that is wrong in the source, and where. */
export interface Problem extends Place {
  message: string;
  severity: 'error' | 'warning';
}

/** The offset of a place; the nearest one when the text has no such place. */
export function offsetOf(text: Text, { line, column }: Place): number {
  const { from, to } = text.line(clamp(line, 1, text.lines));
  return clamp(from + column - 1, from, to);
}

/** Marks each problem from its column to the end of the word there, at least one character. */
export function diagnosticsOf(text: Text, problems: readonly Problem[]): Diagnostic[] {
  return problems.map((problem) => {
    const at = offsetOf(text, problem);
    const { from: lineStart, to: lineEnd, text: line } = text.lineAt(at);
    // A place past the end of the line marks the last character instead.
    const from = Math.max(lineStart, Math.min(at, lineEnd - 1));
    const [word = ''] = /^[\w$]*/.exec(line.slice(from - lineStart)) ?? [];
    const to = Math.min(lineEnd, from + Math.max(1, word.length));
    return { from, to, severity: problem.severity, message: problem.message };
  });
}

/** A mark at the start of every line that has a problem, where other editors have a gutter. */
export const problemMarks: Extension = EditorView.decorations.of(({ state }): DecorationSet => {
  const lines = new Map<number, 'error' | 'warning'>();
  forEachDiagnostic(state, ({ severity }, from) => {
    const { from: line } = state.doc.lineAt(from);
    const isError = severity === 'error' || lines.get(line) === 'error';
    lines.set(line, isError ? 'error' : 'warning');
  });
  const marks = new RangeSetBuilder<Decoration>();
  for (const [line, severity] of [...lines].sort(([a], [b]) => a - b)) {
    marks.add(line, line, Decoration.line({ class: `problem-line problem-line-${severity}` }));
  }
  return marks.finish();
});

/** Goes to the next problem, and announces its message to screen readers. */
export const announceProblem: Command = (view) => {
  if (!nextDiagnostic(view)) return false;
  const { from } = view.state.selection.main;
  const found: string[] = [];
  forEachDiagnostic(view.state, ({ message }, start) => {
    if (start === from) found.push(message);
  });
  const { number } = view.state.doc.lineAt(from);
  view.dispatch({
    effects: EditorView.announce.of(messages.problemIn(number, found)),
  });
  return true;
};

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
