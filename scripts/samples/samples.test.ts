import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  composeSketch,
  diagnosisInSample,
  sampleIn,
} from '../../website/src/samples/composeSketch';
import { includesExcerpt } from './includesExcerpt';
import { listSamples } from '../../website/samples/listSamples';
import { planSample } from '../../website/shared/planSample';
import { findRepeatedScenes } from '../../website/samples/repeatedScenes';
import { scanBlocks, scanComments } from '../../website/shared/scanBlocks';

describe('scanBlocks', () => {
  it('finds blocks with their lines, in lists too', () => {
    const page =
      'Text\n\n```js in="draw"\na();\n```\n\n1. Item\n\n   ```bash\n   npm test\n     -q\n   ```\n';
    expect(scanBlocks(page, 'a.mdx')).toEqual([
      { file: 'a.mdx', line: 3, language: 'js', meta: 'in="draw"', code: 'a();' },
      { file: 'a.mdx', line: 9, language: 'bash', meta: '', code: 'npm test\n  -q' },
    ]);
  });

  it('leaves longer fences around shorter ones', () => {
    const [block] = scanBlocks('````md\n```js\n```\n````', 'a.mdx');
    expect(block?.code).toBe('```js\n```');
  });

  it('says where a block is not closed', () => {
    expect(() => scanBlocks('a\n```js\nb', 'a.mdx')).toThrow(
      'a.mdx:2: the code block is not closed.',
    );
  });
});

it('scanComments finds the blocks of documentation comments', () => {
  const source =
    '/**\n * Text.\n *\n * ```js\n * if (a) {\n *   b();\n * }\n * ```\n */\nconst c = `d`;';
  expect(scanComments(source, 'a.ts')).toEqual([
    { file: 'a.ts', line: 4, language: 'js', meta: '', code: 'if (a) {\n  b();\n}' },
  ]);
});

describe('planSample', () => {
  const plan = (language: string, meta: string) =>
    planSample({ file: 'a.mdx', line: 7, language, meta, code: '' });
  const sketch = { kind: 'sketch', place: 'top', majors: ['1', '2'], files: [], warns: undefined };

  it.each([
    ['js', 'in="draw"', { ...sketch, place: 'draw' }],
    ['js', 'in="draw" warns="too big"', { ...sketch, place: 'draw', warns: 'too big' }],
    ['js', 'module p5="2"', { kind: 'module', major: '2' }],
    [
      'js',
      'title="a b.js" in="top" p5="2" files="a.ttf b.ttf" {1,3-4} showLineNumbers',
      { ...sketch, majors: ['2'], files: ['a.ttf', 'b.ttf'] },
    ],
    ['js', 'excerpt="noise"', { kind: 'excerpt', slug: 'noise' }],
    ['js', 'norun="needs a camera"', { kind: 'unproven' }],
    ['ts', 'check', { kind: 'types', major: '1' }],
    ['ts', 'check p5="2"', { kind: 'types', major: '2' }],
    ['html', 'page', { kind: 'page', major: '1', sketch: undefined }],
    ['html', 'page sketch="course/night"', { kind: 'page', major: '1', sketch: 'course/night' }],
    ['glsl', 'excerpt="noise"', { kind: 'excerpt', slug: 'noise' }],
    ['json', '', { kind: 'json' }],
    ['bash', '', { kind: 'shell' }],
    ['bash', 'norun="of another system"', { kind: 'unproven' }],
    ['text', '', { kind: 'unproven' }],
  ])('%s %s', (language, meta, expected) => {
    expect(plan(language, meta)).toEqual(expected);
  });

  it('knows where samples stand that do not say so', () => {
    const block = { file: 'a.ts', line: 1, language: 'js', meta: '', code: '' };
    expect(planSample(block, 'top')).toEqual(sketch);
  });

  it.each([
    ['js', '', 'expected in="…" with one of setup, setupAsciify, draw, drawAsciify, top'],
    ['js', 'in="drow"', 'expected in="…" with one of'],
    ['js', 'on="draw"', 'unknown word "on"; known words: in, p5, files, warns, module'],
    ['js', 'in="draw" p5="3"', 'p5 must be "1" or "2"'],
    ['js', 'norun', 'norun needs a reason: norun="…"'],
    ['js', 'norun=" "', 'norun needs a reason'],
    ['ts', '', 'expected check, or norun="reason"'],
    ['html', '', 'expected page, or norun="reason"'],
    ['glsl', '', 'expected excerpt="…" with the slug of an example, or norun="reason"'],
  ])('says what is wrong with %s %s', (language, meta, message) => {
    const { kind, problem } = { problem: '', ...plan(language, meta) };
    expect(kind).toBe('wrong');
    expect(problem).toContain(`a.mdx:7: ${language} block: ${message}`);
  });
});

