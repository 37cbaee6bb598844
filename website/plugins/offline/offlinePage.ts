import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the page that is shown in place of pages that an offline copy does not contain. */
export async function writeOfflinePage(outDir: string, baseUrl: string): Promise<void> {
  const styleSheets = styleSheetsOf(await readFile(join(outDir, '404.html'), 'utf8'));
  const folder = join(outDir, 'offline');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), renderOfflinePage({ baseUrl, styleSheets }));
}

/** The page that is shown in place of a page that an offline copy does not contain. */

interface OfflinePage {
  baseUrl: string;
  /** Addresses of the site's style sheets. */
  styleSheets: readonly string[];
}

const ways: readonly [path: string, label: string][] = [
  ['site-index', 'All pages'],
  ['', 'Start page'],
  ['docs/intro', 'Guides'],
  ['docs/api/', 'API reference'],
  ['examples', 'Examples'],
  ['playground', 'Playground'],
];

/**
 * Renders a document without scripts: the browser shows it under the address that was asked for,
 * where the site's own script would look for the page of that address.
 */
function renderOfflinePage({ baseUrl, styleSheets }: OfflinePage): string {
  return `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="dark" />
    <meta name="theme-color" content="#0b0d11" />
    <title>Not saved for offline reading | p5.asciify</title>
    <link rel="icon" type="image/svg+xml" href="${baseUrl}img/favicon.svg" />
    ${styleSheets.map((href) => `<link rel="stylesheet" href="${href}" />`).join('\n    ')}
  </head>
  <body>
    <header class="container margin-top--lg">
      <a class="navbar__brand" href="${baseUrl}">
        <img src="${baseUrl}img/logo.svg" alt="" width="32" height="32" />&nbsp;
        <b class="navbar__title">p5.textmode.art</b>
      </a>
    </header>
    <main class="container margin-vert--lg markdown">
      <h1>Not saved for offline reading</h1>
      <p>
        You are offline, and this page is not part of the copy of the site in your browser. The page
        may be newer than your copy, or its address may be wrong.
      </p>
      <p><a href="">Try again</a></p>
      <h2>What you can read now</h2>
      <p>You can read all pages that the site had when you saved it:</p>
      <ul>
        ${ways.map(([path, label]) => `<li><a href="${baseUrl}${path}">${label}</a></li>`).join('\n        ')}
      </ul>
    </main>
  </body>
</html>
`;
}

/**
 * Finds the addresses of the style sheets that a page links to.
 *
 * @throws Error when the page links to none.
 */
function styleSheetsOf(html: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*\brel="?stylesheet"?[^>]*>/g)];
  const hrefs = links.flatMap(([link]) => /\bhref="?([^"\s>]+)/.exec(link)?.[1] ?? []);
  if (hrefs.length === 0) throw new Error('404.html names no style sheet.');
  return hrefs;
}
