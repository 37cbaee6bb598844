/** Finds what a file of the built site names as an address of the site. */
import { parseHtml } from 'docusaurus-local-search/builtPage';
import type { Element, Root, RootContent } from 'hast';
import { visit } from 'unist-util-visit';

export interface Addresses {
  /** Addresses as the file writes them, without repetition. */
  found: string[];
  /** What a fragment of an address can name, in HTML. */
  ids: Set<string>;
  /** The address that the document gives as its own. */
  canonical: string | undefined;
}

/** Attributes whose whole value is an address. */
const addressAttributes = ['href', 'src', 'poster', 'action', 'data', 'content'] as const;
const srcsetAttributes = ['srcSet', 'imageSrcSet'] as const;

/**
 * Reads a document: its attributes, its style sheets, its data for programs, and its text, in which
 * code samples stand as readers see them.
 *
 * @param origin Where the site is published, without a slash at the end.
 */
export function addressesInHtml(html: string, origin: string): Addresses {
  const root = parseHtml(html);
  const found = new Set(addressesInText(visibleText(root), origin));
  const ids = new Set<string>();
  let canonical: string | undefined;
  const add = (value: string): void => {
    for (const address of addressesInText(value, origin)) found.add(address);
  };
  visit(root, 'element', (element: Element) => {
    const { tagName, properties } = element;
    const text = (name: string): string | undefined => {
      const value = properties[name];
      return Array.isArray(value) ? value.join(' ') : value == null ? undefined : String(value);
    };
    const id = text('id');
    if (id !== undefined) ids.add(id);
    const href = text('href');
    if (tagName === 'link' && text('rel') === 'canonical') canonical = href;
    for (const name of addressAttributes) {
      const value = text(name);
      // What a `<meta>` says is only sometimes an address.
      if (name === 'content' || (name === 'data' && tagName !== 'object')) add(value ?? '');
      else if (value !== undefined && isOfSite(value, origin)) found.add(value);
    }
    for (const name of srcsetAttributes) {
      for (const candidate of (text(name) ?? '').split(',')) {
        const [address = ''] = candidate.trim().split(/\s+/);
        if (address !== '' && isOfSite(address, origin)) found.add(address);
      }
    }
    for (const address of addressesInCss(text('style') ?? '')) found.add(address);
    if (tagName !== 'style' && tagName !== 'script') return;
    const [content] = element.children;
    if (content?.type !== 'text') return;
    if (tagName === 'style')
      for (const address of addressesInCss(content.value)) found.add(address);
    else add(content.value);
  });
  return { found: [...found], ids, canonical };
}

/** Reads `url()` and `@import`. */
export function addressesInCss(css: string): string[] {
  const matches = css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)|@import\s+(["'])(.*?)\3/g);
  return [...matches]
    .map(([, , url, , imported]) => url ?? imported ?? '')
    .filter((address) => !/^(?:[a-z][\w+.-]*:|#|$)/i.test(address));
}

/**
 * Reads prose, code, Markdown, JSON, XML: addresses of the site in full, and addresses from its root
 * that stand in quotes, in brackets, or as a word that names a file with an extension or begins like
 * the pages of the site.
 */
export function addressesInText(text: string, origin: string): string[] {
  const inFull = text.matchAll(
    new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w.-])[^\\s"'\`<>\\\\)\\]]*`, 'g'),
  );
  const quoted = text.matchAll(/(["'`(])(\/(?!\/)[\w][^\s"'`<>()\\]*)(?=["'`)])/g);
  const words = text.matchAll(/(?<=^|\s)\/[\w-][\w@./-]*\.[a-z][a-z\d]*(?=[\s,;.:]|$)/gm);
  const pages = text.matchAll(
    /(?<=^|\s)\/(?:api|blog|docs|examples|licences|playground|search)(?:\/[\w@.-]+)*\/?(?:[?#][\w=&-]+)?(?=[\s,;.:]|$)/gm,
  );
  return [
    ...[...inFull].map(([address]) => address.replace(/[.,;:]+$/, '')),
    ...[...quoted].map(([, , address = '']) => address),
    ...[...words, ...pages].map(([address]) => address.replace(/\.$/, '')),
  ];
}

/** Whether an attribute leads to the site: neither elsewhere, nor to data within the document. */
function isOfSite(address: string, origin: string): boolean {
  if (address === origin || address.startsWith(`${origin}/`)) return true;
  return !/^(?:[a-z][\w+.-]*:|\/\/)/i.test(address);
}

/** Elements within a line; all others begin a new one. */
const inline = /^(?:a|abbr|b|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

function visibleText(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element') {
    if (/^(?:script|style|template)$/.test(node.tagName)) return '';
    // Pictures out of characters, in which anything can stand.
    const { ariaHidden, role } = node.properties;
    if (ariaHidden === 'true' || role === 'img') return '';
  }
  const text = node.children.map(visibleText).join('');
  return node.type === 'element' && inline.test(node.tagName) ? text : `\n${text}\n`;
}
