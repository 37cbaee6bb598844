import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLinks } from '.';
import { readLibrary } from './library';
import { readP5Comments } from './p5Comments';
import { readP5Declarations } from './p5Declarations';
import {
  completionDataSchema,
  type CompletionData,
  type Entry,
} from 'sketch-player/completionData';
import { firstSentence } from './commentText';

const repository = join(__dirname, '../../..');

function entry(entries: readonly Entry[] | undefined, name: string): Entry | undefined {
  return entries?.find((candidate) => candidate.name === name);
}

describe('firstSentence', () => {
  it.each([
    ['Draws a circle.\n\nA circle is round.', 'Draws a circle.'],
    ['Uses p5.js, e.g. for <a href="#/p5/x">x()</a>. More text.', 'Uses p5.js, e.g. for x().'],
    [
      'The {@link renderers.P5AsciifyRenderer} of {@link a.b | this one}.',
      'The P5AsciifyRenderer of this one.',
    ],
    ['Two\nlines without an end', 'Two lines without an end'],
    ['', ''],
  ])('%j', (comment, sentence) => {
    expect(firstSentence(comment)).toBe(sentence);
  });
});

describe('p5.asciify', () => {
  let data: CompletionData;
  beforeAll(() => {
    const packageFolder = join(repository, 'packages/p5.asciify');
    data = readLibrary({ packageFolder, version: '1.2.3', reference: '/docs/api/' });
  }, 60_000);

  it('has the form that the editor expects', () => {
    expect(v.is(completionDataSchema, data)).toBe(true);
  });

  it('knows what a script tag puts into the page, and what the library calls', () => {
    expect(entry(data.globals, 'p5asciify')).toMatchObject({
      kind: 'variable',
      gives: 'P5AsciifierManager',
      link: 'variables/p5asciify',
    });
    expect(entry(data.globals, 'setupAsciify')).toMatchObject({ kind: 'callback' });
    expect(entry(data.globals, 'P5AsciifyErrorLevel')).toMatchObject({ kind: 'class' });
    expect(entry(data.globals, 'P5AsciifyGrid')).toBeUndefined();
  });

  it('tells the class of a renderer by its name', () => {
    expect(entry(data.types['P5Asciifier'], 'renderer')).toMatchObject({
      gives: {
        by: 0,
        cases: { brightness: 'P5AsciifyBrightnessRenderer', edge: 'P5AsciifyEdgeRenderer' },
        otherwise: 'P5AsciifyRenderer2D',
      },
      takes: [{ at: 0, values: ['brightness', 'edge', 'custom2D'] }],
    });
  });

  it('knows options, inherited ones too, and strings', () => {
    expect(entry(data.types['P5AsciifyEdgeRenderer'], 'update')?.takes).toEqual([
      { at: 0, options: 'EdgeAsciiRendererOptions' },
    ]);
    const options = data.types['EdgeAsciiRendererOptions']?.map(({ name }) => name);
    expect(options).toEqual(expect.arrayContaining(['sampleThreshold', 'characters', 'enabled']));
    expect(entry(data.types['P5Asciifier'], 'backgroundMode')?.takes?.[0]?.values).toEqual([
      'fixed',
      'sampled',
    ]);
  });

  it('tells what arguments may be, defaults, and an example', () => {
    const threshold = entry(data.types['P5AsciifyEdgeRenderer'], 'sobelThreshold');
    expect(threshold?.details?.join()).toMatch(/^value: From 0 .* 0\.5 by default/);
    expect(threshold?.example).toMatch(/^function setup\(\) \{\n {2}createCanvas[^]*\}$/);
    const options = data.types['EdgeAsciiRendererOptions'];
    expect(entry(options, 'characters')?.details).toEqual([
      String.raw`Default: " .:-=+*%@#" by brightness, "-/|\\-/|\\" along edges`,
    ]);
    expect(entry(data.globals, 'drawAsciify')?.example).toContain('function drawAsciify()');
  });

  it('leaves out what is not for readers', () => {
    const names = Object.values(data.types)
      .flat()
      .map(({ name }) => name);
    expect(names).not.toContain('handleInit');
    expect(names.filter((name) => name.startsWith('_'))).toEqual([]);
    expect(data.types['P5AsciifyHookManager']).toBeUndefined();
  });

  it('describes everything', () => {
    const entries = [data.globals, ...Object.values(data.types)].flat();
    const silent = entries.filter(({ summary }) => summary === '').map(({ name }) => name);
    expect(silent).toEqual([]);
  });
});

