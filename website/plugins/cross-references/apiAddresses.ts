import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CALLBACKS, partsOf, type SymbolId } from './references';

/** A page of the API reference. */
export interface ApiPage {
  /** Its address below the base URL, such as `/docs/api/classes/P5Asciifier`. */
  address: string;
  /** The anchors on it. */
  anchors: ReadonlySet<string>;
}

/** The pages of the API reference, by the names of what they document. */
export type ApiPages = ReadonlyMap<string, ApiPage>;

/** Reads the pages that TypeDoc has written. */
export async function readApiPages(folder: string): Promise<ApiPages> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => file.endsWith('.md'));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, ApiPage]> => {
        const page = file.replaceAll('\\', '/').replace(/\.md$/, '');
        const anchors = anchorsIn(await readFile(join(folder, file), 'utf8'));
        return [basename(page), { address: `/docs/api/${page}`, anchors }];
      }),
    ),
  );
}

/** The anchors of a page as TypeDoc writes it: headings of members, and rows of tables. */
export function anchorsIn(markdown: string): Set<string> {
  const named = markdown.matchAll(/^### (\w+)|<a id="([\w-]+)"/gm);
  return new Set(Array.from(named, ([, heading, id]) => (heading ?? id ?? '').toLowerCase()));
}

/** Where the reference describes a symbol; nothing for one that it does not have. */
export function apiAddress(id: SymbolId, pages: ApiPages): string | undefined {
  const [type, member] = partsOf(id);
  if (type === CALLBACKS && member !== undefined) return pages.get(member)?.address;
  const page = pages.get(type);
  if (!page || member === undefined) return page?.address;
  const name = member.toLowerCase();
  const anchor = [name, `property-${name}`, `enumeration-member-${name}`].find((one) =>
    page.anchors.has(one),
  );
  return anchor === undefined ? page.address : `${page.address}#${anchor}`;
}
