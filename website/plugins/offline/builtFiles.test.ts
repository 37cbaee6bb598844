import { expect, it } from 'vitest';
import { savedFiles } from './builtFiles';

const file = (path: string, content = 'x') => ({ path, content: Buffer.from(content) });
const urls = (...paths: string[]) =>
  savedFiles(
    paths.map((path) => file(path)),
    '/base/',
  ).map(({ url }) => url);

it('gives pages the address of their folder', () => {
  expect(urls('index.html', 'docs/intro/index.html', 'img/logo.svg')).toEqual([
    '/base/',
    '/base/docs/intro/',
    '/base/img/logo.svg',
  ]);
});

it('leaves out what only hosts and machines read', () => {
  expect(
    urls(
      '_headers',
      '404.html',
      'sw.js',
      'img/social/home.png',
      'embed/index.html',
      'embed/sketch/index.html',
      'blog/atom.xml',
      'sitemap.xml',
      'sbom.json',
      'lib/p5.asciify/1.0.0/p5.asciify.umd.js.map',
    ),
  ).toEqual([]);
});

it('knows content by its hash', () => {
  const [page, changed] = savedFiles([file('docs/index.html'), file('docs/index.html', 'y')], '/');
  expect(page?.hash).toBe('LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=');
  expect(changed?.hash).not.toBe(page?.hash);
  expect(page?.bytes).toBe(1);
});
