import { expect, it } from 'vitest';
import { describeError, deviceRefused, missingFileError, positionInSketch } from './errors';
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

it('reports the cause of an error that the sandbox has thrown', () => {
  const refused = deviceRefused('The camera was not allowed here.');
  expect(describeError(refused, script)).toMatchObject({
    name: 'NotAllowedError',
    cause: { code: 'deviceRefused' },
  });
  const missing = describeError(missingFileError('cat.png'), script);
  expect(missing.cause).toEqual({ code: 'missingFile', name: 'cat.png' });
});

it('gives no cause to an error of the sketch with the same message', () => {
  const { message } = missingFileError('cat.png');
  expect(describeError(new Error(message), script).cause).toBeUndefined();
});
