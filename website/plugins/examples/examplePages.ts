/** Collects what the page of an example shows around it, such as links to its neighbours. */
import type { ExamplePlace, PageLink } from '../../shared/examples';
import type { Example } from './readExamples';

interface Surroundings {
  baseUrl: string;
  sourceUrl: string;
  explainedIn: ReadonlyMap<string, PageLink[]>;
}

/** @param examples The examples in the order of the links to the previous and the next one. */
export function examplePages(
  examples: readonly Example[],
  { baseUrl, sourceUrl, explainedIn }: Surroundings,
): ExamplePlace[] {
  const linkTo = (example: Example | undefined): PageLink | undefined =>
    example && { title: example.title, permalink: examplePath(example.slug, baseUrl) };
  return examples.map((example, index) => {
    const { slug, title, summary, tags } = example;
    return {
      slug,
      title,
      summary,
      tags,
      editUrl: `${sourceUrl}/tree/main/examples/${slug}`,
      explainedIn: explainedIn.get(slug) ?? [],
      previous: linkTo(examples[index - 1]),
      next: linkTo(examples[index + 1]),
    };
  });
}

export function examplePath(slug: string, baseUrl: string): string {
  return `${baseUrl}examples/${slug}`;
}
