import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSketch, type CompiledSketch } from './compile';
import { offsetOf, placeOf } from './places';

/** Runs a module as the sandbox does, and hands back what it exports. */
function runModule(code: string, modules: Record<string, unknown> = {}): unknown {
  const module = { exports: {} };
  const require = (name: string): unknown => modules[name];
  const evaluate = compileFunction(code, ['require', 'module', 'exports']);
  Reflect.apply(evaluate, undefined, [require, module, module.exports]);
  return module.exports;
}

function compiled(source: string): Extract<CompiledSketch, { ok: true }> {
  const result = compileSketch(source);
  if (!result.ok) throw new Error(result.problem.message);
  return result;
}

describe('compileSketch', () => {
  it('leaves a plain script as it is', () => {
    const source = 'function setup() {\n  createCanvas(400, 400, WEBGL);\n}\n';
    expect(compileSketch(source)).toMatchObject({ ok: true, code: source, usesModules: false });
  });

  it('guards the loops of a script, unless the option is off', () => {
    const source = 'while (x) draw();';
    expect(compiled(source).code).toContain('__guardLoop()');
    expect(compileSketch(source, { guardsLoops: false })).toMatchObject({ code: source });
  });

  it('makes a module a function of require and exports', () => {
    const { code, usesModules } = compiled(
      'import p5 from "p5";\nimport { p5asciify } from "p5.asciify";\nexport const both = [p5, p5asciify];\nexport let n = 0;\nfor (const x of [1, 2]) n += x;',
    );
    expect(usesModules).toBe(true);
    const modules = { p5: { __esModule: true, default: 'p5' }, 'p5.asciify': { p5asciify: 'lib' } };
    const globalName = '__guardLoop';
    Reflect.set(globalThis, globalName, () => ({ tick: () => {} }));
    expect(runModule(code, modules)).toMatchObject({ both: ['p5', 'lib'], n: 3 });
    Reflect.deleteProperty(globalThis, globalName);
  });

  it('takes out types, and stays a script without import and export', () => {
    const { code, usesModules } = compiled(
      'let angle: number = 0;\nfunction setup(): void {\n  angle = <number>1 as number;\n}',
    );
    expect(usesModules).toBe(false);
    expect(code.split('\n')).toEqual([
      'let angle = 0;',
      'function setup() {',
      '  angle = 1 ;',
      '}',
    ]);
  });

  it('keeps the lines of a typed module', () => {
    const source =
      "import p5 from 'p5';\ninterface Ball {\n  x: number;\n}\nnew p5((p: p5) => {\n  const ball: Ball = { x: 1 };\n  p.draw = () => p.circle(ball.x, 0, 1);\n});";
    const { code, usesModules } = compiled(source);
    expect(usesModules).toBe(true);
    expect(code.split('\n')).toHaveLength(source.split('\n').length);
    expect(code.split('\n')[6]).toContain('p.circle(ball.x, 0, 1)');
  });

  it.each([
    ['a guarded loop', 'for (const x of [1]) @draw(x);'],
    ['a loop in a loop', 'while (a) { for (;;) { @draw(); } }'],
    ['a typed line', 'const ball: Ball = { x: 1 } as Ball; @draw(ball as Ball);'],
    ['a call between types', 'const a: number = @draw(1 as number) as number, b: string = "";'],
    ['the first line of a module', 'import p5 from "p5"; @draw();\nexport {};'],
    [
      'a line of imported names',
      'import { p5asciify as lib } from "p5.asciify";\nlib.a(lib.b, @draw(1), lib.c);',
    ],
    [
      'a typed loop in a module',
      'import p5 from "p5";\nfor (const x of [1] as number[]) @draw(x as number);',
    ],
  ])('maps %s to its place in the source', (_name, marked) => {
    const offset = marked.indexOf('@');
    const source = marked.replace('@', '');
    const { code, placeInSource } = compiled(source);
    const { line, column } = placeOf(code, code.indexOf('draw('));
    expect(placeInSource({ line, column })).toEqual(placeOf(source, offset));
    expect(offsetOf(source, line, 1)).toBeLessThanOrEqual(offset);
  });

  it('does not take a script with a mistake for TypeScript', () => {
    expect(compileSketch('let x = 1;\nlet y = ;')).toMatchObject({ problem: { line: 2 } });
  });

  it('never throws, and places every problem in the source', { timeout: 30_000 }, () => {
    const bits = fc.constantFrom(
      ...['function', ' ', '\n', '{', '}', '(', ')', '=>', 'import', 'x', ':', '"', '`', '${', '/'],
      ...[
        'while',
        'await',
        'yield',
        'export default',
        'const',
        '=',
        '1',
        'type T = ',
        '<',
        '\u2028',
      ],
    );
    const sources = fc.oneof(
      fc.string(),
      fc.array(bits).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(sources, (source) => {
        const result = compileSketch(source);
        if (result.ok) return;
        const { message, line, column } = result.problem;
        expect(message).toMatch(/\S\.$/s);
        const lines = source.split(/\r\n|[\n\r\u2028\u2029]/);
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines.length);
        expect(column).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what is wrong with the grammar', () => {
  it.each([
    ['box(100;', '“;” was not expected here.', 1, 8],
    ['let a = 1;\n  let a = 2;', '“a” is declared twice. Give one of the two another name.', 2, 7],
    ["\ntext('hello);", 'This text has no closing quotation mark.', 2, 6],
    ['text(`hello);', 'This text has no closing backtick: `.', 1, 7],
    ['/* draw', 'This comment has no end: */.', 1, 1],
    [
      'text(“hello”);',
      '“ is a typographic quotation mark. Code needs a straight one: \' or ".',
      1,
      6,
    ],
    ['return 5;', '“return” works only inside a function.', 1, 1],
    ['break;', '“break” works only inside a loop.', 1, 1],
    ['5 = x;', 'You cannot assign a value to the left side of this “=”.', 1, 1],
    ['let if = 1;', '“if” is a reserved word and is not allowed here.', 1, 5],
    ['const x = 08n;', 'Identifier directly after number.', 1, 13],
    [
      'function draw() {\n  if (x) {\n    box(1);\n}\n',
      'The code ends too early: the “{” in line 1 is never closed.',
      5,
      1,
    ],
    ['box(`${[1, 2`', 'This text has no closing backtick: `.', 1, 14],
    [
      'const image = await loadImage("a.png");',
      '“await” works only in a function that is marked “async”, such as “async function setup()”.',
      1,
      21,
    ],
    [
      'import p5 from "p5";\nconst x = 5;\n  await x;',
      '“await” works only in a function that is marked “async”, such as “async function setup()”.',
      3,
      9,
    ],
    [
      'function draw() {\n  await x;\n}',
      '“await” works only in a function that is marked “async”, such as “async function setup()”.',
      2,
      9,
    ],
    ['import p5 from "p5";\nnew p5(() => {\n  box(;\n});', '“;” was not expected here.', 3, 7],
    ['class A {\n  x: number;\n}\nlet y = );', '“)” was not expected here.', 4, 9],
    ['import.meta.url', "Cannot use 'import.meta' outside a module.", 1, 1],
  ])('is explained for %j', (source, message, line, column) => {
    expect(compileSketch(source)).toEqual({ ok: false, problem: { message, line, column } });
  });
});
