import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../../../testing/hostileText';
import { newId, ownAddress, ownIdIn, ownIdOf, sketchOf } from './address';
import { freeName, nameFrom, parseOwnSketch } from './OwnSketch';

it.each([
  ['Rings', [], 'Rings'],
  ['Rings', ['rings'], 'Rings (2)'],
  ['Rings', ['Rings', 'Rings (2)'], 'Rings (3)'],
  ['Rings (2)', ['Rings (2)'], 'Rings (3)'],
  ['Study 2024', ['Study 2024'], 'Study 2024 (2)'],
  ['x'.repeat(100), ['x'.repeat(100)], `${'x'.repeat(96)} (2)`],
])('%s beside %j becomes %s', (name, taken, free) => {
  expect(freeName(name, taken)).toBe(free);
});

it('finds a name that no other sketch has, whatever they are called', () => {
  const name = fc.oneof(hostileText, fc.constantFrom('a', 'A', 'a (2)', 'a (3)', ' (2)'));
  fc.assert(
    fc.property(fc.array(name, { maxLength: 8 }), (wanted) => {
      const names: string[] = [];
      for (const text of wanted) names.push(freeName(nameFrom(text) ?? 'a', names));
      expect(new Set(names.map((each) => each.normalize('NFKC').toLowerCase())).size).toBe(
        names.length,
      );
      for (const each of names) expect(Array.from(each).length).toBeLessThanOrEqual(100);
    }),
    manyRuns,
  );
});

it('takes a stored sketch, and nothing that is almost one', () => {
  const sketch = {
    name: 'Rings',
    source: '',
    p5: '2',
    code: 'sketch.js',
    created: 1,
    changed: 2,
  };
  expect(parseOwnSketch(sketch)).toEqual(sketch);
  for (const wrong of [
    undefined,
    'Rings',
    { ...sketch, p5: '3' },
    { ...sketch, code: '../sketch.js' },
    { ...sketch, changed: NaN },
    { ...sketch, changed: -1e308 },
    { ...sketch, created: 8.64e15 + 1 },
    { ...sketch, source: undefined },
  ]) {
    expect(parseOwnSketch(wrong)).toBeUndefined();
  }
});

it('cuts a stored name, and shows one that has nothing to see', () => {
  const sketch = { source: '', p5: '2', code: 'sketch.js', created: 1, changed: 2 };
  const nameOf = (name: string) => parseOwnSketch({ ...sketch, name })?.name;
  expect(nameOf('x'.repeat(1_000_000))).toBe(`${'x'.repeat(99)}…`);
  expect(nameOf('a\u202eb')).toBe('a⟨U+202E⟩b');
  expect(nameOf(' \u200b')).toBe('Sketch without a name');
});

it('knows the address of a saved sketch from all others', () => {
  const id = newId();
  expect(ownIdIn(new URL(ownAddress('https://example.org/playground', id)).hash)).toBe(id);
  expect(ownIdOf(sketchOf(id))).toBe(id);
  expect(ownIdOf('playground global')).toBeUndefined();
  fc.assert(
    fc.property(hostileText, (text) => {
      for (const found of [ownIdIn(text), ownIdIn(`#own-${text}`), ownIdOf(`own ${text}`)]) {
        if (found !== undefined) expect(found).toMatch(/^[a-z0-9]+$/);
      }
    }),
    manyRuns,
  );
});
