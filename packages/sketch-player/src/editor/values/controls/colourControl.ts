import type { EditorView } from '@codemirror/view';
import { element } from '../../element';
import { messages } from '../../messages';
import { rewriteColour } from '../rewrite';
import type { ColourValue } from '../Value';
import { Editing, follow, labelled, type Control } from './Editing';

/** The browser's own field for colours, and the colour in digits. */
export function colourControl(view: EditorView, value: ColourValue): Control {
  const editing = new Editing(view, value);
  const field = element('input');
  field.type = 'color';
  const digits = element('output', '', 'value-digits');
  follow(
    field,
    () => editing.write((current, { written }) => rewriteColour(current, field.value, written)),
    editing.end,
  );
  const dom = element('div', '', 'value-control');
  dom.append(...labelled(messages.values.colour, field), digits);
  const refresh = (now: ColourValue) => {
    editing.value = now;
    field.value = now.hex;
    digits.textContent = now.hex;
  };
  refresh(value);
  return { dom, refresh: (now) => now.kind === 'colour' && refresh(now) };
}
