import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('names every file of tests', () => {
  const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const files = readdirSync(new URL('.', import.meta.url));
  const tests = files.filter((file) => file.endsWith('.spec.ts'));
  expect(tests.length).toBeGreaterThan(50);
  expect(tests.filter((file) => !readme.includes(`\`${file}\``))).toEqual([]);
});
