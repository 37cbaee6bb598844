import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderSbom } from './sbom';
import { bundled, separate } from './shipped';

const integrity = `sha512-${Buffer.from('0123').toString('base64')}`;
const lockfile = (packages: object): string => JSON.stringify({ lockfileVersion: 3, packages });

it('lists each version once, and tells what reaches readers', () => {
  const tool = { version: '1.0.0', integrity, license: 'MIT' };
  const { components } = renderSbom(
    lockfile({
      '': { name: 'the site', version: '0.0.0' },
      website: { version: '0.0.0' },
      'node_modules/website': { resolved: 'website', link: true },
      'node_modules/a/node_modules/@b/tool': tool,
      'node_modules/@b/tool': tool,
      'node_modules/p5-1': { name: 'p5', version: '1.11.13', integrity, license: 'LGPL-2.1' },
    }),
    ['p5-1'],
  );
  expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40b/tool@1.0.0', 'excluded'],
    ['pkg:npm/p5@1.11.13', 'required'],
  ]);
  expect(components[1]).toMatchObject({
    name: 'p5',
    hashes: [{ alg: 'SHA-512', content: '30313233' }],
    licenses: [{ expression: 'LGPL-2.1' }],
  });
});

it.each(['{}', '[]', lockfile({ 'node_modules/a': { version: '1.0.0', integrity: 'md5-x' } })])(
  'refuses %s',
  (text) => {
    expect(() => renderSbom(text, [])).toThrow(/Invalid/);
  },
);

it('knows every package that reaches readers, with its fingerprint', () => {
  const text = readFileSync(new URL('../../../package-lock.json', import.meta.url), 'utf8');
  const { components } = renderSbom(text, [...bundled, ...separate]);
  const reaching = components.filter(({ scope }) => scope === 'required');
  expect(reaching).toHaveLength(bundled.length + separate.length);
  expect(components.length).toBeGreaterThan(1000);
  for (const { name, hashes } of components) {
    expect(hashes[0]?.content, name).toMatch(/^[\da-f]{128}$/);
  }
});
