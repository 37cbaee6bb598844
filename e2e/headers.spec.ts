/** The headers of the built files, as the local server sends them and as hosts read `_headers`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from './support/test';
import { commonHeaders, contentTypes, documentHeaders } from '../deploy/headers';
import { readHeadersFile } from '../scripts/server/headersFile';
import { siteFolder } from './support/siteFolder';

const build = siteFolder;
const file = readFileSync(`${build}_headers`, 'utf8');
const paths = readdirSync(build, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(build, join(entry.parentPath, entry.name)));
/** Names of the headers that every document is sent with. */
const names = [
  ...Object.keys({ ...commonHeaders, ...documentHeaders }),
  ...['Content-Security-Policy', 'Cache-Control'],
];

for (const host of ['netlify', 'cloudflare'] as const) {
  test(`${host} reads all rules, and finds no header in two for any file`, () => {
    const headersOf = readHeadersFile(file, host);
    const lines = file.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
    const values = new Set(
      lines.filter((line) => line.startsWith(' ')).map((line) => line.replace(/^ *[\w-]+: */, '')),
    );
    const wrong: string[] = [];
    for (const path of paths) {
      const page = path.replace(/(^|\/)index\.html$|\.html$/, '$1');
      const addresses = new Set([path, page, page.replace(/\/$/, '')]);
      // Cloudflare leads this one to the address with a slash.
      if (host === 'cloudflare') addresses.delete('embed');
      for (const address of addresses) {
        const headers = headersOf(`/${address}`);
        for (const [name, value] of headers) {
          if (!values.has(value)) wrong.push(`${address}: ${name} is joined: ${value}`);
        }
        const ofDocuments = ['Content-Security-Policy', 'Cache-Control'];
        const needed = [
          ...Object.keys(commonHeaders),
          ...(path.endsWith('.html') ? ofDocuments : []),
        ];
        for (const name of needed) {
          if (!headers.has(name)) wrong.push(`${address} has no ${name}`);
        }
        const type = Object.entries(contentTypes).find(([ending]) => address.endsWith(ending))?.[1];
        if (headers.get('Content-Type') !== type) wrong.push(`${address} is not ${type}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

for (const [path, status] of [
  ['/', 200],
  ['/blog', 200],
  ['/blog/', 200],
  ['/docs/intro', 200],
  ['/docs/intro.html', 301],
  ['/runner', 200],
  ['/runner/', 200],
  ['/index', 301],
  ['/index.html', 301],
  ['/404.html', 301],
  ['/404', 404],
  ['/_headers', 404],
  ['/nope', 404],
  ['/assets/nope.js', 404],
  ['/lib/nope', 404],
  ['/%5cevil.test', 404],
] as const) {
  test(`${path} is answered with every header of a document, once`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    const sent = response.headersArray().map(({ name }) => name.toLowerCase());
    for (const name of names) {
      expect(
        sent.filter((other) => other === name.toLowerCase()),
        name,
      ).toHaveLength(1);
    }
    expect(response.headers()['content-security-policy']).toMatch(/^[^,]*frame-ancestors 'self'$/);
    expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(response.headers()['cross-origin-resource-policy']).toBeUndefined();
  });
}
