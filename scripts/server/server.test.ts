import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonHeaders, pageHeaders } from '../../deploy/headers';
import { renderNetlifyHeaders } from '../../deploy/netlifyHeaders';
import { manyRuns, wellFormedText } from '../../testing/hostileText';
import { barePath } from './barePath';
import { readHeadersFile } from './headersFile';
import { readPort } from './port';
import { readRequestTarget } from './requestTarget';
import { createSiteServer } from './siteServer';

/** Paths made of plausible parts in random order. */
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
    ['/index', '/'],
    ['/docs/api/index', '/docs/api/'],
    ['/docs/reindex', '/docs/reindex'],
    ['/docs/index.md', '/docs/index.md'],
    ['/docs/guides/p5-2.x.x', '/docs/guides/p5-2.x.x'],
    ['/docs/.html', '/docs/.html'],
  ])('%s → %s', (path, bare) => {
    expect(barePath(path)).toBe(bare);
  });
});

describe('readRequestTarget', () => {
  it.each([
    ['/', { pathname: '/', search: '' }],
    ['/docs/intro?q=a/../b%5c', { pathname: '/docs/intro', search: '?q=a/../b%5c' }],
    ['/docs/../%2e%2e/blog', { pathname: '/blog', search: '' }],
    ['/caf%C3%A9', { pathname: '/caf%C3%A9', search: '' }],
  ])('reads %j', (target, read) => {
    expect(readRequestTarget(target)).toEqual(read);
  });

  it.each([
    '//evil.test/',
    '/docs//intro',
    '/docs/..//evil.test/index.html',
    '/\\evil.test/index.html',
    '/%5cevil.test/index.html',
    '/docs%2f..%2fpackage.json',
    '/%E0%A4%A',
    '/intro%00.html',
    '/intro%0d%0aSet-Cookie:x',
    '/intro\t',
    'http://evil.test/',
    '*',
    '',
  ])('refuses %j', (target) => {
    expect(readRequestTarget(target)).toBeUndefined();
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
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(parent, 'build');
  const policies = {
    page: "default-src 'self'",
    runner: '',
    pages: ['404.html', 'docs/intro/index.html', 'index.html'],
  };
  const page = '<!doctype html>' + '<p>text</p>'.repeat(200);
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    mkdirSync(join(folder, 'docs/intro'), { recursive: true });
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(parent, 'outside.txt'), 'not for readers');
    writeFileSync(join(folder, '404.html'), 'not here');
    writeFileSync(join(folder, 'index.html'), 'home');
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

  it.each(['/base/index', '/base/index.html', '/base/index?q=1', '/base/docs/intro/index'])(
    'redirects %s to the page, with its headers',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(path.replace(/index(\.html)?/, ''));
      for (const [name, value] of Object.entries({ ...commonHeaders, ...pageHeaders(policies) })) {
        expect(response.headers.get(name), name).toBe(value);
      }
    },
  );

  it.each([
    '/base/nope',
    '/base/404',
    '/base/_headers',
    '/base/%5Fheaders',
    '/base/docs/../_headers',
    '/base/_headers/',
    '/docs/intro',
    '/base/assets/old.js',
    '/base/%E0%A4%A',
    '/base/../package.json',
  ])('answers %s with the not-found page, not to be kept', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('not here');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'self'; frame-ancestors 'self'",
    );
    expect(response.headers.get('cross-origin-resource-policy')).toBeNull();
  });

  it('answers whatever is asked for, and stays on its host', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        // Encoded, because Node's HTTP client refuses to send characters that no path may hold.
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

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const response = await fetch(`${origin}/base/docs/intro`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${origin}/base/docs/intro.md`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('7');
    expect(await response.text()).toBe('');
  });

  it.each([
    ['bytes=0-0', 206, '#', 'bytes 0-0/7'],
    ['bytes=2-', 206, 'Intro', 'bytes 2-6/7'],
    ['bytes=-2', 206, 'ro', 'bytes 5-6/7'],
    ['bytes=2-99', 206, 'Intro', 'bytes 2-6/7'],
    ['bytes=7-', 416, '', 'bytes */7'],
    ['bytes=99-100', 416, '', 'bytes */7'],
    ['bytes=5-2', 416, '', 'bytes */7'],
    ['bytes=abc', 416, '', 'bytes */7'],
    ['bytes=', 416, '', 'bytes */7'],
    ['lines=1-2', 200, '# Intro', null],
    ['nonsense', 200, '# Intro', null],
  ])('answers the range %j with %i', async (range, status, body, contentRange) => {
    const response = await fetch(`${origin}/base/docs/intro.md`, { headers: { range } });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.has('content-encoding')).toBe(false);
  });

  it('survives whatever is sent to it, and shows no file outside its folder', async () => {
    const target = fc.array(
      fc.oneof(
        fc.constantFrom(
          ...['/', '//', '\\', '..', '.', '%2e', '%2f', '%5c', '%00', '%0d%0a', '%', '?', '#'],
          ...['base/', 'docs/', 'intro', '.html', 'index.html', 'outside.txt', 'http://evil.test'],
        ),
        fc.stringMatching(/^[!-~]{0,40}$/),
        fc.constant('x'.repeat(20_000)),
      ),
      { maxLength: 12 },
    );
    const range = fc.oneof(
      fc.constantFrom('bytes=0-0', 'bytes=-0', 'bytes=-', 'bytes=1-0', 'bytes=0-1,1-2', 'bytes'),
      fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `bytes=${from}-${to}`),
      fc.stringMatching(/^[!-~]{0,20}$/),
    );
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'BREW', 'get', 'CONNECT');
    const { port } = new URL(origin);
    await fc.assert(
      fc.asyncProperty(method, target, range, async (verb, parts, ranges) => {
        const answer = await exchange(
          Number(port),
          `${verb} /${parts.join('')} HTTP/1.1\r\nHost: x\r\nRange: ${ranges}\r\nConnection: close\r\n\r\n`,
        );
        // Node.js itself rejects malformed HTTP, and closes the connection of a CONNECT.
        expect(answer).toMatch(/^(HTTP\/1\.1 (200|206|301|400|404|405|412|416|431) |$)/);
        expect(answer).not.toContain('not for readers');
        expect(answer).not.toMatch(/^location: (?!\/(?!\/|\\))/im);
      }),
      { numRuns: 1000 },
    );
    expect((await get('/base/docs/intro')).status).toBe(200);
  }, 60_000);

  it('says how to build a site that is not there', () => {
    expect(() => createSiteServer({ folder: '/nowhere', baseUrl: '/' })).toThrow(
      'There is no built site in /nowhere. Build it first: npm run build',
    );
  });
});

/** Sends bytes as they are, and reads until the server ends the connection. */
function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    connect(port, '127.0.0.1')
      .setEncoding('latin1')
      .on('data', (part) => (answer += String(part)))
      .on('close', () => resolve(answer))
      .on('error', (error: NodeJS.ErrnoException) =>
        // The server has answered and closed the connection before everything was sent.
        error.code === 'ECONNRESET' || error.code === 'EPIPE' ? undefined : reject(error),
      )
      .end(request);
  });
}
