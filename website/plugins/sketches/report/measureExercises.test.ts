import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { measureExercises } from './measureExercises';

it('each guide has three exercises before its recap, which no other has', () => {
  const { guides, tooFew, repeated } = measureExercises();
  expect(guides).toBeGreaterThan(15);
  expect(tooFew).toEqual([]);
  expect(repeated).toEqual([]);
});

it('names guides with fewer, and exercises that are there twice', () => {
  const docs = mkdtempSync(join(tmpdir(), 'guides-'));
  onTestFinished(() => rmSync(docs, { recursive: true }));
  const exercise = (slug: string) => `<Exercise slug="${slug}" />\n`;
  for (const [folder, page] of [
    ['guides', ['a', 'b', 'c'].map(exercise).join('')],
    ['advanced-guides', `${exercise('a')}## Recap\n${exercise('d')}`],
    ['in-depth', ''],
  ] as const) {
    mkdirSync(join(docs, folder));
    writeFileSync(join(docs, folder, 'page.mdx'), page);
  }
  expect(measureExercises(docs)).toEqual({
    guides: 3,
    tooFew: ['advanced-guides/page.mdx has 1', 'in-depth/page.mdx has 0'],
    repeated: ['a'],
  });
});
