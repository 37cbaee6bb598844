import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knowledge } from 'sketch-player/knowledge';
import { lintWith } from 'sketch-player/lint';
import { beforeAll, describe, expect, it } from 'vitest';
import { readKnowledge } from '../../plugins/completions/testKnowledge';

let knowledge: Knowledge;
beforeAll(() => {
  knowledge = readKnowledge();
}, 60_000);

const lint = (source: string) => lintWith(source, knowledge);

/** The source after all corrections. */
function correct(source: string): string {
  return lint(source).reduceRight(
    (text, { fix }) => (fix ? text.slice(0, fix.from) + fix.insert + text.slice(fix.to) : text),
    source,
  );
}

describe('options', () => {
  it('finds one that is misspelt', () => {
    const source = "p5asciifier.renderer('edge').update({\n  sampleThreshhold: 4,\n});";
    expect(lint(source)).toEqual([
      {
        message: 'There is no option “sampleThreshhold”, so it has no effect.',
        line: 2,
        column: 3,
        hint: 'Did you mean “sampleThreshold”?',
        topic: 'noEffect',
        fix: { label: 'Change to sampleThreshold', from: 40, to: 56, insert: 'sampleThreshold' },
      },
    ]);
  });

  it.each([
    ["const e = p5asciify.asciifier().renderers().get('edge');\ne.update({ sobelTreshold: 1 });"],
    [
      "let e;\nfunction setupAsciify() { e = p5asciifier.renderer('edge'); e.update({ 'caracters': 1 }); }",
    ],
    ["p5asciifier.renderers().add('mine', 'brightness').update({ brightnesRange: [0, 9] });"],
    ["p5asciifier.renderer('edge').enable().update({ flipVertical: true });"],
    ["const e: any = 1;\np5asciifier.renderer('brightness').update({ invertt: true });"],
  ])('finds it behind variables, chains and types: %s', (source) => {
    expect(lint(source)).toHaveLength(1);
    expect(lint(correct(source))).toEqual([]);
  });

  it('names the options when nothing is close, as for those of older versions', () => {
    const [found] = lint("p5asciifier.renderer('edge').update({ glow: 1 });");
    expect(found?.hint).toMatch(/^The options are: .*sobelThreshold/);
    expect(found?.fix).toBeUndefined();
  });

  it('does not rename a variable with an option', () => {
    const [found] = lint("const invertt = 1;\np5asciifier.renderer('edge').update({ invertt });");
    expect(found).toMatchObject({ hint: 'Did you mean “invert”?' });
    expect(found?.fix).toBeUndefined();
  });

  it.each([
    "p5asciifier.renderer('edge').update({ sampleThreshold: 4, 'invert': true });",
    "p5asciifier.renderer('edge').update({ ...given, [name]: 1 });",
    "p5asciifier.renderer('edge').update(options);",
    "p5asciifier.renderer('my plugin').update({ glow: 1 });",
    'particle.update({ sampleThreshhold: 4 });',
    'update({ x: 1 });',
    "p5asciifier.renderer('edge').update({ sampleThreshhold",
  ])('finds nothing in %s', (source) => {
    expect(lint(source).filter(({ fix }) => fix === undefined)).toEqual([]);
    if (source.endsWith(';')) expect(lint(source)).toEqual([]);
  });
});

describe('functions', () => {
  it.each([
    ['function setupAscify() {}', 'function setupAsciify() {}'],
    ['function setUp() {}', 'function setup() {}'],
    ['function windowResize() {}', 'function windowResized() {}'],
    [
      'async function DrawAsciify(): Promise<void> {}',
      'async function drawAsciify(): Promise<void> {}',
    ],
  ])('finds in %j that nothing calls it', (source, corrected) => {
    expect(correct(source)).toBe(corrected);
  });

  it('leads to the page about it', () => {
    expect(lint('\nfunction setupAsciifi() {}')).toMatchObject([
      {
        message: 'Nothing calls the function “setupAsciifi”.',
        line: 2,
        column: 10,
        topic: 'neverCalled',
      },
    ]);
  });

  it.each([
    'function setup() {} function draw() {} function drawAsciify() {}',
    'function drag() {}',
    'function mousePress() {} function mousePressed() { mousePress(); }',
    'function windowResize() {} function draw() { windowResize(); }',
    'function mousePresed() {} function mousePressed() {}',
    'function a() { function setUp() {} }',
  ])('finds nothing in %s', (source) => {
    expect(lint(source)).toEqual([]);
  });
});

describe('the examples of this site', () => {
  const examples = join(__dirname, '../../../examples');
  const sketches = readdirSync(examples, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(examples, name, 'sketch.js'));

  it.each(sketches)('finds nothing in %s', (file) => {
    expect(lint(readFileSync(file, 'utf8'))).toEqual([]);
  });
});
