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
  /** Something that was left out: a getter, a cycle, or what is too deep to follow. */
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
