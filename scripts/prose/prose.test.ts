import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findForbidden } from './findForbidden';
import { readComments, readExample, readPage } from './readProse';
import { rules } from './rules';

const found = (source: string) =>
  readPage(source).flatMap((passage) =>
    findForbidden(passage).map(({ match }) => `${passage.line}: ${match}`),
  );

describe('forbidden words', () => {
  it.each([
    ['A picture.', ['1: A picture.']],
    ['# A fault\n\nIt is a fault.', ['1: A fault', '3: It is a fault.']],
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
    ['<Image alt="picture" />', []],
    ['export const picture = `ground`;', []],
  ])('%j: %j', (source, expected) => {
    expect(found(source)).toEqual(expected);
  });

  it('are allowed in the paragraph after a comment, and in no other', () => {
    const source = '{/* prose: allow fault, picture */}\n\nA fault, a picture.\n\nA fault.';
    expect(found(source)).toEqual(['5: A fault.']);
  });

  it('cannot be allowed by a name that no rule has', () => {
    expect(() => found('{/* prose: allow falt */}\n\nA fault.')).toThrow(
      'prose: allow falt: expected some of of its own, picture,',
    );
  });

  it('are found in the title and the summary of an example', () => {
    const source = '{\n  "title": "A picture",\n  "summary": "A fault.",\n  "tags": ["picture"]\n}';
    const passages = readExample(source);
    expect(passages.map(({ line, text }) => [line, text])).toEqual([
      [2, 'A picture'],
      [3, 'A fault.'],
    ]);
  });
});

describe('words in the comments of code', () => {
  const wordsIn = (source: string) =>
    readComments(source).flatMap((passage) =>
      findForbidden(passage).map(({ match }) => `${passage.line}: ${match}`),
    );

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
