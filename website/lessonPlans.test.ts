/** The plans for teachers fill the time that they promise, minute by minute. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(join(import.meta.dirname, 'docs/teaching.mdx'), 'utf8');

/** The first and the last minute of each row of a plan. */
function rowsOf(plan: string): [number, number][] {
  const [, section = ''] = page.split(`{/* #${plan} */}`);
  const [table = ''] = section.split(/^#/m);
  return Array.from(table.matchAll(/^\| (\d+)–(\d+) +\|/gm), ([, from, to]) => [
    Number(from),
    Number(to),
  ]);
}

it.each([
  ['plan-45', 45],
  ['plan-90', 90],
  ['plan-half-day', 210],
])('%s takes %i minutes', (plan, minutes) => {
  const rows = rowsOf(plan);
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.map(([from]) => from)).toEqual([0, ...rows.slice(0, -1).map(([, to]) => to)]);
  expect(rows.at(-1)?.[1]).toBe(minutes);
  for (const [from, to] of rows) expect(to).toBeGreaterThan(from);
});
