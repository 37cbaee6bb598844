/** The interface between the search and its engines: the site's own, and the hosted service. */
import * as v from 'valibot';

const filtersSchema = v.object({
  /** The locale of the page that is being read. */
  language: v.string(),
  /** The tags of pages that are searched, such as those of the version that is being read. */
  tags: v.array(v.string()),
});

const questionSchema = v.object({
  query: v.string(),
  /** The largest number of hits to return. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** How many words of text an excerpt has around its match. */
  excerptWords: v.pipe(v.number(), v.integer(), v.minValue(1)),
  filters: v.optional(filtersSchema),
});

export type ContextualFilters = v.InferOutput<typeof filtersSchema>;
export type Question = v.InferOutput<typeof questionSchema>;

/** @throws ValiError when the value is not a question. */
export const parseQuestion = (value: unknown): Question => v.parse(questionSchema, value);

export const hitTypes = ['page', 'heading', 'text'] as const;

/** A page or a section that was found. */
export interface Hit {
  id: string;
  /** The path on this site, with the anchor of the section. */
  path: string;
  /** The part that matched. */
  type: (typeof hitTypes)[number];
  /**
   * The kind of page, the title of the page, and the headings down to the section. They are HTML
   * with `<mark>`s; `Marked` shows any other markup as text.
   */
  titles: string[];
  /** The text around the match, in the same format. */
  excerpt?: string;
}

export interface Answer {
  total: number;
  hits: Hit[];
  /** Queries with results, proposed when this one has none; the hosted service proposes none. */
  suggestions: string[];
}

export interface SearchEngine {
  /** Rejects when the engine cannot be reached or its answer is malformed. */
  search: (question: Question) => Promise<Answer>;
}
