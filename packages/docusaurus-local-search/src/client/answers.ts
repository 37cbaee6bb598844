/**
 * Validates the answers of search engines, which are untrusted: a hosted index holds whatever its
 * crawler read. Malformed hits and unknown fields are dropped, hits beyond the requested number are
 * ignored, and long texts are cut.
 */
import * as v from 'valibot';
import { sitePath } from '../addresses';
import { hitTypes, type Answer } from '../question';

/** The most characters of a text; the longest that a crawler takes from pages is shorter. */
const longestText = 2000;
export const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, longestText)),
);
export const id = v.pipe(v.string(), v.maxLength(longestText));

/** @param baseUrl The path that the site is served under. */
export const address = (baseUrl: string) =>
  v.pipe(
    v.string(),
    v.maxLength(longestText),
    v.transform((url) => sitePath(url, baseUrl)),
  );

/** A kind of page, the title of a page, and as many headings as HTML has levels. */
const mostTitles = 8;

const hitSchema = (baseUrl: string) =>
  v.object({
    id,
    path: address(baseUrl),
    type: v.picklist(hitTypes),
    titles: v.pipe(v.array(text), v.minLength(2), v.maxLength(mostTitles)),
    excerpt: v.optional(text),
  });

/**
 * A schema for an array that drops invalid entries.
 *
 * @param most How many entries are validated; the rest are dropped.
 */
export function validEntries<const Schema extends v.GenericSchema>(
  schema: Schema,
  most: number,
): v.GenericSchema<unknown, v.InferOutput<Schema>[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.slice(0, most).flatMap((entry) => {
        const result = v.safeParse(schema, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** How many queries are proposed where nothing was found. */
const mostSuggestions = 10;

/**
 * The schema of an answer.
 *
 * @param hit Parses a hit of the engine.
 * @param asked How many hits were requested.
 */
export function answerOf<Hit>(hit: v.GenericSchema<unknown, Hit>, asked: number) {
  return v.pipe(
    v.object({
      total: count,
      hits: v.array(v.unknown()),
      suggestions: v.optional(validEntries(text, mostSuggestions), []),
    }),
    v.transform(({ total, hits, suggestions }) => {
      const known = v.parse(validEntries(hit, asked), hits);
      // Fewer hits than requested are all that there are, whatever `total` claims.
      const found = Math.max(hits.length, hits.length < asked ? 0 : total);
      // Invalid hits are not counted.
      const refused = Math.min(hits.length, asked) - known.length;
      return { total: found - refused, hits: known, suggestions };
    }),
  );
}

/**
 * Parses an answer of the site's own engine.
 *
 * @param asked How many hits were requested.
 * @param baseUrl The path that the site is served under.
 * @throws ValiError when the answer itself is malformed.
 */
export const parseAnswer = (answer: unknown, asked: number, baseUrl: string): Answer =>
  v.parse(answerOf(hitSchema(baseUrl), asked), answer);
