import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recipeTag, tagGroups } from '../../../shared/examples';
import { readSketches } from '../reading/examples';
import { readRecipeSections } from '../reading/docs';

const repository = join(import.meta.dirname, '../../../..');

/** The recipes, and what keeps the index from showing each with its frame and its material. */
export interface CookbookReport {
  recipes: number;
  withoutPicture: string[];
  /** Those that the list by material leaves out. */
  withoutMaterial: string[];
}

export function measureCookbook(): Promise<CookbookReport> {
  return measureRecipes(join(repository, 'website/docs/cookbook'), join(repository, 'examples'));
}

/**
 * @param docs The folder of the cookbook's pages.
 * @param examples The folder of the examples.
 */
export async function measureRecipes(docs: string, examples: string): Promise<CookbookReport> {
  const sections = await readRecipeSections(docs);
  const hasPicture = (slug: string): boolean =>
    ['frame.txt', 'colours.txt'].every((name) => existsSync(join(examples, slug, name)));
  const shown = new Set(sections.map(({ slug }) => slug));
  const tagged = (await readSketches(examples)).filter(({ tags }) => tags.includes(recipeTag));
  const materials: readonly string[] = tagGroups['Made from'];
  return {
    recipes: sections.length,
    withoutMaterial: tagged
      .filter(({ tags }) => !tags.some((tag) => materials.includes(tag)))
      .map(({ slug }) => `${slug} has no tag of what it is made from: ${materials.join(', ')}`),
    withoutPicture: [
      ...sections
        .filter(({ slug }) => slug === undefined || !hasPicture(slug))
        .map(({ page, anchor, slug }) =>
          slug === undefined
            ? `${page}#${anchor} shows no example`
            : `${page}#${anchor}: the frame of ${slug} is not captured`,
        ),
      ...tagged
        .filter(({ slug }) => !shown.has(slug))
        .map(({ slug }) => `${slug} is shown in no page of the cookbook`),
    ],
  };
}
