import { expect, it } from 'vitest';
import prefetchOnce from './prefetchOnce.mjs';

it('asks for each script once', () => {
  const source = 'export default function prefetch(url) {\n  return fetched(url);\n}';
  expect(prefetchOnce(source)).toBe(`const asked = new Set();
export default function prefetch(url) {
  if (asked.has(url)) return Promise.resolve();
  asked.add(url);
  return fetched(url);
}`);
});

it('says so when the framework writes something else', () => {
  expect(() => prefetchOnce('export const prefetch = () => {};')).toThrow(
    'prefetch.js: expected "export default function prefetch(url) {"; see plugins/hydration.',
  );
});
