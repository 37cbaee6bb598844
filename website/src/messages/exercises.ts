/** What exercises say around their sketches, and what their checks find. */
import type { Finding } from '@site/shared/checkFrame';
import type { Measure } from '@site/shared/exerciseRules';

export const exercise = {
  /** Stands before the title. */
  label: 'Exercise:',
  target: 'Target',
  targetLabel: (title: string) => `The target of the exercise “${title}”, as characters.`,
  yours: 'Yours',
  check: 'Check my sketch',
  checking: 'Checking …',
  solved: 'That is right.',
  notYet: 'Not yet.',
  hint: (number: number, count: number) => `Hint ${number} of ${count}`,
  answer: 'Show an answer',
  anotherAnswer: 'Show another answer',
  fileOf: (number: number) => (number === 1 ? 'answer.js' : `answer-${number}.js`),
  take: 'Put this answer into the editor',
  confirmTake: 'Replace what you have written with this answer?',
  differences: 'Where your cells differ',
  differencesLabel: (rows: Range, columns: Range) =>
    `The cells that differ are in rows ${rows[0]} to ${rows[1]} and columns ${columns[0]} to ${columns[1]}.`,
  needsScripts: 'This page can check your sketch when JavaScript is on.',
  stopped: 'The sketch does not run. Look at the message below.',
  ended: 'The sketch was stopped before it could be checked. Press again, and let it run.',
  noAsciifier:
    'The sketch draws no characters, so there is nothing to compare. Does the page load p5.asciify, and is the canvas a WEBGL canvas?',
  notLoaded: 'The check could not be loaded. Check your network connection, and press again.',
};

type Range = readonly [first: number, last: number];

const names: Record<Measure, string> = {
  characterCount: 'different characters',
  colourCount: 'colours of characters',
  backgroundCount: 'colours behind the characters',
  filledShare: 'of the cells have a character',
  rotatedShare: 'of the characters are turned',
  movingShare: 'of the cells change from moment to moment',
  columns: 'columns',
  rows: 'rows',
};

/** What a check found, as a sentence. */
export function wordsOf(finding: Finding): string {
  switch (finding.rule) {
    case 'target': {
      const { matching, counted, needed } = finding;
      const cells = `${matching} of ${counted} cells are as in the target`;
      return finding.isMet ? `${cells}.` : `${cells}. You need ${needed}.`;
    }
    case 'grid': {
      const { found, wanted } = finding;
      return `Your grid has ${found.cols} × ${found.rows} cells. The grid of the target has ${wanted.cols} × ${wanted.rows}.`;
    }
    case 'characters':
      return wordsOfCharacters(finding);
    case 'measure':
      return wordsOfMeasure(finding);
  }
}

function wordsOfCharacters({
  isMet,
  unwanted,
  missing,
}: Extract<Finding, { rule: 'characters' }>): string {
  if (isMet) return 'The characters are the ones that were asked for.';
  const sentences = [
    missing.length > 0 && `These characters do not appear yet: ${missing.join(' ')}`,
    unwanted.length > 0 && `These characters should not appear: ${unwanted.join(' ')}`,
  ].filter((sentence) => sentence !== false);
  return sentences.join(' ') || 'There are no characters yet.';
}

function wordsOfMeasure({ measure, found, min, max }: Extract<Finding, { rule: 'measure' }>) {
  const isShare = measure.endsWith('Share');
  const amount = (value: number) => (isShare ? `${Math.round(100 * value)} %` : String(value));
  const name = names[measure];
  const wanted =
    min === max
      ? amount(min ?? 0)
      : [
          min !== undefined && `at least ${amount(min)}`,
          max !== undefined && `at most ${amount(max)}`,
        ]
          .filter((part) => part !== false)
          .join(' and ');
  return isShare
    ? `${amount(found)} ${name}; the exercise asks for ${wanted}.`
    : `Your sketch has ${amount(found)} ${name}; the exercise asks for ${wanted}.`;
}
