import { expect, it } from 'vitest';
import { compileProgram } from './compileProgram';

it('runs further scripts before the sketch, in one scope, and finds their places', () => {
  const result = compileProgram('const made = new Dot(2);\nmade.size', [
    { name: 'dot.js', code: 'class Dot {\n  constructor(size) { this.size = size }\n}' },
  ]);
  if (!result.ok) throw new Error(result.problem.message);
  expect((0, eval)(result.code)).toBe(2);
  expect(result.placeInSource({ line: 2, column: 3 })).toEqual({
    line: 2,
    column: 3,
    file: 'dot.js',
  });
  expect(result.placeInSource({ line: 6, column: 1 })).toEqual({ line: 2, column: 1 });
});

it('names the script that cannot run', () => {
  expect(compileProgram('', [{ name: 'a.js', code: '\nlet b = ;' }])).toMatchObject({
    ok: false,
    problem: { file: 'a.js', line: 2 },
  });
  expect(compileProgram('', [{ name: 'a.js', code: 'export {};' }])).toMatchObject({
    ok: false,
    problem: { file: 'a.js' },
  });
});
