/** Collects what the page of an example shows around it, such as links to its neighbours. */
import { readFileSync } from 'node:fs';
import type { ExamplePlace, PageLink } from '../../shared/examples';
import { embeddedSlugs } from './embeddedSlugs';
import type { Example } from './readExamples';

interface Surroundings {
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

export function examplePath(slug: string, baseUrl: string): string {
  return `${baseUrl}examples/${slug}`;
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
