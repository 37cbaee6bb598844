import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPatches, hashOf, packagesOf } from './guard';
import { firstPaint } from '.';
import { patches, type Patch } from './patches';

const website = new URL('../../../website', import.meta.url).pathname;

let modules: string;
beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), 'first-paint-'));
  mkdirSync(join(modules, 'framework/lib'), { recursive: true });
  writeFileSync(join(modules, 'framework/lib/entry.js'), 'start();');
});
afterEach(() => {
  rmSync(modules, { recursive: true });
  vi.restoreAllMocks();
});

const find = (name: string) => join(modules, name);

function patch(name: string, more: Partial<Patch> = {}): Patch {
  const sha256 = hashOf(join(modules, 'framework/lib/entry.js'));
  const leansOn = [{ package: 'framework', file: 'lib/entry.js', sha256 }];
  return { name, leansOn, does: '', saves: '', without: '', ...more };
}

describe('checkPatches', () => {
  it('applies a patch while what it leans on is as it was', () => {
    const { applied, complaints } = checkPatches([patch('a')], [], find);
    expect([...applied]).toEqual(['a']);
    expect(complaints).toEqual([]);
  });

  it('leaves a patch out when that has changed, and says so in a line', () => {
    const all = [patch('a'), patch('b')];
    writeFileSync(join(modules, 'framework/lib/entry.js'), 'start(later);');
    const { applied, complaints } = checkPatches(all, [], find);
    expect([...applied]).toEqual([]);
    expect(complaints).toHaveLength(2);
    expect(complaints[0]).toMatch(
      /^Left out "a": framework\/lib\/entry\.js has changed: expected SHA-256 [\da-f]{12}…, found [\da-f]{12}…\. The site works without it, only slower\. See "Upgrading the framework"/,
    );
    expect(complaints[0]).not.toContain('\n');
  });

  it('leaves a patch out when the file or the package is gone', () => {
    rmSync(join(modules, 'framework/lib/entry.js'));
    const [gone] = checkPatches([{ ...patches[0] }], [], find).complaints;
    expect(gone).toContain('is not there.');
    const [missing] = checkPatches([{ ...patches[0] }], [], () => undefined).complaints;
    expect(missing).toContain('is not there.');
  });

  it('leaves a patch out with the one that it needs, in whatever order they stand', () => {
    const changed = [{ package: 'framework', file: 'lib/entry.js', sha256: 'other' }];
    const all = [
      patch('c', { needs: ['b'] }),
      patch('b', { needs: ['a'] }),
      patch('a', { leansOn: changed }),
      patch('d'),
    ];
    const { applied, complaints } = checkPatches(all, [], find);
    expect([...applied]).toEqual(['d']);
    expect(complaints[1]).toMatch(/^Left out "b": it needs "a", which is left out\./);
    expect(complaints[2]).toMatch(/^Left out "c": it needs "b", which is left out\./);
  });

  it('says nothing of what is switched off, and refuses to switch off what it does not know', () => {
    expect(checkPatches([patch('a')], ['a'], find)).toEqual({ applied: new Set(), complaints: [] });
    expect(() => checkPatches([patch('a')], ['z'], find)).toThrow(
      'docusaurus-first-paint: there is no patch "z"; known are a.',
    );
  });
});

describe('the patches', () => {
  it('all fit what is installed', () => {
    const { applied, complaints } = checkPatches(patches, [], packagesOf(website));
    expect(complaints).toEqual([]);
    expect(applied.size).toBe(patches.length);
  });

  it('need only patches that there are', () => {
    const names = patches.map(({ name }): string => name);
    for (const { needs = [] } of patches as readonly Patch[]) {
      for (const name of needs) expect(names).toContain(name);
    }
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('firstPaint', () => {
  const names = (options: object) =>
    firstPaint({ siteDir: website, ...options }).plugins.map((plugin) => plugin.name);
  const noCache = 'DOCUSAURUS_NO_PERSISTENT_CACHE';
  beforeEach(() => vi.stubEnv(noCache, undefined));
  afterEach(() => vi.unstubAllEnvs());

  it('adds a template and a plugin for each patch of the bundler', () => {
    const { plugins, config } = firstPaint({ siteDir: website });
    expect(plugins).toHaveLength(patches.length - 1);
    expect(config.ssrTemplate).toContain('data-scripts=');
    expect(process.env[noCache]).toBeUndefined();
  });

  it('leaves the framework as it comes when it is off, and does without a cache', () => {
    const warn = vi.spyOn(console, 'warn');
    expect(firstPaint({ siteDir: website, enabled: false })).toEqual({ plugins: [], config: {} });
    expect(process.env[noCache]).toBe('true');
    expect(warn).not.toHaveBeenCalled();
  });

  it('says once what leaves itself out, however often the configuration is evaluated', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    for (let time = 0; time < 2; time += 1) {
      vi.resetModules();
      const evaluated = await import('.');
      // In this folder there are none of the packages that patches lean on.
      evaluated.firstPaint({ siteDir: modules });
    }
    expect(warn).toHaveBeenCalledTimes(patches.length);
  });

  it('switches off a single patch, and what needs it', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const without = ['deterministic-mangling'] as const;
    expect(names({ without })).toHaveLength(patches.length - 3);
    expect(process.env[noCache]).toBe('true');
    expect(firstPaint({ siteDir: website, without: ['defer-scripts'] }).config).toEqual({});
  });
});
