import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Memory } from './cached';

let folder: string;
let version: string;
let memory: Memory;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cached-'));
  version = '1';
  memory = new Memory(folder, () => version);
});
afterEach(() => rmSync(folder, { recursive: true }));

const recall = async (make: () => string, inputs = ['a', 'b'], kind = 'cards') =>
  (await memory.cached(kind, inputs, make)).toString();

it('makes a result once', async () => {
  const make = vi.fn(() => 'made');
  expect([await recall(make), await recall(make)]).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledOnce();
});

it('makes it once for all who ask at the same time', async () => {
  const make = vi.fn(() => 'made');
  expect(await Promise.all([recall(make), recall(make)])).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledOnce();
});

it('makes another for other inputs, another step, and other code', async () => {
  await recall(() => 'first');
  expect(await recall(() => 'input', ['a', 'c'])).toBe('input');
  expect(await recall(() => 'step', ['a', 'b'], 'pages')).toBe('step');
  version = '2';
  expect(await recall(() => 'code')).toBe('code');
});

it('keeps nothing of a step that failed', async () => {
  const failing = () => {
    throw new Error('no');
  };
  await expect(recall(failing)).rejects.toThrow('no');
  expect(await recall(() => 'made')).toBe('made');
});

it('forgets what nobody asked for', async () => {
  await recall(() => 'used');
  await recall(() => 'unused', ['other']);
  const long = new Date(2000, 0, 1);
  for (const name of readdirSync(join(folder, 'cards'))) {
    utimesSync(join(folder, 'cards', name), long, long);
  }
  await recall(() => 'again');
  await memory.forget(new Date(2001, 0, 1));
  expect(await recall(() => 'again')).toBe('used');
  expect(await recall(() => 'anew', ['other'])).toBe('anew');
});

it('has nothing to forget before the first build', async () => {
  rmSync(folder, { recursive: true });
  await expect(memory.forget(new Date())).resolves.toBeUndefined();
  await recall(() => 'made');
});
