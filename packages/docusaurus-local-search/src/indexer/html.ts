/** Small helpers to read a built page. */
import type { Element, Nodes } from 'hast';
import { select } from 'hast-util-select';

const blocks = new Set(
  (
    'address article aside blockquote br dd details div dl dt figcaption figure footer h1 h2 h3 ' +
    'h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'
  ).split(' '),
);

export const isBlock = ({ tagName }: Element): boolean => blocks.has(tagName);

/** Elements whose text is not indexed: controls, graphics, navigation and code that runs. */
const silent = new Set(
  'button canvas iframe nav noscript script select style svg template'.split(' '),
);

export function isSilent(node: Element): boolean {
  const { ariaHidden, className, hidden, role } = node.properties;
  return (
    silent.has(node.tagName) ||
    role === 'img' ||
    (hidden !== undefined && hidden !== false) ||
    String(ariaHidden) === 'true' ||
    (Array.isArray(className) && className.includes('hash-link'))
  );
}

/** The text of a node as one would read it, on one line. */
export function textOf(node: Nodes): string {
  return collect(node)
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function collect(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && isSilent(node)) return '';
  const text = node.children.map(collect).join('');
  return node.type === 'element' && isBlock(node) ? ` ${text} ` : text;
}

export function metaContent(page: Nodes, name: string): string | undefined {
  // In the whole page, looking for a name that is missing would take long.
  const head = select('head', page) ?? page;
  const content = select(`meta[name="${name}"]`, head)?.properties.content;
  return typeof content === 'string' ? content : undefined;
}

export function hasClass(element: Element | undefined, name: string): boolean {
  const { className } = element?.properties ?? {};
  return Array.isArray(className) && className.includes(name);
}

export function headingLevel(node: Nodes): number | undefined {
  const level = node.type === 'element' && /^h([2-6])$/.exec(node.tagName)?.[1];
  return level ? Number(level) : undefined;
}
