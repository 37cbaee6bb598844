/** Reads the recipes of the cookbook from the source of its pages. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedSlugs } from '../examples/embeddedSlugs';

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
