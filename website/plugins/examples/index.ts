import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsContent } from 'docusaurus-local-search/siteIndex';
import * as v from 'valibot';
import type { GalleryExample } from '../../shared/examples';
import { devFolder, isDevelopment } from '../../files';
import { highlight } from '../highlighting/highlight';
import { usesOfExamples } from '../cross-references/usesOfExamples';
import { colourPicture } from './colourPicture';
import { examplePages, examplePath, explainedIn, type DocSource } from './examplePages';
import { galleryOrder } from './galleryOrder';
import { readExamples, type Example } from './readExamples';

const optionsSchema = v.object({
  /** The repository that holds the examples, if readers can see one. */
  sourceUrl: v.optional(v.string()),
  // The framework adds the plugin's own id.
  id: v.optional(v.string()),
});

/** Where the examples are. */
export function examplesFolder(siteDir: string): string {
  return join(siteDir, '../examples');
}

/** Makes the examples available to pages, and a page of each; see README.md. */
export default async function examplesPlugin(
  { siteDir, baseUrl }: LoadContext,
  options: unknown,
): Promise<Plugin<Example[]>> {
  const { sourceUrl } = v.parse(optionsSchema, options);
  const folder = examplesFolder(siteDir);
  // Highlights all sources while other plugins wait for the library's build; `contentLoaded` then
  // finds the results in the cache.
  await Promise.all((await readExamples(folder)).map(({ source }) => highlightSource(source)));
  return {
    name: 'examples',
    getPathsToWatch: () => [join(folder, '*/*')],
    loadContent: async () => (await readExamples(folder)).sort(galleryOrder),

    async contentLoaded({ content: examples, actions }) {
      if (isDevelopment()) await writePictures(devFolder, examples);
      const cards = await Promise.all(
        examples.map(async (example) => {
          const card = cardOf(example, baseUrl);
          await actions.createData(dataName(example.slug), await playerData(example, baseUrl));
          await actions.createData(`card-${dataName(example.slug)}`, card);
          return card;
        }),
      );
      await actions.createData('gallery.json', cards);
    },

    postBuild: ({ outDir, content }) => writePictures(outDir, content),

    // Which pages embed an example is known only when the docs plugin has loaded the docs.
    async allContentLoaded({ allContent, actions }) {
      const examples = (await readExamples(folder)).sort(galleryOrder);
      const bySlug = new Map(examples.map((example) => [example.slug, example]));
      const docs = (docsContent(allContent)?.loadedVersions ?? [])
        .flatMap((version) => version.docs)
        .map(({ title, permalink, source }): DocSource => {
          return { title, permalink, file: source.replace('@site', siteDir) };
        });
      const pages = examplePages(examples, {
        baseUrl,
        sourceUrl,
        explainedIn: await explainedIn(docs),
        uses: await usesOfExamples(siteDir, baseUrl),
      });
      for (const place of pages) {
        const example = bySlug.get(place.slug);
        // One file for a page, because every page of the site loads the names of all these files.
        const data = { place, example: example && (await playerData(example, baseUrl)) };
        actions.addRoute({
          path: examplePath(place.slug, baseUrl),
          component: '@site/src/components/ExamplePage',
          modules: { page: await actions.createData(`${place.slug}-page.json`, data) },
          exact: true,
        });
      }
    },
  };
}

/** What `LiveExample` shows of an example. */
async function playerData({ source, ...example }: Example, baseUrl: string): Promise<object> {
  return { ...example, ...cardOf(example, baseUrl), html: await highlightSource(source) };
}

/** The data of an example's card, which shows it without its source. */
function cardOf(example: Omit<Example, 'source'>, baseUrl: string): GalleryExample {
  const { slug, title, summary, tags, frame, colours } = example;
  const { path, hasBackgrounds } = colourPicture(slug, colours);
  return { slug, title, summary, tags, frame, colours: { image: baseUrl + path, hasBackgrounds } };
}

async function writePictures(outDir: string, examples: readonly Example[]): Promise<void> {
  for (const { slug, colours } of examples) {
    const { path, content } = colourPicture(slug, colours);
    const file = join(outDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

const highlightSource = (source: string): Promise<string> => highlight(source.trimEnd(), 'js');

function dataName(slug: string): string {
  return `${slug}.json`;
}
