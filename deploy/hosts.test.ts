/** What Netlify and Cloudflare Pages make of `_headers`, by their documented rules. */
import { describe, expect, it } from 'vitest';
import { readHeadersFile } from '../scripts/server/headersFile';
import { commonHeaders, headerRules, pageHeaders, type Headers } from './headers';
import { renderNetlifyHeaders } from './netlifyHeaders';

const policies = {
  page: "default-src 'self'; script-src 'self' 'sha256-a+b/c='",
  runner: "default-src 'none'; script-src 'unsafe-eval'",
  pages: [
    ...['404.html', 'blog/a/index.html', 'blog/index.html', 'docs/b/index.html', 'index.html'],
    ...['licences/index.html', 'offline/index.html', 'search/index.html', 'searching/index.html'],
  ],
};
const page = pageHeaders(policies);
const of = (folder: string): Headers =>
  headerRules(policies).find((rule) => rule.folder === folder)?.headers ?? {};
const text = (type: string): Headers => ({ 'Content-Type': `text/${type}; charset=utf-8` });

const addresses: [path: string, headers: Headers][] = [
  ['', page],
  ['index.html', page],
  ['index', page],
  ['blog', page],
  ['blog/', page],
  ['blog/a', page],
  ['blog/a/', page],
  ['blog/index.html', page],
  ['blog/nope', page],
  ['blog/rss.xml', page],
  ['docs/b.html', page],
  ['licences', page],
  ['licences/', page],
  ['licences.md', { ...page, ...text('markdown') }],
  ['licences.txt', { ...page, ...text('plain') }],
  ['docs/b.md', { ...page, ...text('markdown') }],
  ['search?q=a', page],
  ['searching/', page],
  ['404.html', page],
  ['404', page],
  ['embed/', of('embed/')],
  ['embed/index.html', of('embed/')],
  ['embed/main-AB12.js', of('embed/')],
  ['embed/sketch', of('embed/sketch/')],
  ['embed/sketch/', of('embed/sketch/')],
  ['embed/sketch/index.html', of('embed/sketch/')],
  ['runner', of('runner/')],
  ['runner/', of('runner/')],
  ['runner/index.html', of('runner/')],
  ['runner/nope', of('runner/')],
  ['assets/main.1.js', of('assets/')],
  ['lib/p5/p5.min.js', of('lib/')],
  ['lib/licence.txt', { ...of('lib/'), ...text('plain') }],
  ['img/logo.svg', of('img/')],
  ['sw.js', of('sw.js')],
  ['llms.txt', text('plain')],
  ['sitemap.xml', {}],
  // No pattern of these hosts means "everything else": the not-found page states its policy itself.
  ['nope', {}],
  ['nope/at/all', {}],
];

describe.each(['netlify', 'cloudflare'] as const)('%s', (host) => {
  describe.each(['/', '/base/'])('under %s', (baseUrl) => {
    const file = renderNetlifyHeaders(baseUrl, policies);
    const headersOf = readHeadersFile(file, host);

    it.each(addresses)('sends every header of /%s once', (path, headers) => {
      const { pathname } = new URL(baseUrl + path, 'https://example.org');
      expect(Object.fromEntries(headersOf(pathname))).toEqual({ ...commonHeaders, ...headers });
    });

    it('can read all of it', () => {
      const lines = file.split('\n');
      expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(2000);
        if (line.startsWith('/')) expect(line.split('*').length).toBeLessThanOrEqual(2);
      }
    });
  });
});
