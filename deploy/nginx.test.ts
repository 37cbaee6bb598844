/** Tests the nginx configuration with a real nginx, if the machine has one. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commonHeaders, headerRules, pageHeaders, type Headers } from './headers';
import { renderNginxConfig } from './nginxConfig';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx) console.warn('Skipped: nginx is not installed, so its configuration is not run.');

const policies = {
  page: "default-src 'self'; script-src 'self' 'sha256-a+b/c='",
  runner: "default-src 'none'; script-src 'unsafe-eval'",
  pages: ['docs/intro/index.html'],
};

describe.skipIf(!hasNginx)('nginx', () => {
  let nginx: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    for (const path of ['docs/intro', 'assets', 'blog', 'lib', 'runner', 'embed/sketch']) {
      mkdirSync(join(folder, 'base', path), { recursive: true });
    }
    writeFileSync(join(folder, 'base/404.html'), 'not here');
    writeFileSync(join(folder, 'base/_headers'), '/*');
    writeFileSync(join(folder, 'base/docs/intro/index.html'), 'intro');
    writeFileSync(join(folder, 'base/docs/intro.md'), '# Intro');
    writeFileSync(join(folder, 'base/llms.txt'), 'Introduction\n'.repeat(100));
    writeFileSync(join(folder, 'base/all.md'), '# Introduction\n'.repeat(100));
    writeFileSync(join(folder, 'base/runner/index.html'), 'runner');
    writeFileSync(join(folder, 'base/embed/index.html'), 'embed');
    writeFileSync(join(folder, 'base/embed/sketch/index.html'), 'sketch');
    writeFileSync(join(folder, 'base/assets/main.js'), 'export {};');
    writeFileSync(join(folder, 'base/blog/index.html'), 'blog');
    writeFileSync(join(folder, 'base/lib/licence.txt'), 'MIT');
    writeFileSync(join(folder, 'base/sw.js'), '');

    const port = await freePort();
    const site = renderNginxConfig('/base/', policies, folder).replace(
      'listen 8080',
      `listen 127.0.0.1:${port}`,
    );
    // Workers of an nginx that root starts run as another user, who could not read this folder.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const config = `daemon off; ${user} pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; types { text/html html; text/javascript js; } ${site} }`;
    writeFileSync(join(folder, 'nginx.conf'), config);
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
    origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(origin));
  });
  afterAll(() => nginx.kill());

  const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

  it('serves a page under its clean URL with the common headers', async () => {
    const response = await get('/base/docs/intro');
    expect(await response.text()).toBe('intro');
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(response.headers.get(name)).toBe(value);
    }
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(response.headers.get('content-security-policy')).toBe(
      `${policies.page}; frame-ancestors 'self'`,
    );
  });

  it('sandboxes the documents of sketches', async () => {
    const response = await get('/base/runner/');
    expect(await response.text()).toBe('runner');
    expect(response.headers.get('content-security-policy')).toBe(
      `${policies.runner}; sandbox allow-scripts; frame-ancestors 'self'`,
    );
  });

  it('serves Markdown as text, with the common headers', async () => {
    const response = await get('/base/docs/intro.md');
    expect(await response.text()).toBe('# Intro');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/base/llms.txt', '/base/all.md'])('compresses %s', async (path) => {
    const response = await get(path);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('Introduction');
  });

  it('lets assets be kept', async () => {
    const response = await get('/base/assets/main.js');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.has('content-security-policy')).toBe(false);
  });

  it.each(['/base/nope', '/base/assets/nope.js', '/base/404.html', '/base/_headers'])(
    'answers %s with the not-found page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('not here');
      expect(response.headers.get('cache-control')).not.toContain('immutable');
      expect(response.headers.get('content-security-policy')).toContain(policies.page);
    },
  );

  const page = pageHeaders(policies);
  const of = (folder: string): Headers =>
    headerRules(policies).find((rule) => rule.folder === folder)?.headers ?? {};

  it.each([
    ['', 404, page],
    ['blog', 200, page],
    ['blog/', 200, page],
    ['docs/intro', 200, page],
    ['docs/intro.html', 301, page],
    ['docs/intro/index.html', 301, page],
    ['docs/intro.md', 200, { ...page, 'Content-Type': 'text/markdown; charset=utf-8' }],
    ['llms.txt', 200, { ...page, 'Content-Type': 'text/plain; charset=utf-8' }],
    ['nope', 404, page],
    ['nope.md', 404, page],
    ['assets/nope.js', 404, page],
    ['runner', 200, of('runner/')],
    ['runner/', 200, of('runner/')],
    ['embed', 200, of('embed/')],
    ['embed/', 200, of('embed/')],
    ['embed/sketch/', 200, of('embed/sketch/')],
    ['assets/main.js', 200, of('assets/')],
    ['lib/licence.txt', 200, { ...of('lib/'), 'Content-Type': 'text/plain; charset=utf-8' }],
    ['sw.js', 200, of('sw.js')],
    ['%ff%00', 400, {}],
  ])('sends every header of /%s once', async (path, status, headers) => {
    const response = await get(`/base/${path}`);
    expect(response.status).toBe(status);
    const varying = [page, ...headerRules(policies).map((rule) => rule.headers)];
    const names = varying.flatMap((rule) => Object.keys(rule));
    const expected: Headers = { ...commonHeaders, ...headers };
    for (const name of [...names, ...Object.keys(expected)]) {
      // fetch() joins the values of a repeated header with a comma, so the comparison would fail.
      if (status !== 400 || name in commonHeaders) {
        expect(response.headers.get(name), name).toBe(expected[name] ?? null);
      }
    }
  });

  it('does not say which version it is', async () => {
    expect((await get('/base/docs/intro')).headers.get('server')).toBe('nginx');
  });

  it.each([
    '/%5cevil.test/index.html',
    '/%5cevil.test/page.html',
    '/base/%5c%5cevil.test/x.html',
    '/%09/evil.test/index.html',
    '/%0a/evil.test/index.html',
    '/base/docs%0d%0aSet-Cookie:a=b/index.html',
    '//evil.test/index.html',
    '/base//evil.test/page.html',
  ])('leads %s to no other host', async (path) => {
    const response = await get(path);
    expect([301, 400, 404]).toContain(response.status);
    // Resolved as a browser would do it.
    const location = new URL(response.headers.get('location') ?? '/', origin);
    expect(location.origin).toBe(origin);
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])[!-~]*$/);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it.each([
    ['/base/docs/intro.html?q=1', '/base/docs/intro?q=1'],
    ['/base/docs/intro/index.html', '/base/docs/intro/'],
    ['/base/docs/intro/index', '/base/docs/intro/'],
    ['/base/index', '/base/'],
  ])('redirects %s to the bare path', async (path, bare) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(bare);
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no free port')),
      );
    });
  });
}
