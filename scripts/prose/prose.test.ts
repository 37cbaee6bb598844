import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPassage } from './checkPassage';
import { findForbidden } from './findForbidden';
import { slips } from './findSlips';
import type { Passage } from './passage';
import { readCode } from './readCode';
import { readComments } from './readComments';
import { readPage } from './readPage';
import { readRecord } from './readRecord';
import { readMessages, readTexts } from './readTexts';
import { rules } from './rules';

const forbiddenIn = (passages: readonly Passage[]) =>
  passages.flatMap((passage) =>
    findForbidden(passage).map(({ match }) => `${passage.line}: ${match}`),
  );
const found = (source: string) => forbiddenIn(readPage(source));

describe('forbidden words', () => {
  it.each([
    ['A picture.', ['1: A picture.']],
    ['# A fault\n\nIt is a fault.', ['1: A fault', '3: It is a fault.']],
    ['A picture frame, or two picture frames.', []],
    ['| a | b |\n| --- | --- |\n| c | _the_ ground |', ['3: the ground']],
    ['- a [font _of its_ own](/fonts)', ['1: a font of its own']],
    ['---\ntitle: Bugs\ndescription: Every fault.\n---\n', ['3: Every fault.']],
    ['<Note>\n\nIt is a fault.\n\n</Note>', ['3: It is a fault.']],
    ['background, default, p5.js 2.x, a line of code', []],
    ['## Bugs {/* #fault */}', []],
    ['`picture`', []],
    ['many `texts` a', []],
    ['```js\n// a picture\n```', []],
    ["import { picture } from './picture';", []],
    ['<Image name="picture" />', []],
    ['<Image alt="A picture" />', ['1: A picture']],
    ['![A fault.](/a.png)', ['1: A fault.']],
    ['export const picture = `ground`;', []],
  ])('%j: %j', (source, expected) => {
    expect(found(source)).toEqual(expected);
  });

  it('are allowed in the paragraph after a comment, and in no other', () => {
    const source = '{/* prose: allow fault, picture */}\n\nA fault, a picture.\n\nA fault.';
    expect(found(source)).toEqual(['5: A fault.']);
  });

  it('are found in the title and the summary of an example', () => {
    const source = '{\n  "title": "A picture",\n  "summary": "A fault.",\n  "tags": ["picture"]\n}';
    const passages = readRecord(source);
    expect(passages.map(({ line, text }) => [line, text])).toEqual([
      [2, 'A picture'],
      [3, 'A fault.'],
    ]);
  });

  it('are found in the lists of an exercise and of a story, but not in their code', () => {
    const source = `{
  "task": "A fault in \`picture\`.",
  "rules": [{ "rule": "picture" }],
  "hints": ["Fine.", "A ground."],
  "options": [{ "shows": "A defect.", "changes": [["picture", "fault"]] }],
  "steps": [
    "A \\"picture\\"."
  ]
}`;
    expect(forbiddenIn(readRecord(source))).toEqual([
      '2: A fault in ….',
      '4: A ground.',
      '5: A defect.',
      '7: A "picture".',
    ]);
  });
});

describe('words in the comments of code', () => {
  const wordsIn = (source: string) => forbiddenIn(readComments(source));

  it.each([
    ['/** A picture. */\nexport const a = 1;', ['1: A picture.']],
    ['/**\n * Fine.\n *\n * @returns A picture.\n */\nexport function a() {}', ['4: A picture.']],
    ['/**\n * @param a - A fault.\n */\nexport function f(a: 1) {}', ['2: A fault.']],
    ['export interface A {\n  /** A fault. */\n  a: 1;\n}', ['2: A fault.']],
    ['export class A {\n  /** A fault. */\n  get a() {}\n}', ['2: A fault.']],
    ['/**\n * A fault.\n *\n * @packageDocumentation\n */\nimport "a";', ['2: A fault.']],
    ['/** A picture. */\nconst a = 1;', []],
    ['/** A picture. @ignore */\nexport const a = 1;', []],
    ['export class A {\n  /** A fault. */\n  private a = 1;\n}', []],
    ['/**\n * ```js\n * // A picture.\n * ```\n */\nexport const a = 1;', []],
    ['/** {@link picture | picture()} */\nexport const a = 1;', []],
    ['// A picture.\nexport const a = 1;', []],
  ])('%j: %j', (source, expected) => {
    expect(wordsIn(source)).toEqual(expected);
  });
});

