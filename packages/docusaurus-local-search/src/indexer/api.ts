/** Reads the generated API pages: which headings name symbols, and which parts are not prose. */
import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import type { SearchSection } from '../searchIndex';
import { textOf } from './html';
import type { IsSection } from './sections';

/** Headings that the generator adds to sort members; nobody searches for them. */
const sorting = new Set(
  (
    'Accessors|Call Signature|Classes|Constructor|Constructors|Default|Default Value|Deprecated|' +
    'Enumeration Members|Enumerations|Example|Examples|Extended by|Extends|Functions|' +
    'Get Signature|Hierarchy|Implementation of|Implements|Index|Indexable|Interfaces|Methods|' +
    'Modules|Namespaces|Overrides|Parameters|Properties|References|Remarks|Returns|See|' +
    'Set Signature|Since|Source|Throws|Type Aliases|Type Declaration|Type Parameters|' +
    'Union Members|Variables'
  ).split('|'),
);
const inheritedHeading = 'Inherited from';

/** Whether a heading names a member; what follows, up to the next such heading, belongs to it. */
export const isSymbolSection: IsSection = ({ level, title }) =>
  level <= 3 && !sorting.has(title) && title !== inheritedHeading;

/** The page without what the generator adds around the words of the authors. */
export function tidyApiPage(content: Element): Element {
  const children = content.children.filter((child, index, all) => !isThrown(child, all, index));
  return { ...content, children: children.flatMap(tidy) };
}

/**
 * Whether a node is the list of what a member throws. Many members throw the same messages, and
 * somebody who looks for one wants the page that explains it.
 */
function isThrown(node: ElementContent, all: readonly ElementContent[], index: number): boolean {
  if (node.type !== 'element' || node.tagName !== 'ul') return false;
  const before = all.slice(0, index).findLast(({ type }) => type === 'element');
  return before?.type === 'element' && textOf(before) === 'Throws';
}

function tidy(node: ElementContent): ElementContent[] {
  if (node.type !== 'element') return [node];
  if (isAddition(node)) return [];
  if (node.tagName === 'table') return tidyTable(node);
  return [tidyApiPage(node)];
}

/** Lines of links that generators write: to the source, to what is related, to what uses a symbol. */
const linkLine = /^(?:Defined in|See also|Used in):/;

/** Whether an element is a signature, a sample, a line of links or a sorting heading. */
function isAddition(node: Element): boolean {
  switch (node.tagName) {
    case 'blockquote':
    case 'pre':
      return true;
    case 'p':
      return linkLine.test(textOf(node));
    default:
      return /^h[2-6]$/.test(node.tagName) && sorting.has(textOf(node));
  }
}

/** Turns each row into a paragraph, below a heading if the row has an anchor (is a member). */
function tidyTable(table: Element): ElementContent[] {
  const columns = selectAll('thead th', table).map(textOf);
  // A table of messages repeats what the page about errors explains, as lists of "Throws" do.
  if (columns[0] === 'Message') return [];
  return selectAll('tbody tr', table).flatMap((row) => {
    const cells = selectAll('td', row);
    const cell = (column: string): ElementContent[] => {
      const found = cells[columns.indexOf(column)];
      return found && textOf(found) !== '-' ? [found] : [];
    };
    const [name] = cells;
    const id = name && select('span[id]', name)?.properties.id;
    if (!name || !id) return [paragraph([...(name ? [name] : []), ...cell('Description')])];
    return [
      { type: 'element', tagName: 'h3', properties: { id }, children: name.children },
      paragraph(cell('Description')),
      ...(cell(inheritedHeading).length > 0 ? [paragraph([text(inheritedHeading)])] : []),
    ];
  });
}

function paragraph(children: ElementContent[]): Element {
  return { type: 'element', tagName: 'p', properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** The qualified name of the symbol that a section documents. */
export function symbolOf(
  pageTitle: string,
  headings: readonly (string | null)[],
  sectionText: string,
): Pick<SearchSection, 'symbol' | 'text' | 'inherited'> {
  const owner = nameIn(pageTitle);
  const member = headings.at(-1);
  const symbol = member ? `${owner}.${nameIn(member)}` : owner;
  return sectionText.includes(inheritedHeading)
    ? // The text of an inherited member is on the page of the class that it is inherited from.
      { symbol, inherited: true }
    : { symbol, ...(sectionText && { text: sectionText }) };
}

/** Reduces a title to a name: `Class: P5Asciifier` to `P5Asciifier`, `setFont()` to `setFont`. */
function nameIn(title: string): string {
  return title
    .replace(/^(?:Abstract |Abstract)?[A-Z][a-z]+(?: [A-Za-z]+)?: /, '')
    .replace(/[(<?].*$/, '')
    .trim();
}
