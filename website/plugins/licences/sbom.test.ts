import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { bundledLicences, readLicences, separateLicences } from './readLicences';
import { makeSbom } from './sbom';
import { bundled, separate } from './shipped';

const integrity = `sha512-${Buffer.from('0123').toString('base64')}`;

afterEach(() => vi.unstubAllEnvs());

/** A folder with a lockfile, which has these packages besides the repository itself. */
function repositoryOf(packages: object, needs: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const site = { name: 'site', version: '0.0.0', ...needs };
  const lockfile = { ...site, lockfileVersion: 3, packages: { '': site, ...packages } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(site));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lockfile));
  return folder;
}

it('lists each version once, and tells what reaches readers', async () => {
  const tool = { version: '1.0.0', integrity, license: 'MIT', extraneous: true };
  const repository = repositoryOf({
    'node_modules/a': { version: '2.0.0', integrity, extraneous: true },
    'node_modules/a/node_modules/@b/tool': tool,
    'node_modules/@b/tool': tool,
    'node_modules/p5-1': { ...tool, name: 'p5', version: '1.11.13', license: 'LGPL-2.1' },
  });
  const { metadata, components } = await makeSbom(repository, [
    { name: 'p5', version: '1.11.13', licence: 'LGPL-2.1' },
  ]);
  expect(metadata.component).toMatchObject({ name: 'p5-asciify-site', purl: 'pkg:npm/site@0.0.0' });
  expect(components.map(({ purl, scope }) => [purl, scope]).sort()).toEqual([
    ['pkg:npm/%40b/tool@1.0.0', 'excluded'],
    ['pkg:npm/a@2.0.0', 'excluded'],
    ['pkg:npm/p5@1.11.13', 'required'],
  ]);
  expect(components.find(({ purl }) => purl.includes('p5'))).toMatchObject({
    hashes: [{ alg: 'SHA-512', content: '30313233' }],
    licenses: [{ license: { id: 'LGPL-2.1' } }],
  });
});

it('lists what the build needs although npm leaves it out of production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const repository = repositoryOf(
    { 'node_modules/a': { version: '1.0.2', integrity, dev: true } },
    { devDependencies: { a: '1.0.2' } },
  );
  const { components } = await makeSbom(repository, []);
  expect(components.map(({ name }) => name)).toEqual(['a']);
});

it('says the same each time', async () => {
  const packages = { 'node_modules/a': { version: '1.0.1', integrity, extraneous: true } };
  const [one, other] = [repositoryOf(packages), repositoryOf({ ...packages })];
  writeFileSync(
    join(other, 'package-lock.json'),
    `${readFileSync(join(one, 'package-lock.json'), 'utf8')}\n`,
  );
  expect(await makeSbom(one, [])).toEqual(await makeSbom(other, []));
});

it('refuses what is no lockfile', async () => {
  const repository = repositoryOf({});
  writeFileSync(join(repository, 'package-lock.json'), '[');
  await expect(makeSbom(repository, [])).rejects.toThrow('npm sbom');
});

it('knows every package that reaches readers, with its fingerprint', async () => {
  const repository = join(__dirname, '../../..');
  const modules = join(repository, 'node_modules');
  const shipped = [
    ...(await readLicences(modules, bundled, bundledLicences)),
    ...(await readLicences(modules, separate, separateLicences)),
  ];
  const { components } = await makeSbom(repository, shipped);
  const installed = components.filter(({ hashes }) => hashes !== undefined);
  expect(installed.filter(({ scope }) => scope === 'required')).toHaveLength(shipped.length);
  expect(installed.length).toBeGreaterThan(1000);
  for (const { name, hashes = [] } of installed) {
    expect(hashes[0]?.content, name).toMatch(/^[\da-f]{128}$/);
  }
}, 60_000);
