import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from './makeFolder';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'make-folder-'));
});
afterEach(() => rmSync(base, { recursive: true }));

const folder = () => join(base, 'dist');
const make = (version: string) =>
  makeFolder(
    {
      name: 'library',
      folder: folder(),
      version,
      make: () => {
        mkdirSync(folder(), { recursive: true });
        writeFileSync(join(folder(), 'a.js'), version);
        return Promise.resolve();
      },
    },
    join(base, 'notes'),
  );

it('makes a folder once', async () => {
  expect([await make('1'), await make('1')]).toEqual([true, false]);
});

it.each([
  ['a file is missing', () => rmSync(join(folder(), 'a.js'))],
  ['a file is another', () => writeFileSync(join(folder(), 'a.js'), 'edited')],
  ['there is one more', () => writeFileSync(join(folder(), 'b.js'), '')],
  ['the folder is missing', () => rmSync(folder(), { recursive: true })],
])('makes it again when %s', async (_name, change) => {
  await make('1');
  change();
  expect(await make('1')).toBe(true);
});

it('makes it again when its sources have changed, and when they change back', async () => {
  await make('1');
  expect([await make('2'), await make('1')]).toEqual([true, true]);
});

it('does not take a failed attempt for done', async () => {
  const failing = makeFolder(
    {
      name: 'library',
      folder: folder(),
      version: '1',
      make: () => Promise.reject(new Error('no')),
    },
    join(base, 'notes'),
  );
  await expect(failing).rejects.toThrow('no');
  expect(await make('1')).toBe(true);
});

it('waits for another that is making the folder, and finds it made', async () => {
  let second: Promise<boolean> | undefined;
  const first = await makeFolder(
    {
      name: 'library',
      folder: folder(),
      version: '1',
      make: async () => {
        second = make('1');
        // Were it not to wait, it would be done long before.
        await Promise.race([second, setTimeout(200)]);
        mkdirSync(folder(), { recursive: true });
        writeFileSync(join(folder(), 'a.js'), '1');
      },
    },
    join(base, 'notes'),
  );
  expect([first, await second]).toEqual([true, false]);
});
