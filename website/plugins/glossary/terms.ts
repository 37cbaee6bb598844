/** The terms of the glossary: one file, which its page, the links to it and the report read. */
import * as v from 'valibot';
import list from './glossary.json';

/** The page of the glossary, as links from docs name it. */
export const glossaryPage = '/docs/culture/glossary';

/** The parts of the glossary, in their order. */
export const topics = [
  'Cells and characters',
  'Parts of p5.asciify',
  'Drawing with p5.js',
  'Light, colour and the graphics card',
  'Textmode and its history',
] as const;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('expected some text'));

const termEntry = v.strictObject({
  /** The part of the address behind `#`. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'expected lower-case letters and hyphens')),
  title: text,
  topic: v.picklist(topics, `expected one of: ${topics.join('; ')}`),
  /** The forms of the term in sentences, with its plural. Case counts, but for the first letter. */
  forms: v.pipe(v.array(text), v.minLength(1, 'expected at least one form')),
  /** One to three sentences, with code in backticks. */
  description: text,
  /** The page or section that says more. */
  more: v.optional(
    v.strictObject({
      label: text,
      to: v.pipe(v.string(), v.regex(/^\/docs\//, 'expected a page of the docs: /docs/…')),
    }),
  ),
});

export type Term = v.InferOutput<typeof termEntry>;

export const terms: readonly Term[] = parseTerms(list);

/** @throws Error naming the entry and the field for each problem. */
export function parseTerms(entries: unknown): Term[] {
  const result = v.safeParse(v.array(termEntry, 'expected a list of terms'), entries);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => {
    const place = v.getDotPath(issue);
    return `${place === null ? '' : `entry ${place}: `}${issue.message}`;
  });
  throw new Error(['glossary.json has entries that cannot be shown:', ...problems].join('\n- '));
}

export function addressOf({ id }: Term): string {
  return `${glossaryPage}#${id}`;
}

/** The first sentence of a description as plain text, for those who point at a link. */
export function summaryOf({ description }: Term): string {
  const plain = description.replaceAll('`', '');
  return /^.*?[.:!?](?= [A-Z]|$)/.exec(plain)?.[0] ?? plain;
}
