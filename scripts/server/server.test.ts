import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderNetlifyHeaders } from '../../deploy/netlifyHeaders';
import { manyRuns, wellFormedText } from '../../website/testing/hostileText';
import { barePath } from './barePath';
import { readHeadersFile } from './headersFile';
import { readPort } from './port';
import { createSiteServer } from './siteServer';

/** Made of what paths are made of, in the wrong order. */
const hostilePath = fc
  .array(fc.constantFrom('/', 'base', '..', '.', 'docs', 'intro', '.html', 'index.html', '?', '#'))
  .map((parts) => parts.join(''));

describe('readPort', () => {
  it('is 3000 unless told otherwise', () => {
    expect(readPort(undefined)).toBe(3000);
    expect(readPort('')).toBe(3000);
    expect(readPort('8080')).toBe(8080);
  });

  it.each(['abc', '0', '65536', '80.5', '-1', ' 80'])(
    'rejects %j with the accepted form',
    (value) => {
      expect(() => readPort(value)).toThrow(
        `PORT is ${JSON.stringify(value)}; expected a whole number from 1 to 65535.`,
      );
    },
  );
});

describe('barePath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/api/index.html', '/docs/api/'],
    ['/docs/guides/p5-2.x.x', '/docs/guides/p5-2.x.x'],
    ['/docs/.html', '/docs/.html'],
  ])('%s → %s', (path, bare) => {
    expect(barePath(path)).toBe(bare);
  });
});

describe('readHeadersFile', () => {
  const headersOf = readHeadersFile(
    '# all\n/*\n  A: 1\n\n/docs/*\n  A: 2\n  B: x: y\n/search\n  C: 3\n/*.md\n  D: 4\n',
  );

  it.each([
    ['/', { A: '1' }],
    ['/docs/intro', { A: '1, 2', B: 'x: y' }],
    ['/search', { A: '1', C: '3' }],
    ['/search/', { A: '1', C: '3' }],
    ['/search/x', { A: '1' }],
    ['/docs/a.md', { A: '1, 2', B: 'x: y', D: '4' }],
  ])('joins what the rules for %s say', (path, headers) => {
    expect(Object.fromEntries(headersOf(path))).toEqual(headers);
  });

  it('names a line that it does not understand', () => {
    expect(() => readHeadersFile('/*\n  nonsense')).toThrow('_headers, line 2: "  nonsense"');
    expect(() => readHeadersFile('  A: 1')).toThrow('_headers, line 1');
  });
});

describe('createSiteServer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const policies = { page: "default-src 'self'", runner: '', pages: ['docs/intro/index.html'] };
  const page = '<!doctype html>' + '<p>text</p>'.repeat(200);
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    mkdirSync(join(folder, 'docs/intro'), { recursive: true });
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, '404.html'), 'not here');
    writeFileSync(join(folder, '_headers'), renderNetlifyHeaders('/base/', policies));
    writeFileSync(join(folder, 'docs/intro/index.html'), page);
    writeFileSync(join(folder, 'docs/intro.md'), '# Intro');
    writeFileSync(join(folder, 'assets/main.123.js'), 'export {};');
    server = createSiteServer({ folder, baseUrl: '/base/' });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    origin = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => server.close());

  const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

  it('serves pages under clean URLs, compressed and to be revalidated', async () => {
    const response = await get('/base/docs/intro');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(page);
    expect(response.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('serves the Markdown copy of a page as text', async () => {
    const response = await get('/base/docs/intro.md');
    expect(await response.text()).toBe('# Intro');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });

  it('lets hashed assets be kept for ever', async () => {
    const response = await get('/base/assets/main.123.js');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('redirects file names to the bare path and keeps the query', async () => {
    const response = await get('/base/docs/intro.html?q=1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/base/docs/intro?q=1');
  });

  it.each([
    '/base/nope',
    '/docs/intro',
    '/base/assets/old.js',
    '/base/%E0%A4%A',
    '/base/../package.json',
  ])('answers %s with the not-found page, not to be kept', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not here');
    expect(response.headers.get('cache-control')).not.toContain('immutable');
  });

  it('answers whatever is asked for, and stays on its host', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        // What is no path at all does not get as far as the server.
        httpRequest(origin, { path: encodeURI(`/${path}`).slice(0, 8000), agent })
          .on('response', (response) => resolve(response.resume()))
          .on('error', reject)
          .end();
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(wellFormedText, hostilePath), async (path) => {
        const { statusCode, headers } = await ask(path);
        expect([200, 301, 404]).toContain(statusCode);
        expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
      }),
      manyRuns,
    );
    agent.destroy();
  });

  it('says how to build a site that is not there', () => {
    expect(() => createSiteServer({ folder: '/nowhere', baseUrl: '/' })).toThrow(
      'There is no built site in /nowhere. Build it first: npm run build',
    );
  });
});
