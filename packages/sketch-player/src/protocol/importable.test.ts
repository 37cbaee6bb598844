import { describe, expect, it } from 'vitest';
import { importable } from './importable';

/** What a module imports under a name. */
function meaning(specifier: string): string[] {
  return Object.entries(importable)
    .filter(([, names]) => names.test(specifier))
    .map(([name]) => name);
}

describe('importable', () => {
  it.each([
    'p5',
    'p5/lib/p5.esm.js',
    'p5/lib/p5.min.js',
    './p5.js',
    '/lib/p5/1.11.13/p5.min.js',
    'https://cdn.jsdelivr.net/npm/p5@2.0.0/lib/p5.js',
  ])('holds p5.js as %s', (specifier) => {
    expect(meaning(specifier)).toEqual(['p5']);
  });

  it.each([
    'p5.asciify',
    'p5.asciify.esm.js',
    './p5.asciify.umd.js',
    'p5.asciify/dist/p5.asciify.esm.js',
    '/lib/p5.asciify/0.10.3/p5.asciify.esm.js',
    'https://cdn.jsdelivr.net/npm/p5.asciify@0.10.3/dist/p5.asciify.esm.js',
  ])('holds the library as %s', (specifier) => {
    expect(meaning(specifier)).toEqual(['library']);
  });

  it.each([
    'p5.asciify-shape',
    './p5.asciify-shape.esm.js',
    '/lib/p5.asciify-shape/1.0.0/p5.asciify-shape.umd.js',
  ])('holds the shape renderer as %s', (specifier) => {
    expect(meaning(specifier)).toEqual(['shape']);
  });

  it.each(['textmode.js', './textmode.esm.js', '/lib/textmode.js/0.11.0/textmode.umd.js'])(
    'holds textmode.js as %s',
    (specifier) => {
      expect(meaning(specifier)).toEqual(['textmode']);
    },
  );

  it.each([
    '',
    'three',
    'textmode',
    'textmode.js/filters',
    'p5.sound',
    'p50',
    'my-p5.js',
    'p5.asciify.js',
    'not-p5.asciify.esm.js',
  ])('holds nothing as %j', (specifier) => {
    expect(meaning(specifier)).toEqual([]);
  });
});