describe('p5.js', () => {
  let one: CompletionData;
  let two: CompletionData;
  beforeAll(async () => {
    const modules = join(repository, 'node_modules');
    one = readP5Comments(await readFile(join(modules, 'p5-1/lib/p5.js'), 'utf8'), '1.0.0');
    two = readP5Declarations(await readFile(join(modules, 'p5-2/types/p5.d.ts'), 'utf8'), '2.0.0');
  });

  it('has the form that the editor expects, and says whose text it is', () => {
    for (const data of [one, two]) {
      expect(v.is(completionDataSchema, data)).toBe(true);
      expect(data.origin).toContain('LGPL-2.1');
    }
  });

  it('knows what both lines have', () => {
    for (const { globals, types } of [one, two]) {
      expect(entry(globals, 'circle')).toMatchObject({
        kind: 'function',
        signature: 'circle(x: number, y: number, d: number)',
        summary: 'Draws a circle.',
        link: 'p5/circle/',
      });
      expect(entry(globals, 'mouseX')).toMatchObject({ kind: 'variable' });
      expect(entry(globals, 'CENTER')).toMatchObject({ kind: 'constant' });
      expect(entry(globals, 'setup')).toMatchObject({ kind: 'callback' });
      expect(entry(globals, 'createFramebuffer')).toMatchObject({ gives: 'p5.Framebuffer' });
      expect(entry(types['p5.Framebuffer'], 'begin')).toMatchObject({ kind: 'method' });
      expect(globals.length).toBeGreaterThan(400);
    }
  });

  it('knows what only one line has', () => {
    expect([entry(one.globals, 'preload'), entry(two.globals, 'preload')]).toMatchObject([
      { kind: 'callback' },
      undefined,
    ]);
    expect(entry(two.globals, 'splineVertex')).toBeDefined();
    expect(entry(one.globals, 'splineVertex')).toBeUndefined();
    expect(entry(two.globals, 'loadFont')).toMatchObject({ gives: 'p5.Font' });
  });

  it('describes a function by its first comment, not by that of the GLSL function', () => {
    const abs = two.globals.find(({ name }) => name === 'abs');
    expect(abs?.summary).toBe('Calculates the absolute value of a number.');
  });

  it('takes nothing from the libraries inside the bundle', () => {
    expect(one.globals.filter(({ name }) => ['resolve', 'reject', 'race'].includes(name))).toEqual(
      [],
    );
  });
});

describe('checkLinks', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'links-'));
    await mkdir(join(folder, 'classes/A'), { recursive: true });
    await writeFile(join(folder, 'classes/A/index.html'), '<h3 id="b">B</h3><a id=c>');
  });
  afterAll(() => rm(folder, { recursive: true }));

  function linking(...links: string[]): CompletionData {
    const globals = links.map((link) => ({
      name: 'x',
      kind: 'variable' as const,
      signature: 'x',
      summary: '',
      link,
    }));
    return { library: '', origin: '', reference: '/', globals, types: {} };
  }

  it('accepts pages and anchors that are there', async () => {
    await expect(
      checkLinks(linking('classes/A', 'classes/A#b', 'classes/A#c'), folder),
    ).resolves.toBeUndefined();
  });

  it('names those that are not', async () => {
    await expect(checkLinks(linking('classes/A#z', 'classes/B'), folder)).rejects.toThrow(
      /does not have: classes\/A#z, classes\/B\./,
    );
  });
});
