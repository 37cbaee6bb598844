import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as v from 'valibot';
import { docsContent } from '../docsContent';
import { highlight } from '../highlighting/highlight';
import { examplePages, examplePath } from './examplePages';
import { explainedIn, type DocSource } from './explainedIn';
import { galleryOrder } from './galleryOrder';
import { readExamples, type Example } from './readExamples';

const optionsSchema = v.object({
  /** The repository that holds the examples. */
  sourceUrl: v.string(),
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
  // Other plugins wait for the library now: time to do what is asked for again below.
  await Promise.all((await readExamples(folder)).map(({ source }) => highlightSource(source)));
  return {
    name: 'examples',
    getPathsToWatch: () => [join(folder, '*/*')],
    loadContent: async () => (await readExamples(folder)).sort(galleryOrder),

    async contentLoaded({ content: examples, actions }) {
      await Promise.all(
        examples.map(async ({ source, ...example }) => {
          const html = await highlightSource(source);
          await actions.createData(dataName(example.slug), { ...example, html });
        }),
      );
      await actions.createData(
        'gallery.json',
        examples.map(({ slug, title, summary, tags, frame }) => ({
          slug,
          title,
          summary,
          tags,
          frame,
        })),
      );
    },

    // Which pages embed an example is known when the docs are.
    async allContentLoaded({ allContent, actions }) {
      const examples = (await readExamples(folder)).sort(galleryOrder);
      const docs = (docsContent(allContent)?.loadedVersions ?? [])
        .flatMap((version) => version.docs)
        .map(({ title, permalink, source }): DocSource => {
          return { title, permalink, file: source.replace('@site', siteDir) };
        });
      const pages = examplePages(examples, {
        baseUrl,
        sourceUrl,
        explainedIn: await explainedIn(docs),
      });
      for (const page of pages) {
        actions.addRoute({
          path: examplePath(page.slug, baseUrl),
          component: '@site/src/components/ExamplePage',
          modules: {
            example: `@generated/examples/default/${dataName(page.slug)}`,
            place: await actions.createData(`${page.slug}-page.json`, page),
          },
          exact: true,
        });
      }
    },
  };
}

const highlightSource = (source: string): Promise<string> => highlight(source.trimEnd(), 'js');

function dataName(slug: string): string {
  return `${slug}.json`;
}
