import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createLoopGuard, LOOP_GUARD, type LoopGuard } from '../sandbox/loopGuard';
import { guardLoops } from './loopGuard';
import { loopyPrograms } from './loopyPrograms';
import { offsetOf, placeOf, type Place } from './places';

/** Runs the body of a function with a guard, and hands back what it returns. */
function run(code: string, guardLoop: () => LoopGuard = createLoopGuard()): unknown {
  const evaluate: unknown = compileFunction(code, [LOOP_GUARD]);
  return call(evaluate, guardLoop);
}

function call(callable: unknown, ...given: unknown[]): unknown {
  if (typeof callable !== 'function') throw new Error('expected a function');
  return Reflect.apply(callable, undefined, given);
}

function guarded(code: string): string {
  return guardLoops(code).code;
}

/** A guard for which each look at the clock comes a second after the one before. */
function impatientGuard(): () => LoopGuard {
  let time = 0;
  return createLoopGuard({ now: () => (time += 1000), afterTurn: () => {} });
}

const stopped = 'This loop ran for more than 2 seconds';

/**
 * Declares `more()`. A loop that waits for it to be false takes long enough to be stopped, but
 * would end.
 */
const longLoops = 'let x = 0; let calls = 0; const more = () => (calls += 1) < 1e6;';

