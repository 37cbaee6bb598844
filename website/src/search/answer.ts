/**
 * Checks what a search client answers, and what DocSearch keeps of it. Both are data from
 * elsewhere: a hosted index holds what its crawler read, and storage is open to every page of the
 * origin. Hits of another form are left out, and so are the unknown fields of the others.
 */
import * as v from 'valibot';
import { sitePath } from './links';

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
export function those<const Schema extends v.GenericSchema>(
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

const answerSchema = v.object({
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
 * Parses the answer of a search client.
 *
 * @throws ValiError when it is no answer at all.
 */
export function parseHits(answer: unknown): v.InferOutput<typeof answerSchema> {
  return v.parse(answerSchema, answer);
}

const memorySchema = v.pipe(v.string(), v.parseJson(), those(rememberedSchema));

/** The valid hits among those that DocSearch has stored; none when the text is damaged. */
export function parseMemory(stored: string): RememberedHit[] {
  const result = v.safeParse(memorySchema, stored);
  return result.success ? result.output : [];
}
