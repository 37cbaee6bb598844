import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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

/** A process that is too busy to renew its lock has last done so some time ago. */
const renewed = (secondsAgo: number): void => {
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(join(base, 'notes/library.lock'), time, time);
};

it.each([
  ['another', 0],
  ['another, which has been too busy to renew its lock,', 30],
])('waits for %s that is making the folder, and finds it made', async (_name, secondsAgo) => {
  let second: Promise<boolean> | undefined;
  const first = await makeFolder(
    {
      name: 'library',
      folder: folder(),
      version: '1',
      make: async () => {
        renewed(secondsAgo);
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

it('does not wait for a process that was killed minutes ago', async () => {
  mkdirSync(join(base, 'notes/library.lock'), { recursive: true });
  renewed(300);
  expect(await make('1')).toBe(true);
});
