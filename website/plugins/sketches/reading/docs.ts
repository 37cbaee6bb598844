/** Reads from the source of the docs which examples they embed, and which recipes the cookbook has. */
import { readFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageLink } from '../../../shared/examples';

/** The examples that a page's source embeds, each once; `<LiveExample>` in code is not counted. */
export function embeddedSlugs(source: string): Set<string> {
  const prose = source.replace(/^(`{3,})[^]*?^\1/gm, '').replace(/`[^`\n]*`/g, '');
  const elements = prose.matchAll(/<LiveExample\s[^>]*?\bslug="([^"]+)"/g);
  return new Set([...elements].map(([, slug = '']) => slug));
}

/** A page of the docs and the file it is written in. */
export interface DocSource extends PageLink {
  file: string;
}

/** For each example, the pages that embed it, in the order of the given pages. */
export function explainedIn(docs: readonly DocSource[]): Map<string, PageLink[]> {
  const pages = new Map<string, PageLink[]>();
  for (const { title, permalink, file } of docs) {
    for (const slug of embeddedSlugs(readFileSync(file, 'utf8'))) {
      pages.set(slug, [...(pages.get(slug) ?? []), { title, permalink }]);
    }
  }
  return pages;
}

// A section that is a recipe begins with `## Title {/* #anchor */}`.
export interface RecipeSection {
  /** The name of the page's file, without the extension. */
  page: string;
  title: string;
  anchor: string;
  /** The example that it shows; nothing if it shows none. */
  slug: string | undefined;
}

/** Reads the sections of all pages of the cookbook but its index, in the order of their names. */
export async function readRecipeSections(folder: string): Promise<RecipeSection[]> {
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.mdx') && file !== 'index.mdx',
  );
  const sections = await Promise.all(
    files
      .sort()
      .map(async (file) =>
        recipeSections(file.replace(/\.mdx$/, ''), await readFile(join(folder, file), 'utf8')),
      ),
  );
  return sections.flat();
}

/** The recipes of a page; a section without an anchor, such as "Where to go next", is none. */
export function recipeSections(page: string, source: string): RecipeSection[] {
  return source.split(/^(?=## )/m).flatMap((section) => {
    const [, title, anchor] = /^## (.+?) \{\/\* #([\w-]+) \*\/\}$/m.exec(section) ?? [];
    if (title === undefined || anchor === undefined || !section.startsWith('## ')) return [];
    const [slug] = embeddedSlugs(section);
    return [{ page, title, anchor, slug }];
  });
}
