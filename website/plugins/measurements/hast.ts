/** Parts of pages, as the trees that plugins put into them. */
import type { Element, ElementContent, Properties } from 'hast';
import type { Paragraph } from 'mdast';
import 'mdast-util-to-hast';

type Children = readonly (ElementContent | string)[];

export function element(tagName: string, properties: Properties, ...children: Children): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}

/** A node of Markdown that becomes this element. */
export function markdownOf({ tagName, properties, children }: Element): Paragraph {
  return {
    type: 'paragraph',
    children: [],
    data: { hName: tagName, hProperties: properties, hChildren: children },
  };
}

/** A text in which the names of functions, such as `draw()`, are code. */
export function withCode(text: string): (ElementContent | string)[] {
  return text
    .split(/(\b\w+\(\))/)
    .filter(Boolean)
    .map((part) => (/^\w+\(\)$/.test(part) ? element('code', {}, part) : part));
}
