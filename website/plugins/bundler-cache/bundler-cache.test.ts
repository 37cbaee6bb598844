import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cacheVersion } from './cacheVersion';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'bundler-cache-'));
  mkdirSync(join(repository, 'examples/hero'), { recursive: true });
  mkdirSync(join(repository, 'packages/p5.asciify/dist'), { recursive: true });
});
afterEach(() => rmSync(repository, { recursive: true }));

const build = { generatedFilesDir: '/site/.docusaurus', outDir: '/site/build', baseUrl: '/' };
const version = (present = 'client', changes = {}) =>
  cacheVersion(present, { siteDir: join(repository, 'website'), ...build, ...changes });

it.each([
  ['another cache', () => version('server')],
  ['another folder', () => version('client', { outDir: '/elsewhere' })],
  ['another base URL', () => version('client', { baseUrl: '/p5.asciify/' })],
  [
    'another example',
    () => {
      writeFileSync(join(repository, 'examples/hero/sketch.js'), 'draw();');
      return version();
    },
  ],
  [
    'another library',
    () => {
      writeFileSync(join(repository, 'packages/p5.asciify/dist/p5.asciify.umd.js'), '1');
      return version();
    },
  ],
])('%s starts afresh', (_name, changed) => {
  const before = version();
  expect(version()).toBe(before);
  expect(changed()).not.toBe(before);
});
