import type { EditorView } from '@codemirror/view';
import { element } from '../../element';
import { messages } from '../../messages';
import type { BooleanValue } from '../Value';
import { Editing, follow, labelled, type Control } from './Editing';

export function booleanControl(view: EditorView, value: BooleanValue): Control {
  const editing = new Editing(view, value);
  const box = element('input');
  box.type = 'checkbox';
  follow(box, () => editing.write(() => String(box.checked)), editing.end);
  const dom = element('div', '', 'value-control');
  const [label] = labelled(messages.values.isTrue, box);
  dom.append(box, label);
  const refresh = (now: BooleanValue) => {
    editing.value = now;
    box.checked = now.value;
  };
  refresh(value);
  return { dom, refresh: (now) => now.kind === 'boolean' && refresh(now) };
}
