/** Every address of this site that a built file names leads to a file, and to a part of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from './support/test';
import {
  addressesInCss,
  addressesInHtml,
  addressesInText,
  type Addresses,
} from './support/addresses';
import { siteFolder } from './support/siteFolder';
import { sitemapUrls } from './support/sitemap';

/** Address of a document as it is served: `docs/intro/index.html` is `/docs/intro`. */
function pathOf(file: string): string {
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
}

function addressesIn(file: string, text: string, origin: string): Addresses {
  const extension = extname(file);
  if (extension === '.html') return addressesInHtml(text, origin);
  const found = extension === '.css' ? addressesInCss(text) : addressesInText(text, origin);
  return { found: [...new Set(found)], ids: new Set(), canonical: undefined };
}

const readable = /\.(?:html|css|md|txt|xml|json|webmanifest)$/;

/** Lists of others' packages, and the search index, which holds the text of the pages once more. */
const left = /^(?:sbom\.json|licences\.txt|assets\/search\/)/;

/** The sketches that the playground starts from: their files are named as the hash names them. */
const templates = readdirSync(
  new URL('../website/plugins/sketches/templates', import.meta.url),
).map((file) => file.replace(/\.\w+$/, ''));

/** What stands in code or prose, looks like an address of the site and is none. */
const notServed: Readonly<Record<string, string>> = {
  '/404.html': 'what the not-found page calls itself; it is the answer to other addresses',
  '/src/main.ts': 'a file of the project that a bundler serves to its author',
  '/fonts/my-font.ttf': 'a font that the author of a sketch has put there',
  '/lib/p5/': 'the folder of the files of p5.js, which the licences page names and does not link',
  '/lib/p5.sound/': 'the same of p5.sound',
  '/lib/textmode.js/': 'the same of textmode.js',
};

test('every address of the site in code, prose and metadata leads somewhere', async ({
  request,
  fetchPath,
}) => {
  const [first = ''] = await sitemapUrls(request);
  const { origin } = new URL(first);
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => readable.test(file) && !left.test(file))
    .map((file) => {
      const addresses = addressesIn(file, readFileSync(join(siteFolder, file), 'utf8'), origin);
      return { file, path: pathOf(file), ...addresses };
    });
  const idsOf = new Map(files.map(({ path, ids }) => [path, ids]));
  // The playground reads its hash itself.
  idsOf.set('/playground', new Set([...(idsOf.get('/playground') ?? []), ...templates]));

  /** The files that name an address, by its path; and by its path and its fragment. */
  const paths = new Map<string, string>();
  const fragments = new Map<string, { path: string; id: string; file: string }>();
  for (const { file, path, found, canonical } of files) {
    for (const address of found) {
      const url = new URL(address, canonical ?? `${origin}${path}`);
      if (url.origin !== origin) continue;
      paths.set(url.pathname, paths.get(url.pathname) ?? file);
      const id = decodeURIComponent(url.hash.slice(1));
      const target = decodeURIComponent(url.pathname).replace(/(.)(?:\/|\.html)$/, '$1');
      if (id !== '') fragments.set(`${target}#${id}`, { path: target, id, file });
    }
  }
  expect(paths.size).toBeGreaterThan(500);
  expect(fragments.size).toBeGreaterThan(500);

  expect(Object.keys(notServed).filter((path) => !paths.delete(path))).toEqual([]);

  const broken: string[] = [];
  for (const [path, file] of paths) {
    const answer = await fetchPath(path);
    await answer.body?.cancel();
    // Some addresses lead on.
    const next = answer.headers.get('location');
    const { status } = next === null ? answer : await fetchPath(next);
    if (status !== 200) broken.push(`${file}: ${path} is answered with ${status}`);
  }
  for (const { path, id, file } of fragments.values()) {
    if (!idsOf.get(path)?.has(id)) broken.push(`${file}: ${path} has no part "${id}"`);
  }
  expect(broken).toEqual([]);
});

test('an address is found wherever it stands', () => {
  const origin = 'https://example.org';
  const { found, ids, canonical } = addressesInHtml(
    `<head><link rel="canonical" href="${origin}/a"><meta property="og:image" content="${origin}/1.png">
    <meta name="description" content="Text without an address">
    <script type="application/ld+json">{"url":"${origin}/2"}</script><style>a{background:url(3.png)}</style></head>
    <body id="top"><a href="4#part">In</a><a href="https://other.example/">Out</a><img srcset="5.png 1x, 6.png 2x">
    <video poster="/7.png"></video><p>See ${origin}/8. Or /9.js, not either/or, 1/2 or /etc. And /docs/11.</p>
    <pre><code><span>&lt;script src=</span><span>"/lib/p5/2/p5.min.js"</span><br>import('/10.js')</code></pre>
    <pre aria-hidden="true">'/drawn'</pre></body>`,
    origin,
  );
  expect(found.sort()).toEqual(
    [
      ...['/a', '/1.png', '/2', '/8'].map((path) => origin + path),
      ...['3.png', '4#part', '5.png', '6.png', '/7.png', '/9.js', '/lib/p5/2/p5.min.js', '/10.js'],
      '/docs/11',
    ].sort(),
  );
  expect([...ids]).toEqual(['top']);
  expect(canonical).toBe(`${origin}/a`);
});
