/**
 * Checks what a search client answers, and what DocSearch keeps of it. Both are data from
 * elsewhere: a hosted index holds what its crawler read, and storage is open to every page of the
 * origin. Hits of another form are left out, and so are the unknown fields of the others; more hits
 * than were asked for are not looked at, and long texts are cut.
 */
import * as v from 'valibot';
import { mostResults, sitePath } from '../addresses';

/** The most characters of a text; the longest that a crawler takes from pages is shorter. */
const longestText = 2000;
const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, longestText)),
);
const level = v.optional(v.nullable(text));
const higherLevels = { lvl2: level, lvl3: level, lvl4: level, lvl5: level, lvl6: level };
/**
 * DocSearch collects hits in a plain object, under the names of their groups. A name that every
 * object inherits, such as `constructor`, would break it.
 */
const groupName = v.pipe(
  text,
  v.check((name) => !(name in Object.prototype)),
);
const hierarchy = v.object({ lvl0: groupName, lvl1: text, ...higherLevels });

/** Text with the marks of a search engine; see `Marked`. */
const marked = v.object({ value: text });
const markedLevels = v.partial(
  v.object({
    ...{ lvl0: v.object({ value: groupName }), lvl1: marked, lvl2: marked, lvl3: marked },
    ...{ lvl4: marked, lvl5: marked, lvl6: marked },
  }),
);
const markedParts = v.object({
  hierarchy: v.optional(markedLevels),
  content: v.optional(marked),
});

const type = v.picklist(['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content']);
const id = v.pipe(v.string(), v.maxLength(longestText));
/** @param baseUrl The path that the site is served under. */
const address = (baseUrl: string) =>
  v.pipe(
    v.string(),
    v.maxLength(longestText),
    v.transform((url) => sitePath(url, baseUrl)),
  );

/** A hit as DocSearch keeps it. */
const rememberedSchema = (baseUrl: string) =>
  v.object({ objectID: id, url: address(baseUrl), type, content: level, hierarchy });

/** A hit as the search dialogue requests it. */
const hitSchema = (baseUrl: string) =>
  v.object({
    ...rememberedSchema(baseUrl).entries,
    _highlightResult: v.optional(markedParts),
    _snippetResult: v.optional(markedParts),
  });

export type Hit = v.InferOutput<ReturnType<typeof hitSchema>>;
export type RememberedHit = v.InferOutput<ReturnType<typeof rememberedSchema>>;

/**
 * A schema for an array. Entries that do not match the inner schema are left out.
 *
 * @param most How many entries are looked at.
 */
function those<const Schema extends v.GenericSchema>(
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
 * An answer to one question.
 *
 * @param hit What a hit has to be.
 * @param asked How many hits were asked for.
 */
function answerOf<const Schema extends v.GenericSchema>(hit: Schema, asked: number) {
  const result = v.pipe(
    v.object({
      nbHits: count,
      hits: v.array(v.unknown()),
      suggestions: v.optional(those(text, mostSuggestions)),
    }),
    v.transform(({ nbHits, hits, ...rest }) => {
      const known = v.parse(those(hit, asked), hits);
      // Fewer than were asked for are all that there are, whatever the answer says.
      const found = Math.max(hits.length, hits.length < asked ? 0 : nbHits);
      // What is refused is not counted.
      const refused = Math.min(hits.length, asked) - known.length;
      return { ...rest, nbHits: found - refused, hits: known };
    }),
  );
  return v.pipe(
    v.object({ results: v.tuple([result]) }),
    v.transform(({ results }) => results[0]),
  );
}

/** How many hits DocSearch asks for. */
const hitsOfDialogue = 20;

/**
 * Parses the answer of a search client to the dialogue.
 *
 * @param baseUrl The path that the site is served under.
 * @throws ValiError when it is no answer at all.
 */
export function parseHits(answer: unknown, baseUrl: string) {
  return v.parse(answerOf(hitSchema(baseUrl), hitsOfDialogue), answer);
}

/** How many results DocSearch keeps of each kind, at the most. */
const mostRemembered = 20;

/** The valid hits among those that DocSearch has stored; none when the text is damaged. */
export function parseMemory(stored: string, baseUrl: string): RememberedHit[] {
  const hits = those(rememberedSchema(baseUrl), mostRemembered);
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), hits), stored);
  return result.success ? result.output : [];
}

/**
 * Removes malformed results from those that DocSearch has stored, which it does not check itself.
 */
export function checkRecentSearches(indexName: string, baseUrl: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      const hits = parseMemory(stored, baseUrl);
      if (hits.length > 0) localStorage.setItem(key, JSON.stringify(hits));
      else localStorage.removeItem(key);
    } catch {
      // Without storage nothing is remembered, which DocSearch can deal with.
    }
  }
}

/** A hit as the search page requests it. */
const foundSchema = (baseUrl: string) =>
  v.object({
    objectID: id,
    url: address(baseUrl),
    _highlightResult: v.object({ hierarchy: markedLevels }),
    _snippetResult: v.optional(v.object({ content: v.optional(marked) })),
  });

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
  /** Whether more can be asked for. */
  hasMore: boolean;
  sections: FoundSection[];
  /** Queries that find something, where this one did not; the hosted service proposes none. */
  suggestions: string[];
}

/**
 * Parses the answer of a search client to the search page, and leaves out malformed hits.
 *
 * @param asked How many hits were asked for.
 * @param baseUrl The path that the site is served under.
 * @throws ValiError when the answer itself is malformed.
 */
export function parseAnswer(answer: unknown, asked: number, baseUrl: string): Found {
  const { nbHits, hits, suggestions = [] } = v.parse(answerOf(foundSchema(baseUrl), asked), answer);
  return {
    total: nbHits,
    hasMore: hits.length < nbHits && asked < mostResults,
    suggestions,
    sections: hits.map(({ objectID, url, _highlightResult, _snippetResult }) => {
      const titles = Object.entries(_highlightResult.hierarchy)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([, { value }]) => value);
      return {
        id: objectID,
        path: url,
        title: titles.at(-1) ?? '',
        trail: titles.slice(0, -1),
        summary: _snippetResult?.content?.value,
      };
    }),
  };
}
