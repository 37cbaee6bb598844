/** Writes tables as MDX does: elements with Markdown in them. */

export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}

/**
 * A text as Markdown. The names of functions, such as draw(), become code; what stands between backticks
 * is code already.
 */
export function textOf(text: string): string {
  return text
    .split(/(`[^`]+`|\b\w+\(\))/)
    .map((part, i) => (i % 2 === 0 ? escape(part) : `\`${part.replaceAll('`', '')}\``))
    .join('');
}

function escape(text: string): string {
  return text.replace(/[\\{}<*_[\]~]/g, '\\$&');
}

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, content: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

export const cell = (content: string, attributes?: Attributes): string =>
  element('td', content, attributes);

/** The heading of a row, of a column, or of a group of rows. */
export const heading = (
  scope: 'row' | 'col' | 'rowgroup',
  content: string,
  attributes?: Attributes,
): string => element('th', content, { scope, ...attributes });

export const row = (cells: readonly string[], attributes?: Attributes): string =>
  element('tr', cells.join(''), attributes);

interface Table {
  caption: string;
  /** The headings of the columns. */
  columns: readonly string[];
  /** Rows in groups. */
  groups: readonly (readonly string[])[];
  attributes?: Attributes;
}

/** Tables with the class `compact`, for short values, stay tables on a phone. */
export const compact = { className: 'compact' };

export function table({ caption, columns, groups, attributes = compact }: Table): string {
  const head = row(columns.map((column) => heading('col', column)));
  const lines = [
    element('caption', caption),
    element('thead', head),
    ...groups.map((rows) => element('tbody', `\n${rows.join('\n')}\n`)),
  ];
  // Prettier would give each cell a line.
  return `{/* prettier-ignore */}\n${element('table', `\n${lines.join('\n')}\n`, attributes)}`;
}
