import { join, relative, sep } from 'node:path';
import type { InlineCode, Link, Nodes, Parents, Root } from 'mdast';
import type { VFile } from 'vfile';
import { apiAddress, readApiPages, type ApiPages } from './apiAddresses';
import { readReferences } from './readReferences';
import type { LibrarySurface, References, SymbolId } from './references';
import { symbolMeant } from './symbolNames';

interface Options {
  /** The folder of the site. */
  siteDir: string;
}

const reference = '/docs/api/';

/**
 * Links the first mention of each symbol of the library in a page of the docs to the symbol's entry
 * in the API reference, unless the page links to the entry already.
 */
export function remarkSymbolLinks({ siteDir }: Options) {
  const docs = join(siteDir, 'docs') + sep;
  let known: Promise<[References, ApiPages]> | undefined;
  return async (tree: Root, file: VFile): Promise<void> => {
    // The pages of the reference have links of their own.
    if (!file.path.startsWith(docs) || file.path.startsWith(join(docs, 'api'))) return;
    known ??= Promise.all([readReferences(), readApiPages(join(docs, 'api'))]);
    const [{ surface, pages }, apiPages] = await known;
    const target = `@site/${relative(siteDir, file.path).split(sep).join('/')}`;
    const uses = pages.find((page) => page.target === target)?.uses ?? {};
    linkSymbols(tree, surface, apiPages, Object.keys(uses));
  };
}

/**
 * Links the symbols in the text of a page.
 *
 * @param used The symbols that the page uses.
 */
export function linkSymbols(
  tree: Root,
  surface: LibrarySurface,
  pages: ApiPages,
  used: readonly SymbolId[] = [],
): void {
  const linked = new Set(addressesIn(tree));
  visitText(tree, (code, parent, index) => {
    const id = symbolMeant(code.value, surface, used);
    const address = id === undefined ? undefined : apiAddress(id, pages);
    if (address === undefined || linked.has(address)) return;
    linked.add(address);
    const link: Link = { type: 'link', url: address, children: [code] };
    parent.children.splice(index, 1, link);
  });
}

/** The entries of the reference to which a page links. */
function addressesIn(node: Nodes): string[] {
  const url = node.type === 'link' || node.type === 'definition' ? node.url : undefined;
  if (url?.startsWith(reference)) return [url];
  return 'children' in node ? node.children.flatMap(addressesIn) : [];
}

type Visitor = (code: InlineCode, parent: Parents, index: number) => void;

/** Elements that are controls or titles, in which no other link may stand. */
const closed = new Set(['a', 'button', 'summary', 'Link', 'Card']);

/** Calls back for each inline code that is neither in a heading nor in a link. */
function visitText(parent: Parents, visitor: Visitor): void {
  // A copy, because the visitor replaces children.
  [...parent.children].forEach((child, index) => {
    if (child.type === 'inlineCode') visitor(child, parent, index);
    else if ('children' in child && !isClosed(child)) visitText(child, visitor);
  });
}

function isClosed(node: Parents): boolean {
  if (node.type === 'heading' || node.type === 'link' || node.type === 'linkReference') return true;
  // The title of an admonition.
  if (node.type === 'paragraph') return node.data !== undefined && 'directiveLabel' in node.data;
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isElement && node.name !== null && closed.has(node.name);
}
