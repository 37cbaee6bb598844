import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder, type Extension } from '@codemirror/state';
import type { Decoration } from '@codemirror/view';
import { ViewPlugin, type DecorationSet, type EditorView } from '@codemirror/view';

/** Finds the ranges to mark in a part of the source, in ascending order. */
export type FindMarks = (
  view: EditorView,
  range: { from: number; to: number },
  found: (from: number, to: number, mark: Decoration) => void,
) => void;

/** Marks ranges in the visible part of the source, and updates them when it or its syntax changes. */
export function visibleMarks(find: FindMarks): Extension {
  const decorate = (view: EditorView): DecorationSet => {
    const marks = new RangeSetBuilder<Decoration>();
    for (const range of view.visibleRanges) {
      find(view, range, (from, to, mark) => marks.add(from, to, mark));
    }
    return marks.finish();
  };
  return ViewPlugin.define(
    (view) => ({
      decorations: decorate(view),
      update({ docChanged, viewportChanged, startState, state, view: changed }) {
        if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) {
          this.decorations = decorate(changed);
        }
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  );
}
