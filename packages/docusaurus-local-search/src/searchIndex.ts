/**
 * The file that the build writes and the worker reads: the site's pages and their sections.
 *
 * The file holds text, not an inverted index. The worker indexes the text when it has arrived,
 * which costs a few milliseconds a hundred sections and halves what a reader downloads (see
 * README.md). Sections are written column by column, because similar values side by side compress
 * better. An anchor that follows from its heading is not written.
 */
import * as v from 'valibot';

const pageSchema = v.object({
  /** Path below the base URL, without a leading slash; may hold an anchor. */
  path: v.string(),
  title: v.string(),
  /** What the results are grouped under: the kind of page, and its category where it has one. */
  group: v.string(),
  /** How much readers want such a page, compared with others that match as well. */
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
  /** Phrases that readers type when they mean this section. */
  asked: v.optional(v.array(v.string())),
});

const columnsSchema = v.record(v.string(), v.array(v.unknown()));

const indexSchema = v.object({
  pages: v.array(pageSchema),
  sections: v.pipe(columnsSchema, v.transform(fromColumns), v.array(sectionSchema)),
  /** The words of the docs for what readers type, by the `vocabularyKey` of what they type. */
  words: v.record(v.string(), v.array(v.string())),
  /** Queries that are proposed to a reader who found nothing. */
  suggestions: v.array(v.string()),
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

/** @returns The content of the file: {@link parseIndex} reads it. */
export const packIndex = (index: SearchIndex): unknown => ({
  ...index,
  sections: toColumns(index.sections),
});

/** The anchor that nearly every heading has. */
function anchorOf(heading: unknown): string | undefined {
  if (typeof heading !== 'string') return undefined;
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/** Stands where a section has a heading and no anchor. */
const noAnchor = '';

function writtenAnchor({ anchor, headings }: SearchSection): string | undefined {
  const expected = anchorOf(headings?.at(-1));
  return anchor === expected ? undefined : (anchor ?? noAnchor);
}

function readAnchor(written: unknown, headings: unknown): unknown {
  if (written === noAnchor) return undefined;
  return written ?? (Array.isArray(headings) ? anchorOf(headings.at(-1)) : undefined);
}

/** Makes one list of values for each field, with `null` where a record has no value. */
function toColumns(sections: readonly SearchSection[]): Record<string, unknown[]> {
  const fields = Object.keys(sectionSchema.entries);
  const records = sections.map(
    (section) =>
      new Map<string, unknown>(Object.entries({ ...section, anchor: writtenAnchor(section) })),
  );
  return Object.fromEntries(
    fields.map((field) => [field, records.map((record) => record.get(field) ?? null)]),
  );
}

function fromColumns(columns: Record<string, unknown[]>): Record<string, unknown>[] {
  const filled = Object.entries(columns);
  const [first] = filled;
  return Array.from({ length: first ? first[1].length : 0 }, (_, row) => {
    const record = Object.fromEntries(
      filled.map(([field, values]) => [field, values[row] ?? undefined]),
    );
    const anchor = readAnchor(record['anchor'], record['headings']);
    return Object.fromEntries(
      Object.entries({ ...record, anchor }).filter(([, value]) => value !== undefined),
    );
  });
}

/** Path, below the base URL, of the manifest, which names the index: that name holds a hash. */
export const manifestPath = 'search-index/manifest.json';
