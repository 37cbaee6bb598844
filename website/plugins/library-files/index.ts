import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { libraryPackages, readLibraryVersion } from '../../libraryVersion';
import { devFolder, isDevelopment } from '../../files';
import { buildLibrary, packageFolder, packLibrary } from './libraryPackage';
import {
  libraryAddress,
  listFiles,
  type ServedFile,
  findP5Releases,
  findTextmode,
  type P5Release,
} from './servedFiles';
import { packStarter, type Starter } from './starterFolder';

interface Content {
  files: ServedFile[];
  tarballs: ServedFile[];
  p5: P5Release[];
  textmode: ServedFile;
  starters: Starter[];
}

/**
 * Builds the library and its shape renderer, and serves them, their packages, p5.js, textmode.js and
 * folders to start from; see README.md.
 */
export default async function libraryFilesPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Promise<Plugin<Content>> {
  const packFolder = join(generatedFilesDir, 'library-files-package');

  await PerfLogger.async('library', buildLibrary);
  return {
    name: 'library-files',

    async loadContent() {
      const repository = join(siteDir, '..');
      const modulesFolder = join(repository, 'node_modules');
      const p5 = await findP5Releases(modulesFolder);
      const sources = {
        repository,
        packageFolder: packageFolder('p5.asciify'),
        libraryVersion: readLibraryVersion(),
        modulesFolder,
      };
      const files = await Promise.all(
        libraryPackages.map((name) =>
          listFiles(
            join(packageFolder(name), 'dist'),
            libraryAddress(readLibraryVersion(name), name),
          ),
        ),
      );
      return {
        // Browsers load the scripts; declarations, and files for Node, are only in the packages.
        files: files.flat().filter(({ name }) => /\.js(\.map)?$/.test(name)),
        tarballs: await Promise.all(libraryPackages.map((name) => packLibrary(name, packFolder))),
        p5,
        textmode: await findTextmode(modulesFolder),
        starters: await Promise.all(p5.map((release) => packStarter(sources, release, packFolder))),
      };
    },

    async contentLoaded({ content, actions }) {
      if (isDevelopment()) await copyFiles(devFolder, content);
      const { files, tarballs, p5, textmode, starters } = content;
      // Every page gets these data, so they hold no more than pages use.
      const served = ({ name, url, bytes }: ServedFile) => ({ name, url, bytes });
      actions.setGlobalData({
        // Pages offer the scripts, not their source maps.
        files: files.filter(({ name }) => name.endsWith('.js')).map(served),
        tarballs: tarballs.map(served),
        p5: p5.map(({ major, file: { url }, sound }) => ({ major, url, sound: sound.url })),
        textmode: textmode.url,
        starters: starters.map(({ major, file: { url, bytes } }) => ({ major, url, bytes })),
      });
    },

    postBuild: ({ outDir, content }) => copyFiles(outDir, content),
  };
}

async function copyFiles(outDir: string, content: Content): Promise<void> {
  const { files, tarballs, p5, textmode, starters } = content;
  for (const { source, url } of [
    ...files,
    ...tarballs,
    ...[...p5, ...starters].map(({ file }) => file),
    ...p5.map(({ sound }) => sound),
    textmode,
  ]) {
    const target = join(outDir, url);
    await mkdir(dirname(target), { recursive: true });
    await cp(source, target);
  }
}
