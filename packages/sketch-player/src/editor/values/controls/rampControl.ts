import type { EditorView } from '@codemirror/view';
import { element } from '../../element';
import { messages } from '../../messages';
import { writeString } from '../strings';
import type { RampValue } from '../Value';
import { byDensity, distinct, measure, outOfOrder, type Coverage } from './density';
import { Editing, follow, labelled, type Control } from './Editing';

/** A field for characters, and below it how dense each of them is. */
export function rampControl(view: EditorView, value: RampValue): Control {
  const editing = new Editing(view, value);
  const font = getComputedStyle(view.dom).getPropertyValue('--face-frame') || 'monospace';
  let coverage: Coverage = measure(font);
  const field = element('input', '', 'value-characters');
  field.type = 'text';
  field.autocomplete = 'off';
  field.spellcheck = false;
  const order = element('p', '', 'value-order');
  const bars = element('ol', '', 'value-ramp');
  bars.setAttribute('aria-label', messages.values.densities);

  const write = (characters: string) => {
    // A renderer needs at least one character.
    if (characters === '') return;
    editing.write((_value, { written }) => writeString(characters, written));
  };
  follow(field, () => write(field.value), editing.end);
  const button = (words: string, change: (characters: string) => string) => {
    const made = element('button', words, 'cm-button');
    made.type = 'button';
    made.onclick = () => {
      editing.end();
      write(change(editing.value.characters));
      editing.end();
    };
    return made;
  };
  const buttons = [
    ...(value.isByDensity
      ? [button(messages.values.sort, (characters) => byDensity(characters, coverage))]
      : []),
    button(messages.values.reverse, (characters) => [...characters].reverse().join('')),
    ...(value.isByDensity ? [button(messages.values.distinct, distinct)] : []),
  ];

  const refresh = (now: RampValue) => {
    editing.value = now;
    if (field.value !== now.characters) field.value = now.characters;
    bars.replaceChildren(...[...now.characters].map((character) => bar(character, coverage)));
    order.textContent = now.isByDensity ? sayOrder(now.characters, coverage) : '';
  };
  refresh(value);
  // Each face is loaded by itself, because a missing fallback face would fail the whole list.
  const faces = font.split(',').map((face) => document.fonts.load(`20px ${face}`));
  void Promise.allSettled(faces).then(() => {
    coverage = measure(font);
    refresh(editing.value);
  });
  const dom = element('div', '', 'value-control');
  const actions = element('div', '', 'value-actions');
  actions.append(...buttons);
  dom.append(...labelled(messages.values.characters, field), bars, order, actions);
  return { dom, refresh: (now) => now.kind === 'ramp' && refresh(now) };
}

/** A character above a bar that is as high as it is dense. */
function bar(character: string, coverage: Coverage): HTMLElement {
  const percent = Math.round(coverage(character) * 100);
  const item = element('li');
  const glyph = element('span', character === ' ' ? '␣' : character, 'value-glyph');
  glyph.setAttribute('aria-hidden', 'true');
  const filled = element('span', '', 'value-bar');
  filled.style.height = `${percent}%`;
  const box = element('span', '', 'value-bar-box');
  box.append(filled);
  item.append(
    glyph,
    box,
    element('span', messages.values.density(character, percent), 'hidden-text'),
  );
  item.title = messages.values.density(character, percent);
  return item;
}

function sayOrder(characters: string, coverage: Coverage): string {
  const wrong = outOfOrder(characters, coverage);
  return wrong ? messages.values.wrongOrder(...wrong) : messages.values.rightOrder;
}
