import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from './Marked';

test.each([
  ['plain', 'plain'],
  ['a <mark>b</mark> c <mark>d</mark>', 'a <mark>b</mark> c <mark>d</mark>'],
  ['Array&lt;<mark>string</mark>&gt; &amp; co', 'Array&lt;<mark>string</mark>&gt; &amp; co'],
  ['P5Asciify<mark>Renderer</mark>2D', 'P5<wbr/>Asciify<mark>Renderer</mark>2D'],
  ['DEFAULT_OPTIONS of asciify', 'DEFAULT_<wbr/>OPTIONS of asciify'],
  // A hosted index holds what its crawler read, so markup in it may be escaped or not.
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<mark><script>x</script></mark>', '<mark>&lt;script&gt;x&lt;/script&gt;</mark>'],
])('%s', (html, expected) => {
  expect(renderToStaticMarkup(<Marked html={html} />)).toBe(expected);
});
