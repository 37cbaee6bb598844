import type { GalleryExample } from '../../../shared/examples';
import type { RecipePage } from '../../../shared/recipes';
import type { RecipeSection } from '../reading/docs';

/**
 * Puts the recipes of the cookbook together by page, for its index.
 *
 * @throws Error naming the section whose example is missing.
 */
export function recipePages(
  sections: readonly RecipeSection[],
  cards: readonly GalleryExample[],
): RecipePage[] {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
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
        return { title, address: `/docs/cookbook/${name}#${anchor}`, example };
      }),
  }));
}
