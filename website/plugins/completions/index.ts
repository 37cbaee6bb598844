/** Collects the completions that the code editor offers, from the libraries' types and comments. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as v from 'valibot';
import { librarySources } from '../../cache/librarySources';
import { cached } from '../../cache/cached';
import { readLibraryVersion } from '../../libraryVersion';
import { findP5Lines } from '../library-files/p5Lines';
import { checkLinks } from './checkLinks';
import { readLibrary } from './library';
import { readP5Comments } from './p5Comments';
import { readP5Declarations } from './p5Declarations';
import { completionDataSchema, type CompletionData } from './schema';

const apiPath = 'docs/api/';

const contentSchema = v.object({
  'p5.asciify': completionDataSchema,
  'p5-1': completionDataSchema,
  'p5-2': completionDataSchema,
});
type Content = v.InferOutput<typeof contentSchema>;

export default async function completionsPlugin({
  baseUrl,
  siteDir,
}: LoadContext): Promise<Plugin<Content>> {
  // Read here rather than in `loadContent`: meanwhile other plugins wait for the library's build.
  const data = await readContent(siteDir, baseUrl + apiPath);
  return {
    name: 'completions',

    loadContent: () => data,

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

async function readContent(siteDir: string, reference: string): Promise<Content> {
  const packageFolder = join(siteDir, '../packages/p5.asciify');
  const modules = join(siteDir, '../node_modules');
  const lines = await findP5Lines(modules);
  const versionOf = (wanted: string) =>
    lines.find(({ line }) => line === wanted)?.version ?? wanted;
  const [comments, declarations] = await Promise.all([
    readFile(join(modules, 'p5-1/lib/p5.js'), 'utf8'),
    readFile(join(modules, 'p5-2/types/p5.d.ts'), 'utf8'),
  ]);
  const inputs = [librarySources(), reference, comments, declarations];
  const json = await cached('completions', inputs, () =>
    JSON.stringify({
      'p5.asciify': readLibrary({ packageFolder, version: readLibraryVersion(), reference }),
      'p5-1': readP5Comments(comments, versionOf('1')),
      'p5-2': readP5Declarations(declarations, versionOf('2')),
    } satisfies Record<string, CompletionData>),
  );
  return v.parse(contentSchema, JSON.parse(json.toString()));
}
