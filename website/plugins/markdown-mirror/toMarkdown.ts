import type { Root } from 'hast';
import { select } from 'hast-util-select';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown as write } from 'mdast-util-to-markdown';
import { readable } from './readable';

/** Keeps the title of a code block as `title="…"` behind the fence, as the site's sources do. */
const codeWithTitle: Handle = (state, node) => {
  const result = defaultHandlers.pre(state, node);
  const { title } = node.properties;
  if (result.type === 'code' && typeof title === 'string') {
    result.lang ??= 'text';
    result.meta = `title=${JSON.stringify(title)}`;
  }
  return result;
};

/**
 * Renders a page as Markdown.
 *
 * @param page The page as it was built.
 * @param address Full address of the published page.
 * @returns Nothing when the page has no main content.
 */
export function toMarkdown(page: Root, address: string): string | undefined {
  const main = select('main', page);
  if (!main) return undefined;
  const content = main.children.flatMap((child) => readable(child, address));
  const tree = toMdast({ type: 'root', children: content }, { handlers: { pre: codeWithTitle } });
  if (tree.type !== 'root') return undefined;
  const title = tree.children.findIndex(({ type }) => type === 'heading');
  const source: RootContent = {
    type: 'paragraph',
    children: [
      { type: 'text', value: 'Source: ' },
      { type: 'link', url: address, children: [{ type: 'text', value: address }] },
    ],
  };
  return write(
    { ...tree, children: tree.children.toSpliced(title + 1, 0, source) },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      bullet: '-',
      emphasis: '_',
      rule: '-',
      fences: true,
      listItemIndent: 'one',
    },
  );
}
