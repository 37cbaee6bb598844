import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import chunksByAddress from './chunksByAddress.mjs';

const source = readFileSync(
  createRequire(import.meta.url).resolve('@docusaurus/core/lib/client/docusaurus'),
  'utf8',
);

const routesChunkNames = {
  '/docs-0a2': { __comp: '2', content: '7' },
  '/docs-0a6': { __comp: '6' },
  '/docs/a-b-0': { __comp: '3', content: '4' },
};

/** The chunks that the framework's module, as it is or after the loader, finds for an address. */
function find(code: string, address: string): unknown {
  const [, body = ''] = /(const getChunkNamesToLoad[^]*)const prefetch =/.exec(code) ?? [];
  const before = /const chunksByAddress.*/.exec(code)?.[0] ?? '';
  return runInNewContext(`${before};${body};getChunkNamesToLoad(address)`, {
    routesChunkNames,
    flat: (chunks: object) => chunks,
    address,
  });
}

it.each(['/docs', '/docs/a-b', '/docs/a', '/nowhere'])(
  'finds the chunks of %s that the framework finds',
  (address) => {
    expect(find(chunksByAddress(source), address)).toEqual(find(source, address));
  },
);

it('says so when the framework searches in another way', () => {
  expect(() => chunksByAddress('const getChunkNamesToLoad = () => [];')).toThrow(
    'docusaurus.js: expected "const getChunkNamesToLoad = (path) => Object.entries(routesChunkNames) …;"; see plugins/address-lookup.',
  );
});
