import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { bundleScript } from '../bundleScript';
import { devFolder, isDevelopment } from '../../files';
import { renderSandboxDocument } from './document';

const folder = 'runner/';
/** Where the script is that gives a downloaded sketch its files. */
export const embeddedFiles = `${folder}files.js`;

/** Writes the document in which sketches run, and a script for downloads; see README.md. */
export default function runnerPlugin(): Plugin {
  return {
    name: 'runner',

    async contentLoaded({ actions }) {
      if (isDevelopment()) await writeDocument(devFolder);
      // These addresses lack the base URL; pages put it before them.
      actions.setGlobalData({ url: folder, embeddedFiles });
    },

    postBuild: ({ outDir }) => writeDocument(outDir),
  };
}

async function writeDocument(outDir: string): Promise<void> {
  const [code, provider] = await Promise.all([
    bundleScript(require.resolve('sketch-player/sandbox')),
    bundleScript(require.resolve('sketch-player/embeddedFiles')),
  ]);
  await mkdir(join(outDir, folder), { recursive: true });
  await writeFile(join(outDir, folder, 'index.html'), renderSandboxDocument(code));
  await writeFile(join(outDir, embeddedFiles), provider);
}
