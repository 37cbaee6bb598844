import type { DescribedValue } from '../../runner/describedValue';

/** How many entries fit on one line. */
const shown = 5;

/** A value on one line, as a heading above its parts: `Ball { x: 3, y: 4, … }`. */
export function summarise(value: DescribedValue): string {
  if (!('entries' in value) || value.type === 'error') return value.text;
  const isList = value.type === 'array' || value.type === 'set';
  const parts = value.entries
    .slice(0, shown)
    .map(({ key, value: part }) => (isList ? quote(part) : `${key}: ${quote(part)}`));
  if (value.entries.length > shown || value.more > 0) parts.push('…');
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  // A plain object needs no name: `{ x: 3 }`.
  const name = value.text === 'Object' ? '' : `${value.text} `;
  return parts.length === 0
    ? `${name}${open}${close}`
    : `${name}${open} ${parts.join(', ')} ${close}`;
}

function quote(part: DescribedValue): string {
  return part.type === 'string' ? JSON.stringify(part.text) : part.text;
}
