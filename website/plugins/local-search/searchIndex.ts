/**
 * The file that the build writes and the worker reads: the site's pages and their sections.
 *
 * It holds text, not an inverted index. The worker indexes the text when it has arrived, which costs
 * a few milliseconds a hundred sections and halves what a reader downloads (see README.md).
 */
import * as v from 'valibot';

const pageSchema = v.object({
  /** Path below the base URL, without a leading slash; may hold an anchor. */
  path: v.string(),
  title: v.string(),
  /** What the results are grouped under: the kind of page, and its category where it has one. */
  group: v.string(),
  /** How much a reader wants such a page, against others that match as well. */
  weight: v.number(),
  language: v.string(),
  version: v.string(),
  /** The framework's contextual tag: `default`, or the docs and version that a page belongs to. */
  tag: v.string(),
  keywords: v.optional(v.string()),
});

const sectionSchema = v.object({
  /** Position of the page in `pages`. */
  page: v.number(),
  anchor: v.optional(v.string()),
  /** Headings from level 2 down to the section's own; none for the beginning of a page. */
  headings: v.optional(v.array(v.nullable(v.string()))),
  text: v.optional(v.string()),
  /** Qualified name of the symbol that the section documents, such as `P5Asciifier.font`. */
  symbol: v.optional(v.string()),
  /** Identifiers that the section's code samples use. */
  code: v.optional(v.string()),
  /** The symbol is inherited: another page explains it. */
  inherited: v.optional(v.boolean()),
});

const indexSchema = v.object({
  pages: v.array(pageSchema),
  sections: v.array(sectionSchema),
});

const manifestSchema = v.object({
  /** Path of the index below the base URL. */
  index: v.pipe(v.string(), v.regex(/^assets\/search\/[\w.-]+\.json$/)),
});

export type SearchPage = v.InferOutput<typeof pageSchema>;
export type SearchSection = v.InferOutput<typeof sectionSchema>;
export type SearchIndex = v.InferOutput<typeof indexSchema>;
export type SearchManifest = v.InferOutput<typeof manifestSchema>;

export const parseIndex = (value: unknown): SearchIndex => v.parse(indexSchema, value);
export const parseManifest = (value: unknown): SearchManifest => v.parse(manifestSchema, value);

/** Names the index, whose own name holds a hash of its content; below the base URL. */
export const manifestPath = 'search-index/manifest.json';
