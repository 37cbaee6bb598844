import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../testing/hostileText';
import { isData, isHarmless, isOwnScript } from './trustedTypes';

describe('isHarmless', () => {
  it.each([
    ['', true],
    ['a &lt; b', true],
    ['<span class="line"><span class="k">let</span> x</span>\n', true],
    ['© <a href="https://x.test" target="_blank" rel="noopener noreferrer">x</a>.', true],
    ['<code>p5.<wbr/>asciify</code>', true],
    ['<script></script>', true],
    ['<script>alert(1)</script>', false],
    ['<script></script><script></script>', false],
    ['<img src=x onerror=alert(1)>', false],
    ['<span onclick="alert(1)">', false],
    ['<span class="a"onclick="alert(1)">', false],
    ['<span class="a" onclick=alert(1)>', false],
    ['<a href="javascript:alert(1)">', false],
    ['<a href="https:/x" href="java">', false],
    ['<<b>script>', false],
    ['<svg><script>', false],
    ['<span', false],
    ['<SPAN ONCLICK=x>', false],
  ])('%j: %s', (html, isFine) => {
    expect(isHarmless(html)).toBe(isFine);
  });

  it('lets nothing pass that has an element or attribute of another kind', () => {
    const part = fc.constantFrom(
      ...['<', '>', '"', "'", '=', '/', ' ', '\n', 'span', 'a', 'script', 'svg', 'img'],
      ...[' class="x"', ' href="/x"', ' onclick="x"', 'javascript:', '<b>', '</b>', '<!--', '&lt;'],
    );
    const markup = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(markup, hostileText), (html) => {
        if (!isHarmless(html) || html === '<script></script>') return;
        const text = html.replace(/<\/?(\w+)((?: \w+="[^"]*")*)\s*\/?>/g, (_, name, attributes) => {
          expect(String(name)).toMatch(/^(a|b|code|div|em|li|mark|ol|p|pre|span|strong|ul|wbr)$/);
          expect(String(attributes)).not.toMatch(/\bon\w+=|javascript:/);
          return '';
        });
        expect(text).not.toContain('<');
      }),
      manyRuns,
    );
  });
});

it.each([
  ['{"@context":"https://schema.org"}', true],
  ['[1, 2]', true],
  ['alert(1)', false],
  ['{}; alert(1)', false],
  ['"use strict"', false],
  ['', false],
])('%j is data: %s', (script, isJson) => {
  expect(isData(script)).toBe(isJson);
});

describe('isOwnScript', () => {
  const base = 'https://example.org/base/';

  it.each([
    ['/base/assets/js/main.js', true],
    ['https://example.org/base/assets/js/a.js', true],
    ['/base/sw.js', true],
    ['/base/assets/../../other.js', false],
    ['/base/assets/%2e%2e/%2e%2e/other.js', false],
    ['/other/assets/a.js', false],
    ['/base/lib/p5.min.js', false],
    ['//evil.test/base/assets/a.js', false],
    ['https://evil.test/base/assets/a.js', false],
    ['data:text/javascript,1', false],
    ['blob:https://example.org/base/assets/1', false],
    ['javascript:1', false],
    ['http://[', false],
  ])('%j: %s', (url, isOwn) => {
    expect(isOwnScript(url, base)).toBe(isOwn);
  });
});
