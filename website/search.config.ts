/** What the search (packages/docusaurus-local-search) is told about this site. */
import type { LocalSearchOptions, SearchEntry } from 'docusaurus-local-search';
import { cached } from './cache/cached';
import { readExamples, type Example } from './plugins/sketches/reading/examples';

const api = { label: 'API reference', isApi: true };
const examples = 'Examples';

/** The first that matches a path counts. */
export const kinds = [
  // The changelog and the legal pages match many words, but are seldom what a reader looks for.
  { pages: 'docs/help/changelog', label: 'Guides', weight: 0.5 },
  { pages: 'docs/legal/', label: 'Legal', weight: 0.5 },
  // The glossary has every word, and plans for lessons have many; guides explain them.
  { pages: 'docs/culture/', label: 'Guides', weight: 0.6 },
  { pages: 'docs/teaching', label: 'Guides', weight: 0.6 },
  // Pages of classes and functions weigh most: lists of names and of default values only repeat.
  { ...api, pages: /^docs\/api\/(?:.*\/)?namespaces\/(?:[\w/]*variables\/|\w+\/?$)/, weight: 0.5 },
  { ...api, pages: /^docs\/api\/(?:.*\/)?(?:interfaces|type-aliases)\//, weight: 0.8 },
  { ...api, pages: 'docs/api/' },
  { pages: 'docs/community/', label: 'Community', weight: 0.8 },
  { pages: 'docs/donate/', label: 'Community', weight: 0.8 },
  { pages: 'docs/', label: 'Guides' },
  { pages: 'examples/', label: examples, weight: 0.8 },
  { pages: 'blog/', label: 'Blog', weight: 0.7 },
  { pages: '', label: 'Pages', weight: 0.7 },
] satisfies LocalSearchOptions['kinds'];

/**
 * @param hosted Whether a hosted service answers searches.
 * @param examplesFolder Where the examples are.
 */
export function searchOptions(hosted: boolean, examplesFolder: string): LocalSearchOptions {
  return {
    hosted,
    kinds,
    pageClasses: ['example-page'],
    entries: {
      attribute: 'data-example',
      kind: examples,
      read: async () => exampleEntries(await readExamples(examplesFolder)),
    },
    words: 'search-words.yaml',
    // Its tables stand in the comment at the top of the library's `index.ts`.
    tasks: { page: 'docs/api/', column: 'I want to' },
    sidebarTitles: {
      docsSidebar: 'Guides',
      communitySidebar: 'Community',
      apiSidebar: 'API reference',
      legalSidebar: 'Legal',
    },
    cached,
  };
}

/** What the search index holds of the sketches in `examples/`, by the name of their folder. */
export function exampleEntries(
  list: readonly Pick<Example, 'slug' | 'summary' | 'tags' | 'source'>[],
): Map<string, SearchEntry> {
  return new Map(
    list.map(({ slug, summary, tags, source }) => [
      slug,
      { text: summary, names: tags, code: source },
    ]),
  );
}
