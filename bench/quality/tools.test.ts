import { expect, test } from 'vitest';
import { versionIn } from './tools';

test.each([
  ['Chafa version 1.12.4\n\nLoaders: GIF', '1.12.4'],
  ['jp2a 1.1.1\nCopyright 2006-2016', '1.1.1'],
  [
    'img2txt Copyright 2006-2007\nInternet: <a@example.org> Version: 0.99.beta20, date: 2026',
    '0.99.beta20',
  ],
])('finds the release in %j', (text, version) => {
  expect(versionIn(text, 'tool')).toBe(version);
});

test('quotes what names no release', () => {
  expect(() => versionIn('Usage: tool [options]\nmore', 'tool')).toThrow(
    'tool: expected "--version" to print a version, got "Usage: tool [options]".',
  );
});
