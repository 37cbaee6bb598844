import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUses } from './findUses';
import { readSurface } from './readSurface';
import { createSampleProgram, type Code } from './sampleProgram';

const repository = join(__dirname, '../../..');

/** What each piece of code uses, besides the variables at which it starts. */
const cases: [what: string, code: string, uses: string[], language?: 'ts'][] = [
  ['a member', 'p5asciifier.fontSize(8)', ['P5Asciifier.fontSize']],
  ['the same member of another class', 'p5asciify.fontSize(8)', ['P5AsciifierManager.fontSize']],
  [
    'an inherited member, with the class that declares it',
    "p5asciifier.renderer('brightness').characters('ab')",
    ['P5Asciifier.renderer', 'P5AsciifyAbstractFeatureRenderer2D.characters'],
  ],
  [
    'members behind a chain that the compiler loses',
    "p5asciifier.renderers().get('edge').invert(true).rotation(90)",
    [
      'P5Asciifier.renderers',
      'P5AsciifyAbstractFeatureRenderer2D.invert',
      'P5AsciifyAbstractFeatureRenderer2D.rotation',
      'P5AsciifyRendererManager.get',
    ],
  ],
  [
    'members of a variable that gets its value in another function',
    'let a; function setupAsciify() { a = p5asciify.asciifier(1); } function draw() { a.renderToCanvas(false); }',
    [
      'P5Asciifier.renderToCanvas',
      'P5AsciifierManager.asciifier',
      'P5AsciifyExtensions.setupAsciify',
    ],
  ],
  [
    'members of a parameter',
    'function style(one) { one.fontSize(8); } style(p5asciify.asciifier(1));',
    ['P5Asciifier.fontSize', 'P5AsciifierManager.asciifier'],
  ],
  [
    'members taken apart',
    'const { cols, rows: height } = p5asciifier.grid;',
    ['P5Asciifier.grid', 'P5AsciifyGrid.cols', 'P5AsciifyGrid.rows'],
  ],
  [
    'options, as the methods of the same name',
    "p5asciifier.renderer('edge').update({ sobelThreshold: 0.1, invert: true })",
    [
      'P5Asciifier.renderer',
      'P5AsciifyAbstractFeatureRenderer2D.invert',
      'P5AsciifyEdgeRenderer.sobelThreshold',
      'P5AsciifyEdgeRenderer.update',
    ],
  ],
  [
    'options of the shape renderer',
    "p5asciifier.renderers().add('shape', 'shape', { contrast: 2 })",
    ['P5Asciifier.renderers', 'P5AsciifyRendererManager.add', 'ShapeRenderer.contrast'],
  ],
  [
    'functions taken out of a namespace',
    'const { compareVersions } = p5.asciify.utils;',
    ['compareVersions'],
  ],
  [
    'options where a name would do as well',
    "p5asciifier.saveJSON({ filename: 'a' });",
    ['JSONExportOptions.filename', 'P5Asciifier.saveJSON'],
  ],
  [
    'methods of an object that the library calls',
    'p5asciify.registerPlugin({ create: () => undefined });',
    ['P5AsciifierManager.registerPlugin', 'P5AsciifyRendererPlugin.create'],
  ],
  [
    'members of a type without a class',
    'p5asciifier.fontManager.characters.find(({ unicode }) => unicode > 64).getPath(0, 0, 16)',
    [
      'P5Asciifier.fontManager',
      'P5AsciifyCharacter.getPath',
      'P5AsciifyCharacter.unicode',
      'P5AsciifyFontManager.characters',
    ],
  ],
  ['a hook', 'function drawAsciify() {}', ['P5AsciifyExtensions.drawAsciify']],
  [
    'a hook in instance mode',
    'new p5((p) => { p.setupAsciify = () => {}; });',
    ['P5AsciifyExtensions.setupAsciify'],
  ],
  [
    'classes and their members in a plugin',
    'class Mine extends P5AsciifyAbstractFeatureRenderer2D { update(options) { return this.options; } }',
    [
      'P5AsciifyAbstractFeatureRenderer2D',
      'P5AsciifyAbstractFeatureRenderer2D.update',
      'P5AsciifyRenderer.options',
    ],
  ],
  [
    'imported names and types',
    "import { p5asciify, P5AsciifyGrid } from 'p5.asciify'; const f = (grid: P5AsciifyGrid) => grid.cols;",
    ['P5AsciifyGrid', 'P5AsciifyGrid.cols'],
    'ts',
  ],
  [
    'nothing of p5.js, of the sketch, or of what has the same names',
    'const grid = { cols: 3 }; function draw() { background(0); fill(grid.cols); [1].fill(0); }',
    [],
  ],
];

it('finds what samples use', () => {
  const codes = cases.map(([, text, , language]): Code => ({ text, language: language ?? 'js' }));
  // One program for all, because the library takes seconds to read.
  const { checker, entries, files } = createSampleProgram(repository, codes);
  const surface = readSurface(checker, entries);
  cases.forEach(([what, , uses], index) => {
    const file = files[index];
    const found = file ? findUses(file, checker, surface) : [];
    const used = found.filter((id) => surface[id]?.kind !== 'variable').sort();
    expect.soft(used, what).toEqual(uses);
  });
  expect(surface).toMatchObject({
    p5asciify: { kind: 'variable', gives: 'P5AsciifierManager' },
    P5AsciifyEdgeRenderer: { kind: 'type', extends: ['P5AsciifyAbstractFeatureRenderer2D'] },
    'P5Asciifier.grid': { kind: 'accessor', gives: 'P5AsciifyGrid' },
    compareVersions: { kind: 'function' },
    P5AsciifyShape: { kind: 'variable' },
  });
  // Private members, and those that another type declares, have no entries.
  expect(Object.keys(surface)).not.toContain('P5AsciifyEdgeRenderer.characters');
  expect(Object.keys(surface).filter((id) => id.includes('#'))).toEqual([]);
});
