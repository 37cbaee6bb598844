/** Validates a search client's answer, which is untrusted data, and picks what the page shows. */
import * as v from 'valibot';
import { those } from '@site/src/search/answer';
import { sitePath } from '@site/src/search/links';

const marked = v.object({ value: v.string() });

const answerSchema = v.object({
  results: v.tuple([
    v.object({
      nbHits: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      suggestions: v.optional(those(v.string()), []),
      hits: v.array(v.unknown()),
    }),
  ]),
});

const hitsSchema = those(
  v.object({
    objectID: v.string(),
    url: v.string(),
    _highlightResult: v.object({ hierarchy: v.record(v.string(), marked) }),
    _snippetResult: v.optional(v.object({ content: v.optional(marked) })),
  }),
);

export interface FoundSection {
  id: string;
  path: string;
  /** HTML with `<mark>`s; `Marked` shows any other markup in it as text. */
  title: string;
  /** The titles above it, beginning with the kind of page. */
  trail: string[];
  summary?: string;
}

export interface Found {
  total: number;
  sections: FoundSection[];
  /** Queries that find something, where this one did not; the hosted service proposes none. */
  suggestions: string[];
}

/**
 * Parses an answer, and leaves out malformed hits.
 *
 * @throws ValiError when the answer itself is malformed.
 */
export function parseAnswer(answer: unknown): Found {
  const [{ nbHits, hits, suggestions }] = v.parse(answerSchema, answer).results;
  const known = v.parse(hitsSchema, hits);
  return {
    total: Math.max(known.length, nbHits - (hits.length - known.length)),
    suggestions,
    sections: known.map(({ objectID, url, _highlightResult, _snippetResult }) => {
      const titles = Object.entries(_highlightResult.hierarchy)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([, { value }]) => value);
      return {
        id: objectID,
        path: sitePath(url),
        title: titles.at(-1) ?? '',
        trail: titles.slice(0, -1),
        summary: _snippetResult?.content?.value,
      };
    }),
  };
}
