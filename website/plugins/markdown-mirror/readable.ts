/**
 * Reduces a page to what can be read, as plain HTML: without controls and frames of characters,
 * and with absolute addresses.
 */
import type { Element, ElementContent, Nodes, Properties } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

const silent = new Set(
  'button canvas footer form iframe input nav noscript script select style svg template video wbr'.split(
    ' ',
  ),
);
const silentClasses = ['hash-link', 'theme-doc-toc-mobile'];

/**
 * Reduces a node of a page and its descendants.
 *
 * @param base Address of the page.
 */
export function readable(node: ElementContent, base: string): ElementContent[] {
  if (node.type === 'text') return [node];
  if (node.type !== 'element' || isSilent(node)) return [];
  const within = ({ children }: Element): ElementContent[] =>
    children.flatMap((child, index) => [
      ...(isLink(children[index - 1]) && child.type === 'element' ? [text(' ')] : []),
      ...readable(child, base),
    ]);

  if (node.properties.role === 'img') return pictureOf(node);
  if (hasClass(node, 'theme-admonition')) return [admonitionOf(node, within)];
  if (hasClass(node, 'code-block')) return codeOf(node);
  if (typeof node.properties.dataExample === 'string') return exampleOf(node, base);

  switch (node.tagName) {
    case 'a':
      return linkOf(node, within(node), base);
    case 'img':
      return imageOf(node, base);
    default:
      return [{ ...node, properties: alignmentOf(node), children: within(node) }];
  }
}

/** Links are followed by a space: only styles may keep them apart from the element behind them. */
function isLink(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'a';
}

function isSilent({ tagName, properties }: Element): boolean {
  const { ariaHidden, className, hidden, role } = properties;
  return (
    silent.has(tagName) ||
    role === 'status' ||
    role === 'alert' ||
    (hidden !== undefined && hidden !== false) ||
    String(ariaHidden) === 'true' ||
    (Array.isArray(className) && silentClasses.some((name) => className.includes(name)))
  );
}

/** A diagram keeps its characters; a frame of a sketch is only described. */
function pictureOf(node: Element): ElementContent[] {
  const label = String(node.properties.ariaLabel ?? '');
  const diagram = select('pre[aria-hidden]', node);
  return [
    element('p', [element('em', [text(`Picture: ${label}`)])]),
    ...(diagram ? [pre(toString(diagram), 'text')] : []),
  ];
}

function admonitionOf(
  { children }: Element,
  within: (node: Element) => ElementContent[],
): ElementContent {
  const [heading, ...content] = children.filter((child) => child.type === 'element');
  return element('blockquote', [
    ...(heading ? [element('p', [element('strong', within(heading))])] : []),
    ...content.flatMap(within),
  ]);
}

function codeOf(block: Element): ElementContent[] {
  const code = select('pre code', block);
  const title = select('figcaption', block);
  const { dataLanguage } = block.properties;
  if (!code) return [];
  return [
    pre(
      plainText(code),
      typeof dataLanguage === 'string' ? dataLanguage : undefined,
      title && toString(title),
    ),
  ];
}

/** A live example becomes its title, its description and its source; controls are left out. */
function exampleOf(example: Element, base: string): ElementContent[] {
  const title = String(example.properties.ariaLabel ?? '');
  const words = example.children.filter(
    (child): child is Element =>
      child.type === 'element' && child.tagName === 'p' && !isSilent(child),
  );
  return [
    element('p', [
      element('strong', [text(`Live example: ${title}`)]),
      ...words.flatMap((paragraph) => [
        element('br', []),
        ...paragraph.children.flatMap((child) => readable(child, base)),
      ]),
    ]),
    ...selectAll('.code-block', example).flatMap(codeOf),
  ];
}

function linkOf(
  { properties: { href, title } }: Element,
  children: ElementContent[],
  base: string,
): ElementContent[] {
  const says = children.some((child) => toString(child).trim() !== '' || child.type === 'element');
  const label = says ? children : typeof title === 'string' ? [text(title)] : [];
  // A link with neither text nor title, such as an icon, is left out.
  if (label.length === 0) return [];
  return [
    typeof href === 'string'
      ? { ...element('a', label), properties: { href: absolute(href, base) } }
      : element('span', label),
  ];
}

function imageOf({ properties: { src, alt } }: Element, base: string): ElementContent[] {
  if (typeof src !== 'string' || typeof alt !== 'string' || alt === '') return [];
  const properties = { src: absolute(src, base), alt };
  return [{ ...element('img', []), properties }];
}

function absolute(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : address;
}

/** The properties that Markdown can express: alignment of a cell, first number of a list. */
function alignmentOf({ properties: { align, start } }: Element): Properties {
  return { ...(align !== undefined && { align }), ...(start !== undefined && { start }) };
}

/** The text of code with its line breaks, which may be `br` elements. */
function plainText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

function pre(code: string, language?: string, title?: string): Element {
  return {
    ...element('pre', [
      {
        ...element('code', [text(code)]),
        properties: language === undefined ? {} : { className: [`language-${language}`] },
      },
    ]),
    properties: title === undefined ? {} : { title },
  };
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
