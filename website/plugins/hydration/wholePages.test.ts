import { expect, it } from 'vitest';
import wholePages from './wholePages.mjs';

it('lets no part of a page be put elsewhere', () => {
  expect(wholePages('const { pipe } = renderToPipeableStream(app, { onError() {} });')).toBe(
    'const { pipe } = renderToPipeableStream(app, { progressiveChunkSize: Infinity, onError() {} });',
  );
});

it('says so when the framework renders in another way', () => {
  expect(() => wholePages('prerender(app)')).toThrow(
    'renderToHtml.js: expected "renderToPipeableStream(app, {"; see plugins/hydration.',
  );
});
