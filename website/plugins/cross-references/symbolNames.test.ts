import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../testing/hostileText';
import { symbolMeant } from './symbolNames';
import { testSurface } from './testSurface';

it.each([
  ['toJSON()', 'Asciifier.toJSON'],
  ['toJSON({ prettyPrint: true })', 'Asciifier.toJSON'],
  ['p5asciify', 'p5asciify'],
  ['Grid', 'Grid'],
  ['compareVersions()', 'compareVersions'],
  ['p5asciifier.fontSize(8)', 'Asciifier.fontSize'],
  ['p5asciify.asciifier(1).fontSize(8);', 'Asciifier.fontSize'],
  ['p5asciifier.grid.cols', 'Grid.cols'],
  ['Grid.cols', 'Grid.cols'],
  ['cellWidth', 'Grid.cellWidth'],
  // Inherited.
  ['Edge.sampleWidth', 'Base.sampleWidth'],
  // Declared anew by a type that extends the other: one declaration after all.
  ['renderTo()', 'Base.renderTo'],
])('%s means %s', (code, id) => {
  expect(symbolMeant(code, testSurface)).toBe(id);
});

it.each([
  ['several types have it', 'fontSize()'],
  ['p5.js has it as well', 'background()'],
  ['it is a plain word', 'cols'],
  ['a property is not called', 'cellWidth()'],
  ['a method is called', 'toJSON'],
  ['a variable is not called', 'p5asciify()'],
  ['there is no such member', 'p5asciifier.grid.depth'],
  ['a method that gives nothing known is the end', 'p5asciifier.fontSize(8).cols'],
  ['it is a statement', 'const a = toJSON()'],
  ['every object has it', 'constructor'],
  ['every object has it', 'p5asciifier.hasOwnProperty()'],
])('means nothing where %s: %s', (_reason, code) => {
  expect(symbolMeant(code, testSurface)).toBeUndefined();
});

it('means of several symbols the one that the samples of the page use', () => {
  const of = (used: string[]) => symbolMeant('fontSize()', testSurface, used);
  expect(of(['Manager.fontSize', 'Grid.cols'])).toBe('Manager.fontSize');
  expect(of(['Manager.fontSize', 'Asciifier.fontSize'])).toBeUndefined();
  // p5.js has a `background()`, too, so the text may mean that one.
  expect(symbolMeant('background()', testSurface, ['Asciifier.background'])).toBeUndefined();
});

it('answers any code with a symbol or with nothing', () => {
  fc.assert(
    fc.property(hostileText, (code) => {
      const id = symbolMeant(code, testSurface);
      expect(id === undefined || Object.hasOwn(testSurface, id)).toBe(true);
    }),
    manyRuns,
  );
});
