import type { Extension } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import { visibleMarks } from '../visibleMarks';
import { scopeOf } from './scope';
import { valuesAt, valuesIn } from './valuesAt';

const mark = Decoration.mark({ class: 'value' });
const numberMark = Decoration.mark({ class: 'value value-number' });
const currentMark = Decoration.mark({ class: 'value-current' });

/** Marks the values in the visible part of the source: those that can be dragged, and the others. */
const allMarks = visibleMarks((view, range, found) =>
  valuesIn(scopeOf(view.state), range, ({ kind, from, to }) =>
    found(from, to, kind === 'number' ? numberMark : mark),
  ),
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
