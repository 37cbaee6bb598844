import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsContent } from 'docusaurus-local-search/siteIndex';
import * as v from 'valibot';
import {
  recipeTag,
  type GalleryExample,
  type PictureColours,
  type PieceStory,
} from '../../shared/examples';
import { devFolder, isDevelopment } from '../../files';
import { highlight } from '../highlighting/highlight';
import { usesOfExamples } from '../cross-references/usesOfExamples';
import { colourPicture } from './colourPicture';
import type { FrameColours } from './frameColours';
import { readStories, type Story } from './readStories';
import { publishedFolder } from './exampleFiles';
import { examplePages, examplePath, explainedIn, type DocSource } from './examplePages';
import { galleryOrder } from './galleryOrder';
import { readExamples, type Example } from './readExamples';
import { writeAssets } from './writeAssets';

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
      if (isDevelopment()) {
        await writeAssets(devFolder, assetsOf(examples));
        await writeAssets(devFolder, storyAssets(await readStories(folder)));
      }
      const cards = await Promise.all(
        examples.map(async (example) => {
          const card = cardOf(example, baseUrl);
          await actions.createData(dataName(example.slug), await playerData(example, baseUrl));
          await actions.createData(`card-${dataName(example.slug)}`, card);
          return card;
        }),
      );
      await actions.createData('gallery.json', cards.filter(isInGallery));
    },

    async postBuild({ outDir, content }) {
      await writeAssets(outDir, assetsOf(content));
      await writeAssets(outDir, storyAssets(await readStories(folder)));
    },

    // Which pages embed an example is known only when the docs plugin has loaded the docs.
    async allContentLoaded({ allContent, actions }) {
      const examples = (await readExamples(folder)).sort(galleryOrder);
      const bySlug = new Map(examples.map((example) => [example.slug, example]));
      const docs = (docsContent(allContent)?.loadedVersions ?? [])
        .flatMap((version) => version.docs)
        .map(({ title, permalink, source }): DocSource => {
          return { title, permalink, file: source.replace('@site', siteDir) };
        });
      const surroundings = {
        baseUrl,
        sourceUrl,
        explainedIn: explainedIn(docs),
        uses: await usesOfExamples(siteDir, baseUrl),
      };
      // Recipes are neighbours of recipes: the gallery does not show them.
      const pages = [true, false].flatMap((isShown) =>
        examplePages(
          examples.filter((example) => isInGallery(example) === isShown),
          surroundings,
        ),
      );
      const stories = new Map((await readStories(folder)).map((story) => [story.slug, story]));
      for (const place of pages) {
        const story = stories.get(place.slug);
        const example = bySlug.get(place.slug);
        // One file for a page, because every page of the site loads the names of all these files.
        const data = {
          place,
          example: example && (await playerData(example, baseUrl)),
          story: story && example && storyOf(story, example, baseUrl),
        };
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

function isInGallery({ tags }: Pick<GalleryExample, 'tags'>): boolean {
  return !tags.includes(recipeTag);
}

/** What `LiveExample` shows of an example. */
async function playerData(
  { source, files, ...example }: Example,
  baseUrl: string,
): Promise<object> {
  return {
    ...example,
    ...cardOf(example, baseUrl),
    html: await highlightSource(source),
    published: publishedFolder({ slug: example.slug, files }, baseUrl),
  };
}

/** The data of an example's card, which shows it without its source. */
export function cardOf(
  example: Omit<Example, 'source' | 'files'>,
  baseUrl: string,
): GalleryExample {
  const { slug, title, summary, tags, frame, colours } = example;
  return { slug, title, summary, tags, frame, colours: coloursAt(slug, colours, baseUrl) };
}

function coloursAt(name: string, colours: FrameColours, baseUrl: string): PictureColours {
  const { path, hasBackgrounds } = colourPicture(name, colours);
  return { image: baseUrl + path, hasBackgrounds };
}

function storyOf(story: Story, piece: Example, baseUrl: string): PieceStory {
  const { slug, about, steps, tries, frames } = story;
  const made = frames.map(({ frame, colours }, index) => {
    return { frame, colours: coloursAt(stepName(slug, index), colours, baseUrl) };
  });
  const whole = { frame: piece.frame, colours: coloursAt(slug, piece.colours, baseUrl) };
  return {
    about,
    tries,
    steps: [...made, whole].map((step, index) => ({ ...step, caption: steps[index] ?? '' })),
  };
}

const stepName = (slug: string, index: number): string => `${slug}-step-${index + 1}`;

const storyAssets = (stories: readonly Story[]) =>
  stories.flatMap(({ slug, frames }) =>
    frames.map(({ colours }, index) => colourPicture(stepName(slug, index), colours)),
  );

/** The pictures of the colours, and the files that sketches load. */
const assetsOf = (examples: readonly Example[]) =>
  examples.flatMap(({ slug, colours, files }) => [colourPicture(slug, colours), ...files]);

const highlightSource = (source: string): Promise<string> => highlight(source.trimEnd(), 'js');

function dataName(slug: string): string {
  return `${slug}.json`;
}
