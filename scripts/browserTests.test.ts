import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the README of the browser tests names every file of them', () => {
  const readme = readFileSync(new URL('../e2e/README.md', import.meta.url), 'utf8');
  const files = readdirSync(new URL('../e2e/', import.meta.url));
  const tests = files.filter((file) => file.endsWith('.spec.ts'));
  expect(tests.length).toBeGreaterThan(50);
  expect(tests.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
});
