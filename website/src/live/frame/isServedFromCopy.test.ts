import { expect, it } from 'vitest';
import { isServedFromCopy } from './isServedFromCopy';

const page = 'https://example.org/p5.asciify/docs/intro';
const frame = '/p5.asciify/runner/';
const controlledBy = (scriptURL: string) => ({ controller: { scriptURL } });

it('is so when the worker of this site controls the page', () => {
  const container = controlledBy('https://example.org/p5.asciify/sw.js');
  expect(isServedFromCopy(frame, container, page)).toBe(true);
});

it.each([
  ['no worker controls the page', { controller: null }],
  ['the worker is that of a site around this one', controlledBy('https://example.org/sw.js')],
])('is not so when %s', (_case, container) => {
  expect(isServedFromCopy(frame, container, page)).toBe(false);
});
