import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rootFolder = new URL('../', import.meta.url);
const readmeOf = (folder: string): string =>
  readFileSync(new URL(`${folder}/README.md`, rootFolder), 'utf8');

it('the README of the browser tests names every file of them', () => {
  const files = readdirSync(new URL('e2e/', rootFolder));
  const tests = files.filter((file) => file.endsWith('.spec.ts'));
  expect(tests.length).toBeGreaterThan(50);
  expect(tests.filter((file) => !readmeOf('e2e').includes(`\`${file}\``))).toEqual([]);
});

it('the README of the scripts names every file and folder of them', () => {
  const entries = readdirSync(new URL('scripts/', rootFolder), { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .filter((name) => name !== 'README.md' && !name.includes('.test.'));
  expect(entries.length).toBeGreaterThan(20);
  expect(entries.filter((name) => !readmeOf('scripts').includes(`\`${name}\``))).toEqual([]);
});
