import { expect, it } from 'vitest';
import { documentFor, isServedFromCopy } from './sandboxDocument';

const page = 'https://example.org/p5.asciify/docs/intro';
const worker = '/p5.asciify/sw.js';
const controlledBy = (scriptURL: string) => ({ controller: { scriptURL } });

it('is served from a copy when the worker of this site controls the page', () => {
  const container = controlledBy('https://example.org/p5.asciify/sw.js');
  expect(isServedFromCopy(worker, container, page)).toBe(true);
});

it.each([
  ['no worker controls the page', { controller: null }],
  ['the worker is that of a site around this one', controlledBy('https://example.org/sw.js')],
])('is not served from a copy when %s', (_case, container) => {
  expect(isServedFromCopy(worker, container, page)).toBe(false);
});

it('is not served from a copy on a site that makes none', () => {
  const container = controlledBy('https://example.org/p5.asciify/sw.js');
  expect(isServedFromCopy(undefined, container, page)).toBe(false);
});

it('has p5.js of the major version, and the library', () => {
  const p5 = [
    { major: '1', url: '/p5-1.js' },
    { major: '2', url: '/p5-2.js' },
  ] as const;
  const files = {
    sandbox: '/sandbox/',
    p5,
    library: '/library.js',
    embeddedFiles: '/files.js',
    playground: '/playground',
  };
  expect(documentFor(files, '2')).toMatchObject({
    url: '/sandbox/',
    p5: '/p5-2.js',
    libraries: ['/library.js'],
  });
  expect(() => documentFor({ ...files, p5: p5.slice(0, 1) }, '2')).toThrow('p5.js 2.x');
});
