/** Finds, reads and makes elements of pages, for plugins that give them what they show. */
import type { Element } from 'hast';
import type { Paragraph, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** All block elements of this name, such as `<LiveExample slug="x"/>`. */
export function elementsNamed(name: string, tree: Root): MdxJsxFlowElement[] {
  const elements: MdxJsxFlowElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === name) elements.push(element);
  });
  return elements;
}

/** The text that an element in MDX has for an attribute; undefined for none, or for an expression. */
export function mdxAttribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** The place of an element, for messages: the file and the line. */
export function placeOf(element: MdxJsxFlowElement, file: VFile): string {
  return `${file.path}:${element.position?.start.line ?? 1}`;
}

/** A node of Markdown that becomes this element. */
export function markdownOf({ tagName, properties, children }: Element): Paragraph {
  return {
    type: 'paragraph',
    children: [],
    data: { hName: tagName, hProperties: properties, hChildren: children },
  };
}
