/** Collects what the page of an example shows around it, such as links to its neighbours. */
import type { ExamplePlace, PageLink } from '../../../shared/examples';
import { isInGallery, type ShownExample } from '../data/examples';
import type { Example } from '../reading/examples';

export interface Surroundings {
  baseUrl: string;
  /** The repository that holds the examples, if readers can see one. */
  sourceUrl: string | undefined;
  explainedIn: ReadonlyMap<string, PageLink[]>;
  uses: ReadonlyMap<string, PageLink[]>;
}

/** @param examples The examples in the order of the links to the previous and the next one. */
export function examplePages(
  examples: readonly Example[],
  { baseUrl, sourceUrl, explainedIn, uses }: Surroundings,
): ExamplePlace[] {
  const linkTo = (example: Example | undefined): PageLink | undefined =>
    example && { title: example.title, permalink: examplePath(example.slug, baseUrl) };
  return examples.map((example, index) => {
    const { slug, title, summary, tags, credits = [] } = example;
    return {
      slug,
      title,
      summary,
      tags,
      credits,
      editUrl: sourceUrl && `${sourceUrl}/tree/main/examples/${slug}`,
      explainedIn: explainedIn.get(slug) ?? [],
      uses: uses.get(slug) ?? [],
      previous: linkTo(examples[index - 1]),
      next: linkTo(examples[index + 1]),
    };
  });
}

/** The places of all examples. Recipes are neighbours of recipes: the gallery does not show them. */
export function placesOf(
  shown: readonly ShownExample[],
  surroundings: Surroundings,
): ExamplePlace[] {
  const examples = shown.map(({ example }) => example);
  return [true, false].flatMap((inGallery) =>
    examplePages(
      examples.filter((example) => isInGallery(example) === inGallery),
      surroundings,
    ),
  );
}

export function examplePath(slug: string, baseUrl: string): string {
  return `${baseUrl}examples/${slug}`;
}
