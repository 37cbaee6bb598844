import type { EditorView } from '@codemirror/view';
import { element } from '../../element';
import { messages } from '../../messages';
import { writeString } from '../strings';
import type { WordValue } from '../Value';
import { Editing, follow, labelled, type Control } from './Editing';

/** The allowed words as a list. */
export function wordControl(view: EditorView, value: WordValue): Control {
  const editing = new Editing(view, value);
  const list = element('select');
  list.append(...value.words.map((word) => element('option', word)));
  follow(
    list,
    () =>
      editing.write(({ isString }, { written }) =>
        isString ? writeString(list.value, written) : list.value,
      ),
    editing.end,
  );
  const dom = element('div', '', 'value-control');
  dom.append(...labelled(messages.values.word, list));
  const refresh = (now: WordValue) => {
    editing.value = now;
    list.value = now.word;
  };
  refresh(value);
  return { dom, refresh: (now) => now.kind === 'word' && refresh(now) };
}
