/** Slips of grammar, and long words that have a short one, found by the plugins of retext. */
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSentenceSpacing from 'retext-sentence-spacing';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Passage, WritingIssue } from './passage';

/** Phrases that `retext-simplify` would replace, and that are the right ones here. */
const rightPhrases = [
  // Names of things in p5.js, in programs and on the web.
  ...['accurate', 'address', 'component', 'delete', 'effect', 'evaluate', 'function', 'initial'],
  ...['interface', 'multiple', 'option', 'perform', 'render', 'request', 'type'],
  // Its replacements mean something else, or do not fit into the sentence.
  ...['a number of', 'combined', 'contains', 'has no effect', 'in between', 'previous'],
  ...['all of', 'it appears', 'it is', 'there are', 'there is'],
];

const processor = unified()
  .use(retextEnglish)
  .use(retextContractions)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextRepeatedWords)
  .use(retextSentenceSpacing, { preferred: 1 })
  .use(retextSimplify, { ignore: rightPhrases })
  .freeze();

/** The plugins by the names that a comment allows them by. */
export const slips = [
  'contractions',
  'indefinite-article',
  'redundant-acronyms',
  'repeated-words',
  'sentence-spacing',
  'simplify',
];

const context = 20;

/** Every slip in a passage that no comment allows. */
export function findSlips({ text, allowed }: Passage): WritingIssue[] {
  const file = new VFile(text);
  processor.runSync(processor.parse(file), file);
  return file.messages.flatMap(({ source, reason, place }) => {
    const rule = source?.replace(/^retext-/, '') ?? '';
    if (allowed.includes(rule)) return [];
    const { start, end } = place && 'start' in place ? place : { start: place, end: place };
    const match = text.slice(
      Math.max(0, (start?.offset ?? 0) - context),
      (end?.offset ?? text.length) + context,
    );
    return [{ rule, match: match.trim(), advice: reason }];
  });
}
