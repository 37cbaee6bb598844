/** Parts of pages, as the trees that plugins put into them. */
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Paragraph } from 'mdast';
import 'mdast-util-to-hast';

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
    .map((part) => (/^\w+\(\)$/.test(part) ? h('code', part) : part));
}
