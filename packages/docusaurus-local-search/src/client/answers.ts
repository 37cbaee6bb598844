/**
 * Checks what a search engine answers. It is data from elsewhere: a hosted index holds what its
 * crawler read. Hits of another form are left out, and so are the unknown fields of the others;
 * more hits than were asked for are not looked at, and long texts are cut.
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
 * A schema for an array. Entries that do not match the inner schema are left out.
 *
 * @param most How many entries are looked at.
 */
export function those<const Schema extends v.GenericSchema>(
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
 * An answer with hits in a form of its engine.
 *
 * @param hit What a hit has to be, and what becomes of it.
 * @param asked How many hits were asked for.
 */
export function answerOf<Hit>(hit: v.GenericSchema<unknown, Hit>, asked: number) {
  return v.pipe(
    v.object({
      total: count,
      hits: v.array(v.unknown()),
      suggestions: v.optional(those(text, mostSuggestions), []),
    }),
    v.transform(({ total, hits, suggestions }) => {
      const known = v.parse(those(hit, asked), hits);
      // Fewer than were asked for are all that there are, whatever the answer says.
      const found = Math.max(hits.length, hits.length < asked ? 0 : total);
      // What is refused is not counted.
      const refused = Math.min(hits.length, asked) - known.length;
      return { total: found - refused, hits: known, suggestions };
    }),
  );
}

/**
 * Parses an answer of the site's own engine.
 *
 * @param asked How many hits were asked for.
 * @param baseUrl The path that the site is served under.
 * @throws ValiError when it is no answer at all.
 */
export const parseAnswer = (answer: unknown, asked: number, baseUrl: string): Answer =>
  v.parse(answerOf(hitSchema(baseUrl), asked), answer);
