import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeServiceWorker } from './writeServiceWorker';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-worker-'));
  writeFileSync(join(folder, 'index.html'), 'start');
  writeFileSync(join(folder, '404.html'), 'not found');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('names every file of the copy, below the base URL, and measures the copy', async () => {
  await writeServiceWorker(folder, { baseUrl: '/p5.asciify/', offline: true });
  expect(read('sw.js')).toContain('["/p5.asciify/","');
  expect(read('sw.js')).not.toContain('404.html');
  expect(JSON.parse(read('offline.json'))).toEqual({ files: 1, bytes: 5 });
});

it('removes copies where they are switched off', async () => {
  await writeServiceWorker(folder, { baseUrl: '/', offline: false });
  expect(read('sw.js')).toContain('unregister()');
  expect(read('sw.js')).not.toContain('fetch');
});

it('gives the same worker for the same files, so that browsers see no new version', async () => {
  await writeServiceWorker(folder, { baseUrl: '/', offline: true });
  const first = read('sw.js');
  await writeServiceWorker(folder, { baseUrl: '/', offline: true });
  expect(read('sw.js')).toBe(first);
});
