import { join } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { highlight } from '../highlighting/highlight';
import type { LibraryPackage } from '../../libraryVersion';
import { elementsNamed, mdxAttribute, placeOf } from '../mdxElements';
import { describeFile, libraryAddress, findP5Releases } from './servedFiles';
import { releaseOf } from 'sketch-player/p5Majors';
import {
  bundlerCommand,
  folderPage,
  hostedPage,
  modulePage,
  scriptTag,
  type Hosted,
} from './snippets';

/** A package that readers load: its folder, built, and its version. */
interface BuiltPackage {
  folder: string;
  version: string;
}

interface InstallSnippetOptions {
  packages: Record<LibraryPackage, BuiltPackage>;
  modulesFolder: string;
  /** The full address of the published site, with a slash at its end. */
  siteAddress: string;
}

type Maker = (options: InstallSnippetOptions) => Promise<string>;

const makers: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['folder', () => highlight(folderPage('p5.asciify.umd.js'), 'html')],
  ['tag', async (options) => highlight(scriptTag(await library(options, 'umd')), 'html')],
  [
    'shape tag',
    async (options) =>
      highlight(scriptTag(await library(options, 'umd', 'p5.asciify-shape')), 'html'),
  ],
  [
    'hosted',
    async (options) =>
      highlight(hostedPage(await p5(options), await library(options, 'umd')), 'html'),
  ],
  [
    'modules',
    async (options) =>
      highlight(modulePage(await p5(options), await library(options, 'esm')), 'html'),
  ],
  [
    'bundler',
    ({ packages }) =>
      highlight(bundlerCommand(`p5.asciify-${packages['p5.asciify'].version}.tgz`), 'bash'),
  ],
]);

/**
 * Gives `<InstallSnippet kind="hosted"/>` its code as `html`. Addresses and integrity hashes come
 * from the settings and from the files that the site really serves, so they are never out of date.
 */
export function remarkInstallSnippet(options: InstallSnippetOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const element of elementsNamed('InstallSnippet', tree)) {
      const kind = mdxAttribute(element, 'kind') ?? '';
      const make = makers.get(kind);
      if (!make) {
        const place = placeOf(element, file);
        const known = [...makers.keys()].join(', ');
        throw new Error(`${place}: InstallSnippet has no kind "${kind}"; kinds: ${known}`);
      }
      element.attributes.push({
        type: 'mdxJsxAttribute',
        name: 'html',
        value: await make(options),
      });
    }
  };
}

async function library(
  { packages, siteAddress }: InstallSnippetOptions,
  build: 'umd' | 'esm',
  packageName: LibraryPackage = 'p5.asciify',
): Promise<Hosted> {
  const { folder, version } = packages[packageName];
  const name = `${packageName}.${build}.js`;
  const url = libraryAddress(version, packageName) + name;
  return hosted(await describeFile(join(folder, 'dist', name), name, url), siteAddress);
}

/** p5.js 1.x, which most sketches are written for. */
async function p5({ modulesFolder, siteAddress }: InstallSnippetOptions): Promise<Hosted> {
  const releases = await findP5Releases(modulesFolder);
  return hosted(releaseOf(releases, '1').file, siteAddress);
}

/** Makes the address absolute: readers copy it into pages of other sites. */
function hosted({ url, integrity }: Hosted, siteAddress: string): Hosted {
  return { url: siteAddress + url.slice(1), integrity };
}
