/** What the code editor offers while typing, from the libraries' own types and comments. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readLibraryVersion } from '../../libraryVersion';
import { findP5Lines } from '../library-files/p5Lines';
import { checkLinks } from './checkLinks';
import { readLibrary } from './library';
import { readP5Comments } from './p5Comments';
import { readP5Declarations } from './p5Declarations';
import type { CompletionData } from './schema';

const apiPath = 'docs/api/';

type Content = Record<'p5.asciify' | 'p5-1' | 'p5-2', CompletionData>;

export default function completionsPlugin({ baseUrl, siteDir }: LoadContext): Plugin<Content> {
  const packageFolder = join(siteDir, '../packages/p5.asciify');
  const modules = join(siteDir, '../node_modules');
  return {
    name: 'completions',

    async loadContent() {
      const lines = await findP5Lines(modules);
      const versionOf = (wanted: string) =>
        lines.find(({ line }) => line === wanted)?.version ?? wanted;
      const [comments, declarations] = await Promise.all([
        readFile(join(modules, 'p5-1/lib/p5.js'), 'utf8'),
        readFile(join(modules, 'p5-2/types/p5.d.ts'), 'utf8'),
      ]);
      return {
        'p5.asciify': readLibrary({
          packageFolder,
          version: readLibraryVersion(),
          reference: baseUrl + apiPath,
        }),
        'p5-1': readP5Comments(comments, versionOf('1')),
        'p5-2': readP5Declarations(declarations, versionOf('2')),
      };
    },

    async contentLoaded({ content, actions }) {
      await Promise.all(
        Object.entries(content).map(([name, data]) => actions.createData(`${name}.json`, data)),
      );
    },

    async postBuild({ outDir, content }) {
      await checkLinks(content['p5.asciify'], join(outDir, apiPath));
    },
  };
}
