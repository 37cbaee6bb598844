import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { toString } from 'hast-util-to-string';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pagesVersion, readBuiltPage, takeFromPage } from './builtPage';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'built-page-'));
  mkdirSync(join(outDir, 'docs'));
  writeFileSync(join(outDir, 'docs/index.html'), '<p>Docs');
  writeFileSync(join(outDir, 'about.html'), '<p>About');
});
afterEach(() => rmSync(outDir, { recursive: true }));

it.each([
  ['docs', '<p>Docs'],
  ['docs/', '<p>Docs'],
  ['about', '<p>About'],
  ['about.html', '<p>About'],
  ['nowhere', undefined],
])('reads %s', (path, html) => {
  expect(readBuiltPage(outDir, path)).toBe(html);
});

it('changes with what is in a page', () => {
  const version = () => pagesVersion(outDir, '/', ['/docs', '/about']);
  const before = version();
  expect(version()).toBe(before);
  writeFileSync(join(outDir, 'about.html'), '<p>Others');
  expect(version()).not.toBe(before);
});

it('parses a page once for all who ask at the same time, and keeps it no longer', async () => {
  const take = () => takeFromPage(outDir, 'docs', (page) => page);
  const [first, second, other] = await Promise.all([
    take(),
    take(),
    takeFromPage(outDir, 'about', toString),
  ]);
  expect(first && toString(first)).toBe('Docs');
  expect(second).toBe(first);
  expect(other).toBe('About');
  expect(await take()).not.toBe(first);
});

it('lets others ask for the next page before it is parsed', async () => {
  const take = (path: string) => takeFromPage(outDir, path, (page) => page);
  const early = Promise.all([take('docs'), take('about')]);
  await setImmediate();
  const late = take('about');
  expect(await late).toBe((await early)[1]);
});

it('shares pages with other copies of this module', async () => {
  vi.resetModules();
  const copy = await import('./builtPage');
  expect(copy.takeFromPage).not.toBe(takeFromPage);
  const pages = [takeFromPage, copy.takeFromPage].map((take) =>
    take(outDir, 'docs', (page) => page),
  );
  const [own, others] = await Promise.all(pages);
  expect(own).toBeDefined();
  expect(others).toBe(own);
});

it('takes nothing from a page that is not there, and fails where its reader does', async () => {
  expect(await takeFromPage(outDir, 'nowhere', toString)).toBeUndefined();
  const refuse = () => {
    throw new Error('no main content');
  };
  await expect(takeFromPage(outDir, 'docs', refuse)).rejects.toThrow('no main content');
});
