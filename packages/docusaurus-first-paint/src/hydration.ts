/**
 * The patches that decide when a page starts to work.
 *
 * `entry` starts the framework in several short tasks, so that none blocks input for long, and waits
 * for the whole document.
 *
 * `lazy-hydration` leaves the page that was opened the HTML that was served until a reader turns to
 * it; the navigation around it is hydrated at once. Pages are text; most are read without anything
 * on them being pressed. Such a page is hydrated when it is pointed at, touched, scrolled or reached
 * by keyboard, or when something on it has to act by itself (`data-hydrate`). Presses before that
 * are kept and replayed, except on links, which the router follows. React renders the pages that the
 * reader goes to from there as always. Only pages whose layout belongs to a parent route can stay
 * dehydrated: those of the docs, and others that a plugin adds in that way.
 */
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { siteAliases, type BundlerPatch, type SiteModules } from './bundler';

interface EntryOptions {
  siteDir: string;
  modules: SiteModules;
  /** Names of chunks to prefetch. */
  prefetch: { scripts: readonly string[]; styles: readonly string[] };
}

const clientModule = (file: string): string => join(__dirname, 'client', file);

export function entry({ siteDir, modules, prefetch }: EntryOptions): BundlerPatch {
  return (_config, isServer, { siteConfig }) => {
    if (isServer || usesHashes(siteConfig)) return {};
    return {
      entry: clientModule('entry.tsx'),
      resolve: { alias: siteAliases(siteDir, modules, '$') },
      plugins: [
        {
          apply(compiler: Compiler): void {
            const { DefinePlugin } = compiler.webpack;
            new DefinePlugin({ FIRST_PAINT_PREFETCH: JSON.stringify(prefetch) }).apply(compiler);
          },
        },
      ],
    };
  };
}

export function lazyHydration({
  siteDir,
  modules,
}: Pick<EntryOptions, 'siteDir' | 'modules'>): BundlerPatch {
  return (_config, _isServer, { siteConfig }) =>
    usesHashes(siteConfig)
      ? {}
      : {
          resolve: {
            alias: {
              ...siteAliases(siteDir, modules, '$'),
              '@docusaurus/ComponentCreator': clientModule('ComponentCreator.tsx'),
            },
          },
        };
}

/**
 * Whether the addresses of pages are hashes, as in `/#/docs`. Then the framework renders no HTML in
 * advance, and no page can be left as it was served.
 */
function usesHashes({ future }: { future: { experimental_router: string } }): boolean {
  return future.experimental_router === 'hash';
}
