import type { EditorView } from '@codemirror/view';
import { element } from '../../element';
import { messages } from '../../messages';
import { clamp } from '../numbers';
import { rewriteNumber } from '../rewrite';
import type { NumberValue } from '../Value';
import { Editing, follow, labelled, show, type Control } from './Editing';

/** A slider, and a field for those who know the number. */
export function numberControl(view: EditorView, value: NumberValue): Control {
  const editing = new Editing(view, value);
  const slider = element('input');
  slider.type = 'range';
  slider.setAttribute('aria-label', messages.values.slider);
  const field = element('input', '', 'value-field');
  field.type = 'number';
  const { step } = value;
  const ends = endsOf(value);
  Object.assign(slider, { min: String(ends.min), max: String(ends.max), step: String(step) });
  field.step = String(step);
  if (value.least !== undefined) field.min = String(value.least);
  if (value.most !== undefined) field.max = String(value.most);

  for (const input of [slider, field]) {
    const write = () => {
      const wanted = input.valueAsNumber;
      if (Number.isNaN(wanted)) return;
      editing.write((current, source) =>
        rewriteNumber({ ...current, step }, clamp(wanted, value), source),
      );
    };
    follow(input, write, editing.end);
  }
  const dom = element('div', '', 'value-control');
  dom.append(slider, ...labelled(messages.values.number, field));
  const refresh = (now: NumberValue) => {
    editing.value = now;
    slider.value = String(now.value);
    show(field, String(now.value));
  };
  refresh(value);
  return { dom, refresh: (now) => now.kind === 'number' && refresh(now) };
}

/**
 * The ends of the slider: the documented range, or else from zero to twice the number, at
 * least a hundred steps. All lie on steps from zero, as the number itself does.
 */
function endsOf({ value, least, most, step }: NumberValue): { min: number; max: number } {
  const reach = 2 * Math.max(Math.abs(value), 50 * step);
  const onStep = (end: number, round: (steps: number) => number) =>
    Number((round(Number((end / step).toFixed(6))) * step).toFixed(10));
  return {
    min: onStep(least ?? (value > 0 ? 0 : -reach), Math.ceil),
    max: onStep(most ?? Math.max(reach, least ?? 0), Math.floor),
  };
}
