import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

const roles: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Prepares tables for narrow screens, where the cells of a row stand below each other
 * (`src/css/markdown.css`): each cell gets the heading of its column, and every element the ARIA
 * role that it loses in some browsers when it is not displayed as a part of a table.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    makeElements(tree);
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const headings = elements(table, 'thead')
        .flatMap((head) => elements(head, 'th'))
        .map((heading) => toString(heading));
      for (const row of elements(table, 'tr')) {
        cellsOf(row).forEach((cell, column) => {
          const heading = headings[column];
          // The first cell of a row names the row and needs no label; the cells below it do.
          if (column > 0 && heading && cell.tagName === 'td')
            cell.properties['dataLabel'] = heading;
        });
      }
      for (const [tagName, role] of Object.entries(roles)) {
        for (const part of elements(table, tagName)) {
          part.properties['role'] = isRowHeading(part) ? 'rowheader' : role;
        }
      }
    });
  };
}

/** Tables that a page writes as elements become what those in Markdown are. */
function makeElements(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (!parent || index === undefined) return;
    const { name, attributes, children } = node;
    if (name === null || !(name in roles || name === 'caption')) return;
    const properties = attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value] as const]
        : [],
    );
    // Its children are the same list, in which those that are elements of JSX are replaced in turn.
    parent.children[index] = { ...h(name, Object.fromEntries(properties)), children };
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}

function isRowHeading({ tagName, properties: { scope } }: Element): boolean {
  return tagName === 'th' && (scope === 'row' || scope === 'rowgroup');
}

function elements(within: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(within, 'element', (element: ElementContent) => {
    if (element.type === 'element' && element.tagName === tagName) found.push(element);
  });
  return found;
}
