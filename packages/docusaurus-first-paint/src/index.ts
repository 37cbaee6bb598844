/**
 * Makes a Docusaurus site paint like bare HTML and CSS. README.md says how a site uses this, and
 * what each patch does.
 */
import type { Config, PluginModule } from '@docusaurus/types';
import { rewriting, type BundlerPatch, type SiteModules } from './bundler';
import { cacheVersion, makeDeterministic, switchCacheOff } from './bundlerCache';
import { checkPatches, packagesOf } from './guard';
import { entry, lazyHydration } from './hydration';
import { utilsCommon } from './packageShims';
import { patches, type PatchName } from './patches';
import { purgeCss } from './purgeCss';
import { chunkManifest, sharedChunks, styleGroups, type CodeGroup } from './sharedChunks';
import { shortClassNames } from './shortClassNames';
import { makeTemplate } from './template';

export type { PatchName } from './patches';

export interface FirstPaintOptions {
  /** Folder of the site; paths of modules are relative to it. */
  siteDir: string;
  /** `false` gives the framework as it comes. */
  enabled?: boolean;
  /** Patches to switch off. */
  without?: readonly PatchName[];
  /** Modules of the site that replace those in `src/client/site`, with the same exports. */
  modules?: SiteModules;
  /** Styles of elements that only scripts add to a page, which go into files by these names. */
  lateStyles?: Readonly<Record<string, RegExp>>;
  /** Styles of parts that only some pages have, which go into files by these names, too. */
  servedStyles?: Readonly<Record<string, RegExp>>;
  /** Code that many pages share, by the name of its chunk. */
  codeGroups?: Readonly<Record<string, CodeGroup>>;
  /** Those of the groups that are prefetched when the reader may go to another page. */
  prefetch?: { scripts?: readonly string[]; styles?: readonly string[] };
  /**
   * What pages are made from besides modules, as a text that changes with it; part of the version of
   * the bundler's cache.
   */
  cacheKey?: () => string;
}

interface FirstPaint {
  plugins: PluginModule[];
  /** To be spread into the site's configuration. */
  config: Pick<Config, 'ssrTemplate'>;
}

export function firstPaint(options: FirstPaintOptions): FirstPaint {
  const { siteDir, enabled = true, without = [], modules = {} } = options;
  const findPackage = packagesOf(siteDir);
  const { applied, complaints } = enabled
    ? checkPatches(patches, without, findPackage)
    : { applied: new Set<string>(), complaints: [] };
  complaints.forEach(warnOnce);
  const has = (name: PatchName): boolean => applied.has(name);

  if (!has('bundler-cache')) switchCacheOff();
  if (!enabled) return { plugins: [], config: {} };

  const rewrite = rewriting(findPackage);
  const prefetched = {
    scripts: has('shared-chunks') ? (options.prefetch?.scripts ?? []) : [],
    styles: has('style-groups') ? (options.prefetch?.styles ?? []) : [],
  };
  const bundlerPatches: Partial<Record<PatchName, BundlerPatch>> = {
    entry: entry({ siteDir, modules, prefetch: prefetched }),
    'lazy-hydration': lazyHydration({ siteDir, modules }),
    'chunk-names': rewrite.generated('registry.js', 'namedChunks', 'server'),
    'chunk-manifest': chunkManifest(rewrite),
    'whole-pages': rewrite.file(
      '@docusaurus/core',
      'lib/client/renderToHtml.js',
      'wholePages',
      'server',
    ),
    'shim-utils-common': utilsCommon,
    'purge-css': purgeCss,
    'short-class-names': shortClassNames,
    'style-groups': styleGroups(options.lateStyles ?? {}, options.servedStyles ?? {}),
    'shared-chunks': sharedChunks(options.codeGroups ?? {}),
    'deterministic-mangling': makeDeterministic,
    'bundler-cache': cacheVersion([...applied].join(), options.cacheKey),
  };
  const plugins = Object.entries(bundlerPatches)
    .filter(([name]) => applied.has(name))
    .map(([name, patch]): PluginModule => (context) => ({
      name: `first-paint-${name}`,
      configureWebpack: (config, isServer) =>
        isDevelopment() && name !== 'bundler-cache' ? {} : patch(config, isServer, context),
    }));
  return {
    plugins,
    config: has('defer-scripts') ? { ssrTemplate: makeTemplate(siteDir, modules) } : {},
  };
}

/**
 * The framework evaluates a site's configuration, and with it this module, more than once in a
 * build, so what has been said is kept outside of the module.
 */
function warnOnce(complaint: string): void {
  const key = Symbol.for(`docusaurus-first-paint: ${complaint}`);
  if (Reflect.has(globalThis, key)) return;
  Reflect.set(globalThis, key, true);
  console.warn(`[docusaurus-first-paint] ${complaint}`);
}

/** The development server renders no pages in advance; only its cache has to be safe, too. */
const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
