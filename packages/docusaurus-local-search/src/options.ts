/** What a site may tell the search about itself. Everything is optional; see README.md. */
import * as v from 'valibot';

/** A kind of page: the results are grouped by it. */
const kindSchema = v.object({
  /**
   * Paths of the kind, below the base URL and without a leading slash: what they begin with, or a
   * pattern. The first kind that matches a path counts.
   */
  pages: v.union([v.string(), v.instance(RegExp)]),
  label: v.string(),
  /** How much readers want such a page, compared with others that match as well. */
  weight: v.optional(v.number(), 1),
  /** Whether TypeDoc generated the pages: their headings name symbols, and the rest is tables. */
  isApi: v.optional(v.boolean(), false),
});

export type PageKind = v.InferOutput<typeof kindSchema>;

/** What the index holds of something that a page shows and that is not prose, such as a sketch. */
export interface SearchEntry {
  text: string;
  /** Names that it can be found by. */
  names: readonly string[];
  /** Code, of which the index holds the names that it uses. */
  code: string;
}

type Content = string | Uint8Array;

/**
 * Keeps the result of a slow step between builds.
 *
 * @param kind Names the step.
 * @param inputs Everything that the result depends on, besides the code of this package.
 */
export type Cached = (
  kind: string,
  inputs: readonly Content[],
  make: () => Promise<string>,
) => Promise<string | Buffer>;

const isFunction = (value: unknown): boolean => typeof value === 'function';

const entriesSchema = v.object({
  /** The `data-` attribute by which pages name an entry. The text in its element is no prose. */
  attribute: v.pipe(v.string(), v.regex(/^data-[a-z]+(?:-[a-z]+)*$/)),
  /** Label of the kind of pages that an entry belongs to; others may show it too. */
  kind: v.string(),
  read: v.custom<() => Promise<ReadonlyMap<string, SearchEntry>>>(isFunction),
});

const tasksSchema = v.object({
  /** Path of the page below the base URL. */
  page: v.string(),
  /** Heading of the first column of its tables of tasks. */
  column: v.string(),
});

export type Tasks = v.InferOutput<typeof tasksSchema>;

const defaultKinds: readonly v.InferInput<typeof kindSchema>[] = [
  { pages: 'docs/', label: 'Docs' },
  { pages: 'blog/', label: 'Blog', weight: 0.7 },
  { pages: '', label: 'Pages', weight: 0.7 },
];

export const optionsSchema = v.object({
  /** Whether Algolia answers, with what `themeConfig.algolia` says, and not the site's own index. */
  hosted: v.optional(v.boolean(), false),
  kinds: v.optional(v.array(kindSchema), [...defaultKinds]),
  /** Classes of `<html>` on pages to be found, besides those of docs, posts and simple pages. */
  pageClasses: v.optional(v.array(v.string()), []),
  entries: v.optional(entriesSchema),
  /** A YAML file with what readers type and what they mean, relative to the site's folder. */
  words: v.optional(v.string()),
  /** A page with tables of tasks, each with a link to what helps: its words find that. */
  tasks: v.optional(tasksSchema),
  /** Headings of the list of all pages, by the name of the sidebar. */
  sidebarTitles: v.optional(v.record(v.string(), v.string()), {}),
  cached: v.optional(v.custom<Cached>(isFunction), (): Cached => (_kind, _inputs, make) => make()),
  // The framework adds the plugin's own id.
  id: v.optional(v.string()),
});

export type LocalSearchOptions = v.InferInput<typeof optionsSchema>;
export type Entries = v.InferOutput<typeof entriesSchema>;

/** What the plugin tells the browser. */
export interface SearchSettings {
  /** The index of the service; searches are kept in the browser under its name, too. */
  indexName: string;
  contextualSearch: boolean;
  searchPagePath: string | false;
  /** The application of Algolia that answers, where the site has no index of its own. */
  service?: { appId: string; apiKey: string };
}

/** Checks kinds that a site lists, and fills in what it leaves out. */
export const parseKinds = (kinds: readonly v.InferInput<typeof kindSchema>[]): PageKind[] =>
  v.parse(v.array(kindSchema), kinds);

/** The kind of a page, by its path below the base URL. */
export function kindOf(path: string, kinds: readonly PageKind[]): PageKind {
  const found = kinds.find(({ pages }) =>
    typeof pages === 'string'
      ? path.startsWith(pages) || `${path}/` === pages
      : new RegExp(pages).test(path),
  );
  return found ?? { pages: '', label: 'Pages', weight: 1, isApi: false };
}
