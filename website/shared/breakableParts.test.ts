import { expect, it } from 'vitest';
import { breakableParts } from './breakableParts';

it('breaks names before their humps', () => {
  expect(breakableParts('P5AsciifyAbstractFeatureRenderer2D')).toEqual([
    'P5',
    'Asciify',
    'Abstract',
    'Feature',
    'Renderer2D',
  ]);
});

it('breaks after dots and underscores', () => {
  expect(breakableParts('BRIGHTNESS_DEFAULT_OPTIONS')).toEqual([
    'BRIGHTNESS_',
    'DEFAULT_',
    'OPTIONS',
  ]);
});

it('leaves prose and versions alone', () => {
  expect(breakableParts('p5.js 2.0')).toEqual(['p5.js 2.0']);
  expect(breakableParts('Your first pipeline')).toEqual(['Your first pipeline']);
});
