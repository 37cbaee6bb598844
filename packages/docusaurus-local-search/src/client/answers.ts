/**
 * Checks what a search client answers, and what DocSearch keeps of it. Both are data from
 * elsewhere: a hosted index holds what its crawler read, and storage is open to every page of the
 * origin. Hits of another form are left out, and so are the unknown fields of the others.
 */
import * as v from 'valibot';
import { sitePath } from '../addresses';

const level = v.optional(v.nullable(v.string()));
const higherLevels = { lvl2: level, lvl3: level, lvl4: level, lvl5: level, lvl6: level };
/**
 * DocSearch collects hits in a plain object, under the names of their groups. A name that every
 * object inherits, such as `constructor`, would break it.
 */
const groupName = v.pipe(
  v.string(),
  v.check((name) => !(name in Object.prototype)),
);
const hierarchy = v.object({ lvl0: groupName, lvl1: v.string(), ...higherLevels });

/** Text with the marks of a search engine; see `Marked`. */
const marked = v.object({ value: v.string() });
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
const address = v.pipe(v.string(), v.transform(sitePath));

/** A hit as the search dialogue requests it. */
const hitSchema = v.object({
  objectID: v.string(),
  url: address,
  type,
  content: level,
  hierarchy,
  _highlightResult: v.optional(markedParts),
  _snippetResult: v.optional(markedParts),
});

/** A hit as DocSearch keeps it. */
const rememberedSchema = v.object({
  objectID: v.string(),
  url: address,
  type,
  content: level,
  hierarchy,
});

export type Hit = v.InferOutput<typeof hitSchema>;
export type RememberedHit = v.InferOutput<typeof rememberedSchema>;

/** A schema for an array. Entries that do not match the inner schema are left out. */
function those<const Schema extends v.GenericSchema>(
  schema: Schema,
): v.GenericSchema<unknown, v.InferOutput<Schema>[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry) => {
        const result = v.safeParse(schema, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const dialogueAnswerSchema = v.object({
  results: v.pipe(
    v.array(
      v.object({
        nbHits: count,
        hits: those(hitSchema),
        suggestions: v.optional(those(v.string())),
      }),
    ),
    v.minLength(1),
  ),
});

/**
 * Parses the answer of a search client to the dialogue.
 *
 * @throws ValiError when it is no answer at all.
 */
export function parseHits(answer: unknown): v.InferOutput<typeof dialogueAnswerSchema> {
  return v.parse(dialogueAnswerSchema, answer);
}

const memorySchema = v.pipe(v.string(), v.parseJson(), those(rememberedSchema));

/** The valid hits among those that DocSearch has stored; none when the text is damaged. */
export function parseMemory(stored: string): RememberedHit[] {
  const result = v.safeParse(memorySchema, stored);
  return result.success ? result.output : [];
}

/**
 * Removes malformed results from those that DocSearch has stored, which it does not check itself.
 */
export function checkRecentSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored === null) continue;
      const hits = parseMemory(stored);
      if (hits.length > 0) localStorage.setItem(key, JSON.stringify(hits));
      else localStorage.removeItem(key);
    } catch {
      // Without storage nothing is remembered, which DocSearch can deal with.
    }
  }
}

const pageAnswerSchema = v.object({
  results: v.tuple([
    v.object({
      nbHits: count,
      suggestions: v.optional(those(v.string()), []),
      hits: v.array(v.unknown()),
    }),
  ]),
});

const foundSchema = those(
  v.object({
    objectID: v.string(),
    url: address,
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
 * Parses the answer of a search client to the search page, and leaves out malformed hits.
 *
 * @throws ValiError when the answer itself is malformed.
 */
export function parseAnswer(answer: unknown): Found {
  const [{ nbHits, hits, suggestions }] = v.parse(pageAnswerSchema, answer).results;
  const known = v.parse(foundSchema, hits);
  return {
    total: Math.max(known.length, nbHits - (hits.length - known.length)),
    suggestions,
    sections: known.map(({ objectID, url, _highlightResult, _snippetResult }) => {
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
