/** The request to the worker that tidies a source, and its answer. */
import * as v from 'valibot';
import type { Language } from '../language';
import { messages } from '../messages';

/** The style of this site's own examples. */
export const options = { printWidth: 100, singleQuote: true } as const;

export interface TidyQuestion {
  source: string;
  /** The offset of the cursor. */
  cursor: number;
  language: Language;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const answerSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), source: v.string(), cursor: count }),
  v.object({
    ok: v.literal(false),
    message: v.string(),
    /** Where the source cannot be read, if that is the reason. */
    line: v.optional(count),
    column: v.optional(count),
  }),
]);

export type TidyAnswer = v.InferOutput<typeof answerSchema>;

export function parseAnswer(value: unknown): TidyAnswer {
  return v.parse(answerSchema, value);
}

const errorSchema = v.object({
  message: v.string(),
  loc: v.object({ start: v.object({ line: v.number(), column: v.number() }) }),
});

/** Prettier's message about a source that it cannot parse, without the lines that it quotes. */
export function failureOf(error: unknown): TidyAnswer {
  const found = v.safeParse(errorSchema, error);
  // Anything else is a failure of Prettier itself: it overflows the stack at code that is nested deeply.
  if (!found.success) return { ok: false, message: messages.tidy.tooDeep };
  const { message, loc } = found.output;
  const [words = ''] = message.split('\n');
  return { ok: false, message: words.replace(/\s*\(\d+:\d+\)$/, ''), ...loc.start };
}
