import { expect, it } from 'vitest';
import { ownSketchNews } from './messages';

it.each([
  [0, 5000, 'There can be 500 sketches here. You have none, and the zip has 5000.'],
  [3, 498, 'There can be 500 sketches here. You have 3, and the zip has 498.'],
  [500, 1, 'You have 500 sketches here, and there can be 500.'],
])('%s sketches and %s more are too many', (there, more, words) => {
  expect(ownSketchNews.tooMany(there, more, 500)).toContain(words);
});
