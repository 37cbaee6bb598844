import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';

/** The text that an element in MDX has for an attribute; undefined for none, or for an expression. */
export function mdxAttribute(element: MdxJsxFlowElement, name: string): string | undefined {
  const attribute = element.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
