import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { bundleScript } from '../bundleScript';
import { devFolder, isDevelopment } from '../../files';
import { renderSandboxDocument } from './document';

const folder = 'runner/';

/** Writes the document in which sketches run; see README.md. */
export default function runnerPlugin(): Plugin {
  return {
    name: 'runner',

    async contentLoaded({ actions }) {
      if (isDevelopment()) await writeDocument(devFolder);
      // This address lacks the base URL; pages put it before it.
      actions.setGlobalData({ url: folder });
    },

    postBuild: ({ outDir }) => writeDocument(outDir),
  };
}

async function writeDocument(outDir: string): Promise<void> {
  const code = await bundleScript(require.resolve('sketch-player/sandbox'));
  await mkdir(join(outDir, folder), { recursive: true });
  await writeFile(join(outDir, folder, 'index.html'), renderSandboxDocument(code));
}