describe('composeSketch', () => {
  it('puts a fragment into its function, after the canvas and before the box', () => {
    expect(composeSketch('a();', 'setup').source).toMatch(
      /function setup\(\) \{\ncreateCanvas.*\n\{\na\(\);\n\}/,
    );
    expect(composeSketch('a();', 'draw').source).toMatch(
      /function draw\(\) \{\n\{\na\(\);\n\}\nbackground/,
    );
  });

  it('waits where the fragment does', () => {
    const sketch = composeSketch('await a();', 'setupAsciify').source;
    expect(sketch).toContain('async function setupAsciify()');
    expect(sketch).toContain('\nfunction draw()');
  });

  it('leaves a sketch in instance mode alone', () => {
    expect(composeSketch('new p5((p) => {});', 'top').source).toBe('new p5((p) => {});');
  });

  it('adds the functions that a whole piece lacks', () => {
    const sketch = composeSketch('async function setup() {}\nfunction drawLine() {}', 'top').source;
    expect(sketch.match(/function \w+/g)?.sort()).toEqual([
      'function draw',
      'function drawAsciify',
      'function drawLine',
      'function setup',
      'function setupAsciify',
    ]);
  });

  it.each(['top', 'setup', 'setupAsciify', 'draw', 'drawAsciify'] as const)(
    'knows its own code, its lines, and what became of it, in %s',
    (place) => {
      for (const code of ['', 'a();', 'await a();\nb();\n']) {
        const composed = composeSketch(code, place);
        const { source, start, end } = composed;
        expect(source.slice(start, end)).toBe(code);
        const changed = `${source.slice(0, start)}x${source.slice(start)}`;
        expect(sampleIn(changed, composed)).toBe(`x${code}`);
        const lineOf = (line: number) =>
          diagnosisInSample({ message: '', line, column: 1 }, composed)?.line;
        const first = source.slice(0, start).split('\n').length;
        const count = code.split('\n').length;
        expect([first - 1, first, first + count - 1, first + count].map(lineOf)).toEqual([
          undefined,
          1,
          count,
          undefined,
        ]);
      }
    },
  );
});

it('includesExcerpt compares lines, not their indentation', () => {
  expect(includesExcerpt('{\n  a();\n\n  b();\n  c();\n}', 'a();\nb();')).toBe(true);
  expect(includesExcerpt('{\n  a();\n  b();\n  c();\n}', 'a();\nc();')).toBe(false);
});

describe('findRepeatedScenes', () => {
  const sample = (line: number, body: string, file = 'a.ts') => ({
    file,
    line,
    language: 'js',
    meta: '',
    code: `function setup() {}\n\nfunction draw() {\n${body}\n}\n`,
  });

  it('finds scenes that differ in numbers, strings, comments and spaces alone', () => {
    const first = sample(1, "  fill('red');\n  box(160);");
    const second = sample(9, "  // Larger.\n  fill('#00f');\n  box( 200.5 );");
    expect(findRepeatedScenes([first, second])).toEqual([
      'a.ts:9: expected a scene of its own, got that of line 1.',
    ]);
  });

  it('lets other files and other scenes be, and samples without draw()', () => {
    const box = sample(1, '  box(9);');
    const sphere = sample(2, '  sphere(9);');
    const excerpt = { ...box, line: 3, code: 'box(9);' };
    expect(findRepeatedScenes([box, sphere, sample(1, '  box(9);', 'b.ts'), excerpt])).toEqual([]);
  });

  it('finds none in the API reference', async () => {
    const repository = join(__dirname, '../..');
    const samples = await listSamples(repository);
    const ofClasses = samples.filter(({ file }) => file.startsWith('packages/'));
    expect(new Set(ofClasses.map(({ file }) => file.split('/')[1])).size).toBe(2);
    expect(ofClasses.length).toBeGreaterThan(60);
    expect(findRepeatedScenes(ofClasses)).toEqual([]);
  });
});
