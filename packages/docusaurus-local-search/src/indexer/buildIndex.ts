/** Makes the search index from the built pages, and writes it. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { takeFromPage } from '../builtPage';
import type { SearchEntry } from '../options';
import { manifestPath, packIndex, type SearchIndex, type SearchManifest } from '../searchIndex';
import { readPage, type IndexedPage, type PagesOfSite } from './page';
import { identifiersIn } from './sections';

export interface BuiltSite extends PagesOfSite {
  /** Folder of the built pages. */
  outDir: string;
  baseUrl: string;
  /** Paths of all pages, base URL included. */
  routes: readonly string[];
}

/** The entries that pages show, by their names. */
export interface ShownEntries {
  /** Label of the kind of pages that an entry belongs to. */
  kind: string;
  read: ReadonlyMap<string, SearchEntry>;
}

/** The pages and their sections, before readers' words are joined to them. */
export type IndexedSite = Pick<SearchIndex, 'pages' | 'sections'>;

export async function buildIndex(site: BuiltSite, entries?: ShownEntries): Promise<IndexedSite> {
  const pages = await Promise.all(
    site.routes.map((route) => {
      const path = route.slice(site.baseUrl.length);
      return takeFromPage(site.outDir, path, (page) => readPage(page, path, site));
    }),
  );
  return assemble(
    pages.filter((page) => page !== undefined),
    entries,
  );
}

export function assemble(
  indexedPages: readonly IndexedPage[],
  entries?: ShownEntries,
): IndexedSite {
  const index: IndexedSite = { pages: [], sections: [] };
  for (const { page, sections } of indexedPages) {
    const position = index.pages.push(page) - 1;
    // An entry's words go to its own page, not to every page that shows it.
    const own = page.group === entries?.kind ? entries.read : undefined;
    for (const { entries: names, ...section } of sections) {
      const shown = names.flatMap((name) => own?.get(name) ?? []);
      index.sections.push({ page: position, ...section, ...contentOf(shown) });
    }
  }
  return index;
}

function contentOf(shown: readonly SearchEntry[]): { text?: string; code?: string } {
  if (shown.length === 0) return {};
  return {
    text: shown.map(({ text }) => text).join(' '),
    code: shown.flatMap(({ names, code }) => [...names, ...identifiersIn(code)]).join(' '),
  };
}

/** Writes the index under a name that changes with its content, and the manifest with that name. */
export async function writeIndex(outDir: string, index: SearchIndex): Promise<SearchManifest> {
  const content = JSON.stringify(packIndex(index));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const manifest: SearchManifest = { index: `assets/search/index.${hash}.json` };
  await Promise.all([
    write(join(outDir, manifest.index), content),
    write(join(outDir, manifestPath), JSON.stringify(manifest)),
  ]);
  return manifest;
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
