import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundledLicences, separateLicences, readLicences, renderNotices } from './readLicences';
import { checkShipped, packageOf, bundled, bundledForHostedSearch, separate } from './shipped';

describe('packageOf', () => {
  it.each([
    ['/site/node_modules/react/index.js', 'react'],
    ['/site/node_modules/@lezer/common/dist/index.js', '@lezer/common'],
    ['/site/node_modules/a/node_modules/b/x.css', 'b'],
    ['C:\\site\\node_modules\\react\\index.js', 'react'],
    ['../node_modules/valibot/dist/index.mjs', 'valibot'],
    ['/site/src/components/HomePage/index.tsx', undefined],
  ])('of %s is %s', (file, name) => {
    expect(packageOf(file)).toBe(name);
  });
});

describe('checkShipped', () => {
  it('accepts what is listed, and files of the repository', () => {
    expect(() => checkShipped(['/node_modules/react/a.js', '/src/b.ts'], ['react'])).not.toThrow();
  });

  it('names every package that nobody listed', () => {
    const files = ['/node_modules/b/1.js', '/node_modules/b/2.js', '/node_modules/@a/a/1.js'];
    expect(() => checkShipped(files, ['react'])).toThrow(
      'website/plugins/licences/shipped.ts does not list them: @a/a, b.',
    );
  });
});

describe('readLicences', () => {
  const folder = mkdtempSync(join(tmpdir(), 'licences-'));
  function add(name: string, manifest: object, text?: string): void {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'package.json'), JSON.stringify({ name, ...manifest }));
    if (text) writeFileSync(join(folder, name, 'LICENSE.md'), text);
  }
  add('good', { version: '1.0.0', license: 'MIT' }, 'Copyright somebody\n');
  add('bare', { version: '2.0.0', license: 'MIT' });
  add('strange', { version: '3.0.0', license: 'SEE LICENSE IN FILE' });
  add('silent', { version: '4.0.0' });
  const accepted = new Set(['MIT']);

  it('reads the licence and its words, which become one file', async () => {
    const packages = await readLicences(folder, ['good', 'bare'], accepted);
    expect(packages).toEqual([
      { name: 'good', version: '1.0.0', licence: 'MIT', text: 'Copyright somebody' },
      { name: 'bare', version: '2.0.0', licence: 'MIT', text: '' },
    ]);
    const notices = renderNotices(packages);
    expect(notices).toContain('good 1.0.0\nMIT\n\nCopyright somebody\n');
    expect(notices).toContain('https://spdx.org/licenses/MIT.html');
  });

  it.each([
    ['strange', 'strange 3.0.0 is shipped to readers under the licence "SEE LICENSE IN FILE"'],
    ['silent', 'silent 4.0.0 is shipped to readers under the licence "none"; accepted: MIT'],
  ])('refuses %s', async (name, message) => {
    await expect(readLicences(folder, [name], accepted)).rejects.toThrow(message);
  });
});

it('every listed package is installed under a licence that fits', async () => {
  const modules = new URL('../../../node_modules/', import.meta.url).pathname;
  const inBundle = [...bundled, ...bundledForHostedSearch];
  await expect(readLicences(modules, inBundle, bundledLicences)).resolves.toHaveLength(
    inBundle.length,
  );
  await expect(readLicences(modules, separate, separateLicences)).resolves.toHaveLength(
    separate.length,
  );
});
