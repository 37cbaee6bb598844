/** What `describeValue` makes of a value: plain data that can cross into the page. */
export type DescribedValue = DescribedLeaf | DescribedTree;

export const leafTypes = [
  'string',
  'number',
  'bigint',
  'boolean',
  'undefined',
  'null',
  'symbol',
  'function',
  /** A regular expression, a date or an element, as text. */
  'text',
  /** An omitted part: a getter, a cycle, or a value that is nested too deeply. */
  'omitted',
] as const;

/** A value without parts. */
export interface DescribedLeaf {
  type: (typeof leafTypes)[number];
  text: string;
}

export const treeTypes = ['object', 'array', 'map', 'set', 'error'] as const;

/** A value with parts. */
export interface DescribedTree {
  type: (typeof treeTypes)[number];
  /** Its class, such as "Vector" or "Array(3)"; of an error its name and message. */
  text: string;
  entries: DescribedEntry[];
  /** How many more entries it has. */
  more: number;
}

export interface DescribedEntry {
  key: string;
  value: DescribedValue;
}

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
