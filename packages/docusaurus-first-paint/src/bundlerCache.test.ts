import { rspack } from '@docusaurus/faster';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it, vi } from 'vitest';
import { cacheVersion, fixNames, withVersion } from './bundlerCache';

describe('withVersion', () => {
  const change = (own: string) => `${own}!`;

  it("changes the version of Rspack's cache and of webpack's", () => {
    const rspackCache = {
      cache: true,
      experiments: { cache: { type: 'persistent', version: '1' } },
    };
    expect(withVersion(rspackCache, change)).toEqual({ experiments: { cache: { version: '1!' } } });
    const webpackCache = { cache: { type: 'filesystem', version: '1' } };
    expect(withVersion(webpackCache, change)).toEqual({ cache: { version: '1!' } });
  });

  it.each([{}, { cache: undefined, experiments: {} }, { cache: true }])(
    'leaves a build without a persistent cache alone: %j',
    (config) => expect(withVersion(config, change)).toEqual({}),
  );

  it.each([
    { experiments: { cache: { type: 'persistent', version: 2 } } },
    { experiments: { cache: { type: 'remote', version: '1' } } },
    { cache: { type: 'filesystem' } },
  ])('switches a cache of another kind off, and says so: %j', (config) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(withVersion(config, change)).toEqual({ cache: false, experiments: { cache: false } });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('cacheVersion', () => {
  const context = { generatedFilesDir: '/site/.docusaurus', outDir: '/site/build', baseUrl: '/' };
  const version = (own: string, changes = {}, key = 'key', patches = 'a,b') =>
    cacheVersion(patches, () => key)(
      { cache: { type: 'filesystem', version: own } },
      false,
      // The patch reads no more of the context.
      { ...context, ...changes } as LoadContext,
    );

  it.each([
    ['another cache', version('server')],
    ['another folder', version('client', { outDir: '/elsewhere' })],
    ['another base URL', version('client', { baseUrl: '/p5.asciify/' })],
    ['other sources of pages', version('client', {}, 'other')],
    ['other patches', version('client', {}, 'key', 'a')],
  ])('%s starts afresh', (_name, changed) => {
    expect(version('client')).toEqual(version('client'));
    expect(changed).not.toEqual(version('client'));
  });
});

describe('fixNames', () => {
  it('changes the names and nothing else', () => {
    const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { module: true, mangle: true },
    });
    fixNames([{}, minimizer]);
    expect(minimizer._args[0]?.minimizerOptions).toEqual({
      module: true,
      mangle: { disableCharFreq: true },
    });
  });
});
