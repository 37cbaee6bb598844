import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readLibraryVersion } from '../../libraryVersion';
import { bundleScript } from '../bundleScript';
import { devFolder, isDevelopment } from '../devFiles';
import { findP5Lines, type P5Line } from '../library-files/p5Lines';
import { renderRunnerDocument } from './document';

const folder = 'runner/';

/** Writes the document in which sketches run; see README.md. */
export default function runnerPlugin({ siteDir }: LoadContext): Plugin<P5Line[]> {
  return {
    name: 'runner',

    loadContent: () => findP5Lines(join(siteDir, '../node_modules')),

    async contentLoaded({ content: lines, actions }) {
      if (isDevelopment()) await writeDocument(devFolder);
      const library = `lib/p5.asciify/${readLibraryVersion()}/p5.asciify.umd.js`;
      // These addresses lack the base URL; pages put it before them.
      actions.setGlobalData({
        url: folder,
        scripts: Object.fromEntries(
          lines.map(({ line, file }) => [line, [file.url.slice(1), library]]),
        ),
      });
    },

    postBuild: ({ outDir }) => writeDocument(outDir),
  };

  async function writeDocument(outDir: string): Promise<void> {
    const frame = await bundleScript(join(siteDir, 'src/runner/frame/main.ts'));
    await mkdir(join(outDir, folder), { recursive: true });
    await writeFile(join(outDir, folder, 'index.html'), renderRunnerDocument(frame));
  }
}
