import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { parseKinds } from '../options';
import { readPage } from './page';

const site = {
  kinds: parseKinds([
    { pages: 'docs/api/', label: 'API reference', isApi: true },
    { pages: '', label: 'Guides' },
  ]),
  entryAttribute: 'data-example',
};

const head = (meta = ''): string => `
  <meta name="docsearch:language" content="en">
  <meta name="docsearch:version" content="current">
  <meta name="docsearch:docusaurus_tag" content="docs-default-current">
  <meta name="keywords" content="everywhere">${meta}`;

const guide = `<!doctype html><html class="docs-doc-page"><head>${head()}</head><body><main>
<nav class="theme-doc-breadcrumbs"><ul><li><a aria-label="Home page" href="/"><svg></svg></a><li>In depth<li>Fonts</ul></nav>
<article><div class="theme-doc-markdown markdown"><header><h1>Fonts</h1></header>
<p>A font has <a href="#x">characters</a>, <em>each</em> of one width.<table><tr><td>one<td>two</table>
<h2 id="load">Load a font<a class="hash-link" href="#load" aria-label="Direct link">&ZeroWidthSpace;</a></h2>
<p>Use <code>loadFont()</code>.<button>Copy</button></p>
<pre><code><span>// from a file</span><br><span>loadFont(path);</span></code></pre>
<div data-example="torus"><h3 id="example-torus">A torus</h3><pre>@@##</pre></div>
<h4 id="deep">Sizes &amp; widths</h4><p aria-hidden="true">decoration</p><p>Any <b>size</b>.</p>
<h2 id="empty">Nothing below</h2>
</div></article></main></body></html>`;

describe('a guide', () => {
  const indexed = readPage(fromHtml(guide), 'docs/in-depth/fonts', {
    ...site,
    siteKeywords: 'everywhere',
  });

  test('has a title, a group, and the facets of its head', () => {
    expect(indexed?.page).toEqual({
      path: 'docs/in-depth/fonts',
      title: 'Fonts',
      group: 'Guides › In depth',
      weight: 1,
      language: 'en',
      version: 'current',
      tag: 'docs-default-current',
    });
  });

  test('is taken apart at its headings', () => {
    expect(indexed?.sections).toEqual([
      { text: 'A font has characters, each of one width. one two', entries: [] },
      {
        anchor: 'load',
        headings: ['Load a font'],
        text: 'Use loadFont().',
        code: 'loadFont path',
        entries: ['torus'],
      },
      {
        anchor: 'deep',
        headings: ['Load a font', null, 'Sizes & widths'],
        text: 'Any size.',
        entries: [],
      },
      { anchor: 'empty', headings: ['Nothing below'], entries: [] },
    ]);
  });

  test('has keywords of its own or none', () => {
    expect(readPage(fromHtml(guide), 'docs/in-depth/fonts', site)?.page.keywords).toBe(
      'everywhere',
    );
  });
});

const api = `<html class="docs-doc-page"><head>${head('<meta name="description" content="Defined in: x">')}</head>
<body><main><div class="markdown"><header><h1>P5<wbr>Asciifier&lt;T&gt;</h1></header>
<p>Defined in: <a href="#">P5Asciifier.ts:77</a></p><p>Draws characters.
<h2 id="extends">Extends</h2><p><code>P5Base</code>
<h2 id="properties">Properties</h2>
<table><thead><tr><th>Property<th>Type<th>Description<th>Inherited from<th>Defined in
<tbody><tr><td><span id="property-rows"></span><code>rows?</code><td><code>number</code><td>How many rows.<td>-<td>a.ts:1
<tr><td><span id="property-cols"></span><code>cols?</code><td><code>number</code><td>How many columns.<td>P5Base<td>a.ts:2</table>
<h2 id="methods">Methods</h2>
<h3 id="font">font()</h3><blockquote><p><strong>font</strong>(<code>path</code>): <code>void</code></p></blockquote>
<p>Sets the font.<h4 id="parameters">Parameters</h4>
<table><thead><tr><th>Parameter<th>Type<th>Description<tbody><tr><td>path<td>string<td>Where it is.</table>
<h4>Throws<a class="hash-link" href="#throws">&ZeroWidthSpace;</a></h4>
<ul><li><code>font: no such file</code></ul>
<table><thead><tr><th>Message<th>Description<tbody><tr><td>no such file<td>It is missing.</table>
<h4>Example</h4><pre><code>torus();</code></pre>
<p>See also: <a href="#reset">reset()</a></p><p>Used in: <a href="/docs/fonts">Fonts</a></p>
<h3 id="reset">reset()</h3><p>Begins anew.<h4>Inherited from</h4><p><code>P5Base.reset</code>
</div></main></body></html>`;

test('a page of the API is taken apart at its symbols', () => {
  const { page, sections } =
    readPage(fromHtml(api), 'docs/api/classes/P5Asciifier', {
      ...site,
      siteKeywords: 'everywhere',
    }) ?? {};
  expect(page).toMatchObject({ title: 'P5Asciifier<T>', group: 'API reference' });
  expect(page?.keywords).toBeUndefined();
  const entries: string[] = [];
  expect(sections).toEqual([
    { text: 'Draws characters. P5Base', symbol: 'P5Asciifier', entries },
    {
      anchor: 'property-rows',
      headings: [null, 'rows?'],
      text: 'How many rows.',
      symbol: 'P5Asciifier.rows',
      entries,
    },
    {
      anchor: 'property-cols',
      headings: [null, 'cols?'],
      symbol: 'P5Asciifier.cols',
      inherited: true,
      entries,
    },
    {
      anchor: 'font',
      headings: [null, 'font()'],
      text: 'Sets the font. path Where it is.',
      symbol: 'P5Asciifier.font',
      entries,
    },
    {
      anchor: 'reset',
      headings: [null, 'reset()'],
      symbol: 'P5Asciifier.reset',
      inherited: true,
      entries,
    },
  ]);
});

test.each([
  ['a list of posts', guide.replace('docs-doc-page', 'blog-list-page')],
  ['the search page', guide.replace('</head>', '<meta name="robots" content="noindex"></head>')],
  ['a page without content', '<html class="docs-doc-page"><body></body></html>'],
])('%s is left out', (_, html) => {
  expect(readPage(fromHtml(html), 'blog', site)).toBeUndefined();
});

test('a page of another plugin is found where the site says so', () => {
  const page = fromHtml(guide.replace('docs-doc-page', 'plugin-shop'));
  expect(readPage(page, 'shop', site)).toBeUndefined();
  expect(readPage(page, 'shop', { ...site, pageClasses: ['plugin-shop'] })).toBeDefined();
});
