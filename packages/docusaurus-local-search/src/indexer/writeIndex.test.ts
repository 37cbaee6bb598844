import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleIndex } from '../../test/sampleIndex';
import { manifestPath, packIndex, parseIndex, parseManifest } from '../searchIndex';
import { writeIndex } from './buildIndex';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-'));
});
afterEach(() => rm(folder, { recursive: true }));

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, path), 'utf8'));

test('the manifest leads to the index', async () => {
  await writeIndex(folder, sampleIndex);
  const { index } = parseManifest(await readJson(manifestPath));
  expect(parseIndex(await readJson(index))).toEqual(sampleIndex);
});

test('an anchor comes back, whether it follows from its heading, is another, or is none', () => {
  const sections = [
    { page: 0, text: 'none' },
    { page: 0, headings: ['Save as SVG'], anchor: 'save-as-svg' },
    { page: 0, headings: ['Methods', 'font()'], anchor: 'font-1' },
    { page: 0, headings: ['A card'] },
  ];
  const packed = packIndex({ ...sampleIndex, sections });
  expect(parseIndex(packed).sections).toEqual(sections);
  expect(JSON.stringify(packed)).not.toContain('save-as-svg');
});

test('another content has another name, the same content the same', async () => {
  const first = await writeIndex(folder, sampleIndex);
  expect(await writeIndex(folder, sampleIndex)).toEqual(first);
  expect(await writeIndex(folder, { ...sampleIndex, sections: [] })).not.toEqual(first);
});

test('a manifest that leads elsewhere is refused', () => {
  expect(() => parseManifest({ index: 'https://example.org/index.json' })).toThrow();
  expect(() => parseManifest('<!doctype html>')).toThrow();
});
