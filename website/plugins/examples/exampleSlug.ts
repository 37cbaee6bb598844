import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { mdxAttribute } from '../mdxAttribute';

/**
 * The `slug` of an element such as `<LiveExample slug="x"/>`.
 *
 * @param known The slugs of all examples.
 * @throws Error naming the place and the known slugs when the slug is missing or unknown.
 */
export function exampleSlug(element: MdxJsxFlowElement, file: VFile, known: string[]): string {
  const slug = mdxAttribute(element, 'slug');
  if (slug !== undefined && known.includes(slug)) return slug;
  const place = `${file.path}:${element.position?.start.line ?? 1}`;
  const problem = slug === undefined ? 'no slug' : `the unknown slug "${slug}"`;
  throw new Error(`${place}: ${element.name} has ${problem}; known slugs: ${known.join(', ')}`);
}
