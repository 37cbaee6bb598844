/** What the search asks its engine, and what that answers: the site's own, or the hosted service. */
import * as v from 'valibot';

const filtersSchema = v.object({
  /** The locale of the page that is being read. */
  language: v.string(),
  /** The tags of pages that are searched, such as those of the version that is being read. */
  tags: v.array(v.string()),
});

const questionSchema = v.object({
  query: v.string(),
  /** How many hits are wanted. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** How many words of the text are wanted around a match. */
  excerptWords: v.pipe(v.number(), v.integer(), v.minValue(1)),
  filters: v.optional(filtersSchema),
});

export type ContextualFilters = v.InferOutput<typeof filtersSchema>;
export type Question = v.InferOutput<typeof questionSchema>;

/** @throws ValiError for anything but a question. */
export const parseQuestion = (value: unknown): Question => v.parse(questionSchema, value);

export const hitTypes = ['page', 'heading', 'text'] as const;

/** A page or a section that was found. */
export interface Hit {
  id: string;
  /** The path on this site, with the anchor of the section. */
  path: string;
  /** What of it matched. */
  type: (typeof hitTypes)[number];
  /**
   * The kind of page, the title of the page, and the headings down to the section. They are HTML
   * with `<mark>`s; `Marked` shows any other markup as text.
   */
  titles: string[];
  /** The text around the match, in the same form. */
  excerpt?: string;
}

export interface Answer {
  total: number;
  hits: Hit[];
  /** Queries that find something, where this one did not; the hosted service proposes none. */
  suggestions: string[];
}

export interface SearchEngine {
  /** Rejects where no answer comes, or one of another form. */
  search: (question: Question) => Promise<Answer>;
}
