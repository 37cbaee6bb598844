import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readLibraryVersion } from '../../libraryVersion';
import { bundleScript } from '../bundleScript';
import { devFolder, isDevelopment } from '../devFiles';
import { findP5Lines, type P5Line } from '../library-files/p5Lines';
import { renderRunnerDocument } from './document';

/** Writes the documents in which sketches run; see README.md. */
export default function runnerPlugin({ siteDir, baseUrl }: LoadContext): Plugin<P5Line[]> {
  return {
    name: 'runner',

    loadContent: () => findP5Lines(join(siteDir, '../node_modules')),

    async contentLoaded({ content: lines, actions }) {
      if (isDevelopment()) await writeDocuments(devFolder, lines);
      actions.setGlobalData(
        lines.map(({ line, version }) => ({ line, version, url: `/runner/p5-${line}/` })),
      );
    },

    postBuild: ({ outDir, content: lines }) => writeDocuments(outDir, lines),
  };

  async function writeDocuments(outDir: string, lines: readonly P5Line[]): Promise<void> {
    const frame = await bundleScript(join(siteDir, 'src/runner/frame/main.ts'));
    const library = `lib/p5.asciify/${readLibraryVersion()}/p5.asciify.umd.js`;
    await Promise.all(
      lines.map(async ({ line, file }) => {
        const scripts = [file.url.slice(1), library].map((path) => baseUrl + path);
        const folder = join(outDir, `runner/p5-${line}`);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, 'index.html'), renderRunnerDocument(frame, scripts));
      }),
    );
  }
}
