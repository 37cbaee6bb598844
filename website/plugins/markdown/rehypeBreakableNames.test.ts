import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { rehypeBreakableNames } from './rehypeBreakableNames';

function breakNames(html: string): string {
  const tree = fromHtml(html, { fragment: true });
  const before = toString(tree);
  rehypeBreakableNames()(tree);
  expect(toString(tree)).toBe(before);
  return toHtml(tree);
}

it.each([
  [
    'See <code>P5AsciifyRendererPlugin</code>.',
    'See <code>P5<wbr>Asciify<wbr>Renderer<wbr>Plugin</code>.',
  ],
  ['a BRIGHTNESS_DEFAULT_OPTIONS b', 'a BRIGHTNESS_<wbr>DEFAULT_<wbr>OPTIONS b'],
  ['renderers/X/Y.ts:100', 'renderers/<wbr>X/<wbr>Y.<wbr>ts:<wbr>100'],
  ['JSONExportOptions', 'JSON<wbr>Export<wbr>Options'],
  [
    '<code><a>P5AsciifyRenderer2D</a>.<a>options</a></code>',
    '<code><a>P5<wbr>Asciify<wbr>Renderer2D</a>.<wbr><a>options</a></code>',
  ],
])('lets %s break between its words', (html, expected) => {
  expect(breakNames(html)).toBe(expected);
});

it.each([
  'p5.asciify turns WEBGL into text.',
  'an ordinary, unremarkable characteristically long word.',
  '<pre><code>P5AsciifyRendererPlugin</code></pre>',
  '<h1>P5AsciifyRendererPlugin</h1>',
  'The end<b>.</b>',
])('leaves as it is: %s', (html) => {
  expect(breakNames(html)).toBe(html);
});
