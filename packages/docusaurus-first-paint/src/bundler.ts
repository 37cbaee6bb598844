/** What a patch adds to the bundler's configuration, and the parts that most of them share. */
import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import type { FindPackage } from './guard';

type Configure = NonNullable<Plugin['configureWebpack']>;

export type BundlerPatch = (
  config: Parameters<Configure>[0],
  isServer: boolean,
  context: LoadContext,
) => ReturnType<Configure>;

/** Modules of the site that replace those in `client/site`, by the names of the latter. */
export type SiteModules = Partial<
  Record<'LoadFailure' | 'visibleHydration' | 'searchShortcut', string>
>;

/**
 * Aliases that put modules of the site in the place of the package's own.
 *
 * @param exact What the bundler wants at the end of a name that is no prefix of others.
 */
export function siteAliases(
  siteDir: string,
  modules: SiteModules,
  exact = '',
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, path]) => [
      `docusaurus-first-paint/site/${name}${exact}`,
      resolve(siteDir, path),
    ]),
  );
}

/** The bundle that a rewrite is for: that of the browser, or that which renders pages in advance. */
type Side = 'client' | 'server';

/** Makes patches that pass a module through one of the functions in `rewrites.mjs`. */
export function rewriting(findPackage: FindPackage) {
  const rule = (resource: string, rewrite: string, beside?: string): RuleSetRule => ({
    resource,
    use: [{ loader: join(__dirname, 'rewrites.mjs'), options: { rewrite, beside } }],
  });
  const isFor = (isServer: boolean, side: Side) => isServer === (side === 'server');
  return {
    /** A file of a package. */
    file(name: string, file: string, rewrite: string, side: Side): BundlerPatch {
      const resource = join(findPackage(name) ?? name, file);
      return (_config, isServer) =>
        isFor(isServer, side) ? { module: { rules: [rule(resource, rewrite)] } } : {};
    },
    /**
     * A file that the framework generates for each site.
     *
     * @param beside Another such file that the rewrite reads.
     */
    generated(file: string, rewrite: string, side: Side, beside?: string): BundlerPatch {
      return (_config, isServer, { generatedFilesDir }) =>
        isFor(isServer, side)
          ? { module: { rules: [rule(join(generatedFilesDir, file), rewrite, beside)] } }
          : {};
    },
  };
}

export type Rewriting = ReturnType<typeof rewriting>;

/** The rules in what a patch adds. */
export const rulesOf = (added: ReturnType<BundlerPatch>) => (added && added.module?.rules) || [];
