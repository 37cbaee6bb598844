import { expect, it } from 'vitest';
import { positionInSketch } from './errors';
import { headOf } from './evaluate';

function thrownAt(stack: string, place: object = {}): Error {
  return Object.assign(new Error('x'), { stack }, place);
}

const script = { code: 'a();\n  b();', head: '', version: 0 };
const module = { code: 'a();\n  b();', head: headOf('module'), version: 0 };

it('reads the place in a script from the stack', () => {
  const stack = 'Error: x\n    at p5.js:1:9999\n    at draw (sketch.js:2:3)';
  expect(positionInSketch(thrownAt(stack), script)).toEqual({ line: 2, column: 3 });
});

it('tells the versions of a sketch apart that was changed while it ran', () => {
  const thrown = thrownAt('at draw (sketch-3.js:2:3)');
  expect(positionInSketch(thrown, { ...script, version: 3 })).toEqual({ line: 2, column: 3 });
  expect(positionInSketch(thrown, { ...script, version: 4 })).toBeUndefined();
  expect(positionInSketch(thrown, script)).toBeUndefined();
});

it('counts the first line of a module from where the sketch begins', () => {
  const at = (column: number) => thrownAt(`at sketch.js:1:${module.head.length + column}`);
  expect(positionInSketch(at(1), module)).toEqual({ line: 1, column: 1 });
  expect(positionInSketch(at(3), module)).toEqual({ line: 1, column: 3 });
  expect(positionInSketch(thrownAt('at sketch.js:2:3'), module)).toEqual({ line: 2, column: 3 });
});

it('takes a place that the browser names when the sketch has it', () => {
  const named = (line: number, column: number) => thrownAt('', { line, column });
  expect(positionInSketch(named(2, 6), script)).toEqual({ line: 2, column: 6 });
  expect(positionInSketch(named(2, 99), script)).toBeUndefined();
  expect(positionInSketch(named(1, module.head.length + 2), module)).toEqual({
    line: 1,
    column: 2,
  });
});
