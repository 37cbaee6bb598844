import { expect, it } from 'vitest';
import { measureReference, tasksIn } from './measureReference';

it('every symbol has a guide, every example its own scene, and the index many tasks', async () => {
  const { symbols, unused, inExamplesOnly, repeated, tasks } = await measureReference();
  expect(symbols).toBeGreaterThan(190);
  expect(unused).toEqual([]);
  expect(inExamplesOnly).toEqual([]);
  expect(repeated).toEqual([]);
  expect(tasks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(tasks).size).toBe(tasks.length);
});

it('reads the tasks of an index', () => {
  const comment =
    '/**\n * | I want to | Use |\n * | --- | --- |\n * | save it | {@link save} |\n */';
  expect(tasksIn(comment)).toEqual(['save it']);
});