describe('guardLoops', () => {
  it.each([
    ['while', 'while (more()) { x += 1; }'],
    ['while without braces', 'while (more()) x += 1;'],
    ['while without a body', 'while (more());'],
    ['do', 'do { x += 1; } while (more());'],
    ['do without braces', 'do x += 1; while (more())'],
    ['for', 'for (; more(); ) { x += 1; }'],
    ['for with everything in its head', 'for (; more(); x += 1);'],
    ['for … in', 'for (const key in Array(1e4).fill(0)) x += key;'],
    ['for … of', 'for (const value of Array(1e4)) x += value;'],
    ['nested without braces', 'for (; more(); ) for (let i = 0; i < 2; i++) x += i;'],
    ['a loop behind if', 'if (x === 0) while (more()) x += 1; else x = 2;'],
    ['a labelled loop', 'outer: for (; more(); ) { for (; more(); ) continue outer; }'],
    [
      'a loop with two labels',
      'one: two: for (; more(); ) { if (x++ < 2) continue one; continue two; }',
    ],
    ['a loop in an arrow function', '(() => { while (more()) x += 1; })();'],
    ['a loop in a method', 'new (class { constructor() { while (more()) x += 1; } })();'],
    ['a loop in a static block', 'class A { static { while (more()) x += 1; } }'],
    ['a loop in a switch', 'switch (x) { case 0: while (more()) x += 1; }'],
    ['a loop that catches its errors', 'while (more()) { try { x.y.z; } catch {} }'],
    [
      'a generator that never yields',
      '[...(function* () { while (more()) if (x < 0) yield 1; })()];',
    ],
  ])('stops %s', (_name, loop) => {
    expect(() => run(guarded(`${longLoops} ${loop}`), impatientGuard())).toThrow(stopped);
  });

  it('stops an async loop that never gives back', async () => {
    const code = guarded(`${longLoops} return (async () => { while (more()) await null; })();`);
    await expect(run(code, impatientGuard())).rejects.toThrow(stopped);
  });

  it('stops for await, too', async () => {
    const code = guarded(
      'return (async () => { for await (const x of Array(1e4)) Math.abs(x); })();',
    );
    await expect(run(code, impatientGuard())).rejects.toThrow(stopped);
  });

  it('does not count the time between two values of a generator', () => {
    let time = 0;
    const guard = createLoopGuard({ now: () => time, afterTurn: () => {} });
    const code = `
      function* count() { outer: for (let i = 0; ; ) for (;;) { const got = yield i++; if (got) continue outer; } }
      const values = count();
      return () => values.next();`;
    const next = run(guarded(code), guard);
    for (let i = 0; i < 1000; i += 1) {
      time += 3000;
      expect(call(next)).toEqual({ value: i, done: false });
    }
  });

  it('counts the time of a loop around a function with a generator in it', () => {
    const code = guarded(`
      ${longLoops}
      for (; more(); ) { const values = (function* () { yield 1; yield 2; })(); for (const x of values) Math.abs(x); }`);
    expect(() => run(code, impatientGuard())).toThrow(stopped);
  });

  it('lets 50 million passes go by in its two seconds', { timeout: 30_000 }, () => {
    const code = 'let sum = 0; for (let i = 0; i < 50_000_000; i++) sum += i & 3; return sum;';
    // Processor time, so that a busy machine does not count.
    const guard = createLoopGuard({ now: () => process.cpuUsage().user / 1000 });
    expect(run(guarded(code), guard)).toBe(75_000_000);
  });

  it('keeps every line, and changes nothing but loops', () => {
    const code = `function setup() {
  createCanvas(400, 400, WEBGL);
}
for (let i = 0; i < 3; i++)
  // a comment
  if (i) console.log(i)
const after = \`\${1}\`;
`;
    const lines = guarded(code).split('\n');
    expect(lines).toHaveLength(code.split('\n').length);
    expect(lines.slice(0, 3)).toEqual(code.split('\n').slice(0, 3));
    expect(lines.slice(6)).toEqual(code.split('\n').slice(6));
  });

  it('keeps columns in the lines behind the head of a loop', () => {
    const code = 'while (x) {\n  draw();\n}';
    expect(guarded(code).split('\n')[1]).toBe('  draw();');
  });

  it('takes names that the sketch does not use', () => {
    const code = 'const __loop1 = 5; let n = 0; while (n < __loop1) n++; return n;';
    expect(run(guarded(code))).toBe(5);
  });

  it('leaves a sketch alone that says so in a comment', () => {
    for (const comment of ['// no-loop-guard', '/* no-loop-guard: sorts for long */']) {
      const code = `${comment}\nwhile (x) draw();`;
      expect(guarded(code)).toBe(code);
    }
    expect(guarded('const note = "// no-loop-guard"; while (x) draw();')).toContain('tick()');
  });

  it('leaves code alone that it cannot parse', () => {
    expect(guarded('while (')).toBe('while (');
  });

  it('does not change what programs do', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(loopyPrograms, (program) => {
        expect(run(guarded(program))).toEqual(run(program));
      }),
      { numRuns: 1000 },
    );
  });

  it('finds every place again, as the engine names it', { timeout: 30_000 }, () => {
    let calls = 0;
    fc.assert(
      fc.property(loopyPrograms, (program) => {
        const telling = program.replace('noted.push(value)', 'noted.push(here())');
        const { code, originOf } = guardLoops(telling);
        const found = placesOf(code).map((stack) =>
          stack.map(({ line, column }) => placeOf(telling, originOf(offsetOf(code, line, column)))),
        );
        expect(found).toEqual(placesOf(telling));
        calls += found.length;
      }),
      { numRuns: 500 },
    );
    expect(calls).toBeGreaterThan(500);
  });

  it('gives every character its own place, and its own text that of a loop', () => {
    fc.assert(
      fc.property(loopyPrograms, (program) => {
        const { code, originOf } = guardLoops(program);
        let next = 0;
        for (let offset = 0; offset < code.length; offset += 1) {
          const origin = originOf(offset);
          if (origin === next && code[offset] === program[origin]) next += 1;
          else expect(program.slice(origin)).toMatch(/^(while|do|for|yield)\b/);
        }
        expect(next).toBe(program.length);
      }),
      { numRuns: 200 },
    );
  });

  it('is stopped at its loop, wherever its body begins', () => {
    const code = 'let i = 0;\n  outer: for (;\n    i < 1;\n  ) { i += 0; }';
    const { code: running, originOf } = guardLoops(code);
    let thrown: unknown;
    try {
      Reflect.apply(compileFunction(running, [LOOP_GUARD], { filename: 'sketch.js' }), undefined, [
        impatientGuard(),
      ]);
    } catch (error) {
      thrown = error;
    }
    const [at] = sketchPlaces(thrown);
    expect(at && placeOf(code, originOf(offsetOf(running, at.line, at.column)))).toEqual({
      line: 2,
      column: 10,
    });
  });
});

/** The places in the sketch that an error came by, the innermost first. */
function sketchPlaces(error: unknown): Place[] {
  const stack = error instanceof Error ? String(error.stack) : '';
  return Array.from(stack.matchAll(/sketch\.js:(\d+):(\d+)/g), ([, line, column]) => ({
    line: Number(line),
    column: Number(column),
  }));
}

/** The places of a program at which it noted something, one list for each time. */
function placesOf(code: string): Place[][] {
  const here = (): Place[] => sketchPlaces(new Error('here'));
  const evaluate = compileFunction(code, [LOOP_GUARD, 'here'], { filename: 'sketch.js' });
  const noted: unknown = Reflect.apply(evaluate, undefined, [createLoopGuard(), here]);
  return v.parse(v.array(v.array(v.object({ line: v.number(), column: v.number() }))), noted);
}
