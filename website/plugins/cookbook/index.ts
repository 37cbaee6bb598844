import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RecipePage } from '../../shared/recipes';
import { cardOf, examplesFolder } from '../examples';
import { readExamples, type Example } from '../examples/readExamples';
import { readRecipeSections, type RecipeSection } from './recipeSections';

/** Gives the index of the cookbook the recipes of its pages, with their captured frames. */
export default function cookbookPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<readonly RecipePage[]> {
  const docs = join(siteDir, 'docs/cookbook');
  const examples = examplesFolder(siteDir);
  return {
    name: 'cookbook',
    getPathsToWatch: () => [join(docs, '*'), join(examples, '*/*')],
    loadContent: async () =>
      recipePages(await readRecipeSections(docs), await readExamples(examples), baseUrl),
    async contentLoaded({ content, actions }) {
      await actions.createData('recipes.json', content);
    },
  };
}

/**
 * Puts the recipes together by page.
 *
 * @throws Error naming the section whose example is missing.
 */
export function recipePages(
  sections: readonly RecipeSection[],
  examples: readonly Omit<Example, 'source' | 'files'>[],
  baseUrl: string,
): RecipePage[] {
  const bySlug = new Map(examples.map((example) => [example.slug, example]));
  const pages = [...new Set(sections.map(({ page }) => page))];
  return pages.map((name) => ({
    name,
    recipes: sections
      .filter(({ page }) => page === name)
      .map(({ title, anchor, slug }) => {
        const example = slug === undefined ? undefined : bySlug.get(slug);
        if (!example) {
          throw new Error(
            `docs/cookbook/${name}.mdx: the recipe "${title}" needs <LiveExample slug="…" /> with the name of an example.`,
          );
        }
        const address = `/docs/cookbook/${name}#${anchor}`;
        return { title, address, example: cardOf(example, baseUrl) };
      }),
  }));
}