describe('slips', () => {
  const check = (text: string, allowed: string[] = []) =>
    checkPassage({ line: 1, text, allowed }).map(({ rule, match }) => `${rule}: ${match}`);

  it.each([
    ['It doesnt stop.', ['contractions: It doesnt stop.']],
    ['This is an sketch.', ['indefinite-article: This is an sketch.']],
    ['Save it as a GIF format.', ['redundant-acronyms: Save it as a GIF format.']],
    ['Call the the function.', ['repeated-words: Call the the function.']],
    ['One space.  Not two.', ['sentence-spacing: One space.  Not two.']],
    ['You may commence.', ['simplify: You may commence.']],
    ['It is a function with multiple options, an SVG and a … of its type.', []],
  ])('%s', (text, expected) => {
    expect(check(text)).toEqual(expected);
  });

  it('are allowed by the name of their rule', () => {
    expect(check('You may commence.', ['simplify'])).toEqual([]);
  });

  it('have rules that a page can name', () => {
    for (const name of slips) expect(check('Fine.', [name])).toEqual([]);
  });

  it('cannot be allowed by a name that no rule has', () => {
    expect(() => check('A fault.', ['falt'])).toThrow(
      'prose: allow falt: expected some of of its own, picture,',
    );
  });
});

describe('texts in code', () => {
  const textsIn = (source: string, read = readTexts) =>
    read(source).map(({ line, text }) => `${line}: ${text}`);

  it.each([
    ["const a = 'The file could not be read.';", ['1: The file could not be read.']],
    ['const a = (n) => `The file ${n} is empty.`;', ['1: The file … is empty.']],
    ['\nconst a = <p>\n  One <b>two</b> and <code>x</code>.\n</p>;', ['2: One two and ….']],
    ['const a = <p title="A label to read">{b}</p>;', ['1: A label to read']],
    [
      "const a = <p>Read <a href='/a' title='Another text here'>this</a></p>;",
      ['1: Read this', '1: Another text here'],
    ],
    ['const a = <p>Hello {name && <b>there</b>}</p>;', ['1: Hello …']],
    ["import a from 'Some words in here';", []],
    ["let a: 'Some words in here';", []],
    ["const a = 'red green';", []],
    ["const a = 'The';", []],
    ['const a = `A main body {\n  margin: 0;\n}`;', []],
  ])('%j: %j', (source, expected) => {
    expect(textsIn(source)).toEqual(expected);
  });

  it('are all strings with a word in a file of messages', () => {
    const source =
      "import a from 'a';\nexport const b = { c: 'Play', d: 'x', e: (n) => `${n} bytes` };";
    expect(textsIn(source, readMessages)).toEqual(['2: Play', '2: … bytes']);
  });

  it('of samples are their comments, joined where they form a sentence', () => {
    const code =
      "// One sentence\n// in two rows.\nlet a = 1; // another\nload('https://example.com');";
    expect(textsIn(code, readCode)).toEqual(['1: One sentence\nin two rows.', '3: another']);
  });
});

const textOf = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

it('the style sheet names every forbidden word', () => {
  const styleSheet = textOf('../../website/docs/STYLE.md');
  const missing = rules.filter(({ word }) => !styleSheet.includes(word.replace('of its', 'its')));
  expect(missing.map(({ word }) => word)).toEqual([]);
});

it('the dictionary is sorted, and has no word twice', () => {
  const words = textOf('words.txt').trimEnd().split('\n');
  const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en'));
  expect(words).toEqual(sorted);
});
