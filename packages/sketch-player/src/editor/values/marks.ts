import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet } from '@codemirror/view';
import { scopeOf } from './scope';
import { valuesAt, valuesIn } from './valuesAt';

const mark = Decoration.mark({ class: 'value' });
const numberMark = Decoration.mark({ class: 'value value-number' });
const currentMark = Decoration.mark({ class: 'value-current' });

function decorate(view: EditorView): DecorationSet {
  const marks = new RangeSetBuilder<Decoration>();
  const scope = scopeOf(view.state);
  for (const range of view.visibleRanges) {
    valuesIn(scope, range, ({ kind, from, to }) =>
      marks.add(from, to, kind === 'number' ? numberMark : mark),
    );
  }
  return marks.finish();
}

/** Marks the values in the visible part of the source: those that can be dragged, and the others. */
const allMarks = ViewPlugin.define(
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

/** Marks the value at the cursor, which the keys would change. */
const currentMarks = EditorView.decorations.compute(['doc', 'selection'], (state) => {
  const { head, empty } = state.selection.main;
  const [value] = empty ? valuesAt(scopeOf(state), head) : [];
  return value ? Decoration.set(currentMark.range(value.from, value.to)) : Decoration.none;
});

/** While Alt is held, all values are underlined (`theme.ts`): the keys with Alt change them. */
const altKey = EditorView.domEventObservers({
  keydown: ({ key }, view) => {
    if (key === 'Alt') view.dom.dataset['alt'] = '';
  },
  keyup: ({ key }, view) => {
    if (key === 'Alt') delete view.dom.dataset['alt'];
  },
  blur: (_event, view) => {
    delete view.dom.dataset['alt'];
  },
});

export const valueMarks: Extension = [allMarks, currentMarks, altKey];
