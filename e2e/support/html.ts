/** Reads served HTML without a browser. */
import { parseHtml } from 'docusaurus-local-search/builtPage';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** The elements of a document that match a CSS selector, in their order. */
export function elementsIn(html: string, selector: string): Element[] {
  return selectAll(selector, parseHtml(html));
}

/** The addresses in the `href` attributes of the matching elements, in their order. */
export function addressesIn(html: string, selector: string): string[] {
  return elementsIn(html, selector).map(({ properties }) => String(properties.href));
}

/** The text of the matching elements. */
export function textIn(html: string, selector: string): string {
  return elementsIn(html, selector)
    .map((element) => toString(element))
    .join('\n');
}
