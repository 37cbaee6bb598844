import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from '../parse';
import { prepareHotReload } from './prepareHotReload';

const names = fc.constantFrom('draw', 'paint', 'mousePressed', 'helper', 'Star');
const statement = fc.constantFrom(
  'background(0);',
  'box(10);',
  'paint();',
  'helper(1);',
  'for (let i = 0; i < 3; i++) { circle(i, 0, 5); }',
  'while (x < 3) x++;',
  'if (x) { return; }',
  'const y = `${x}`;',
  '// a comment',
);
const body = fc.array(statement, { maxLength: 4 }).map((lines) => lines.join('\n  '));
const declaration = fc.oneof(
  { weight: 4, arbitrary: fc.record({ name: names, body }).map(functionOf) },
  { weight: 2, arbitrary: fc.constantFrom('let x = 1;', 'const z = [1, 2];', 'var w;') },
  { weight: 1, arbitrary: fc.constantFrom('class Rock { move() { this.x = 1; } }', 'noise();') },
);
const program = fc.array(declaration, { maxLength: 6 }).map((parts) => parts.join('\n'));

function functionOf({ name, body: lines }: { name: string; body: string }): string {
  return `function ${name}() {\n  ${lines}\n}`;
}

it('replaces nothing of a program that is not edited', () => {
  fc.assert(
    fc.property(program, (source) => {
      fc.pre(parse(source, 'script').ok);
      expect(prepareHotReload(source, source)).toEqual({ kind: 'nothing' });
      expect(prepareHotReload(source, `\n// a comment\n${source}\n`)).toEqual({ kind: 'nothing' });
    }),
  );
});

it('restores a changed body, to the code of before', () => {
  const ending = '\nfunction keyPressed() {\n  BODY\n}\nfunction draw() { x(); }';
  fc.assert(
    fc.property(body, body, (one, other) => {
      fc.pre([one, other].every((lines) => parse(lines, 'script', { allowReturn: true }).ok));
      const [a, b] = [ending.replace('BODY', one), ending.replace('BODY', other)];
      const [there, back] = [prepareHotReload(a, b), prepareHotReload(b, a)];
      expect(back.kind).toBe(there.kind);
      if (there.kind !== 'hotReload' || back.kind !== 'hotReload') return;
      const { code } = back.hotReload;
      expect({ ...back.hotReload, code: '' }).toEqual({ ...there.hotReload, code: '' });
      // The code of a version depends on that version alone.
      const again = prepareHotReload(`${a}\nfunction other() {}`, a);
      if (again.kind === 'hotReload') expect(code).toBe(again.hotReload.code);
    }),
  );
});

it('always has a plan for two programs, whose code is an object with all that it names', () => {
  fc.assert(
    fc.property(program, program, (before, after) => {
      const edit = prepareHotReload(before, after);
      if (edit.kind !== 'hotReload') return;
      const { code, functions, classes, added, variables, settings } = edit.hotReload;
      const made: unknown = runInNewContext(code);
      const expected = [...functions, ...classes, ...added, ...variables];
      expect(Object.keys(made as object).sort()).toEqual(
        [...expected, ...settings.map((name) => `settings of ${name}`)].sort(),
      );
    }),
    { numRuns: 300 },
  );
});

it('answers whatever is typed', () => {
  const text = fc.string({
    unit: fc.constantFrom('f', '(', ')', '{', '}', ';', '`', '/', '\n', '1'),
  });
  fc.assert(
    fc.property(program, text, fc.nat(), (source, typed, place) => {
      const at = place % (source.length + 1);
      const edited = source.slice(0, at) + typed + source.slice(at);
      expect(['nothing', 'problem', 'restart', 'hotReload']).toContain(
        prepareHotReload(source, edited).kind,
      );
    }),
    { numRuns: 300 },
  );
});
