/** Collects the completions that the code editor offers, from the libraries' types and comments. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { completionDataSchema, type CompletionData } from 'sketch-player/completionData';
import { p5Majors, type P5Major } from 'sketch-player/p5Majors';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { librarySources } from '../../cache/sources';
import { readLibraryVersion } from '../../libraryVersion';
import { findP5Releases } from '../library-files/servedFiles';

const apiPath = 'docs/api/';

/** The data about p5.asciify, and about p5.js of each major version (`p5-1`, `p5-2`), by file name. */
const contentSchema = v.objectWithRest(
  { 'p5.asciify': completionDataSchema },
  completionDataSchema,
);
type Content = v.InferOutput<typeof contentSchema>;

interface P5Source {
  /** Where the names of a major version are documented, in its package. */
  file: string;
  /**
   * Loads what reads them there, and with it the TypeScript compiler. A build that finds the
   * completions in the cache needs neither.
   */
  reader: () => Promise<(text: string, version: string) => CompletionData>;
}

const p5Sources: Record<P5Major, P5Source> = {
  '1': {
    file: 'lib/p5.js',
    reader: async () => (await import('./p5Comments')).readP5Comments,
  },
  '2': {
    file: 'types/p5.d.ts',
    reader: async () => (await import('./p5Declarations')).readP5Declarations,
  },
};

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
  const releases = await findP5Releases(modules);
  const texts = await Promise.all(
    p5Majors.map((major) => readFile(join(modules, `p5-${major}`, p5Sources[major].file), 'utf8')),
  );
  const json = await cached('completions', [librarySources(), reference, ...texts], async () => {
    const { readLibrary } = await import('./library');
    const library = readLibrary({ packageFolder, version: readLibraryVersion(), reference });
    const p5 = await Promise.all(
      releases.map(async ({ major, version }, index) => {
        const read = await p5Sources[major].reader();
        return [`p5-${major}`, read(texts[index] ?? '', version)];
      }),
    );
    return JSON.stringify({ 'p5.asciify': library, ...Object.fromEntries(p5) });
  });
  return v.parse(contentSchema, JSON.parse(json.toString()));
}

/**
 * Looks up every link of the completions in the built pages.
 *
 * @throws Error listing the links that lead nowhere.
 */
export async function checkLinks(data: CompletionData, folder: string): Promise<void> {
  const links = [data.globals, ...Object.values(data.types)].flat().map(({ link }) => link);
  const pages = new Map<string, Promise<string>>();
  const broken = await Promise.all(
    [...new Set(links)].map(async (link) => {
      const [page = '', anchor] = link.split('#');
      const html = pages.get(page) ?? readFile(join(folder, page, 'index.html'), 'utf8');
      pages.set(page, html);
      try {
        const text = await html;
        return anchor === undefined || hasId(text, anchor) ? [] : [link];
      } catch {
        return [link];
      }
    }),
  );
  const found = broken.flat().sort();
  if (found.length > 0) {
    throw new Error(
      `The code editor would link to places that the API reference does not have: ${found.join(', ')}. The rule for links is in plugins/completions/librarySymbols.ts.`,
    );
  }
}

function hasId(html: string, id: string): boolean {
  // The HTML minifier drops the quotes of attributes where it can.
  return [`id="${id}"`, `id=${id} `, `id=${id}>`].some((attribute) => html.includes(attribute));
}
