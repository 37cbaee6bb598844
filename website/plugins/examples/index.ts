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
import { readExamples, readSketches, type Example } from './readExamples';
import { writeAssets } from './writeAssets';

const optionsSchema = v.object({
  /** The repository that holds the examples, if readers can see one. */
  sourceUrl: v.optional(v.string()),
  // The framework adds the plugin's own id.
  id: v.optional(v.string()),
});

/** An example, and what pages show of it. */
interface Shown {
  example: Example;
  card: GalleryExample;
  /** What `LiveExample` shows. */
  player: object;
}

interface Content {
  /** In the order of the gallery. */
  shown: readonly Shown[];
  stories: readonly Story[];
}

/** Where the examples are. */
export function examplesFolder(siteDir: string): string {
  return join(siteDir, '../examples');
}

/** Makes the examples available to pages, and a page of each; see README.md. */
export default async function examplesPlugin(
  { siteDir, baseUrl }: LoadContext,
  options: unknown,
): Promise<Plugin<Content>> {
  const { sourceUrl } = v.parse(optionsSchema, options);
  const folder = examplesFolder(siteDir);
  // Highlights all sources while other plugins wait for the library's build; `readContent` then
  // finds the results in the cache.
  await Promise.all((await readSketches(folder)).map(({ source }) => highlightSource(source)));
  let loaded: Content = { shown: [], stories: [] };
  return {
    name: 'examples',
    getPathsToWatch: () => [join(folder, '*/*')],
    loadContent: () => readContent(folder, baseUrl),

    async contentLoaded({ content, actions }) {
      loaded = content;
      if (isDevelopment()) await writeAssets(devFolder, assetsOf(content));
      await Promise.all(
        content.shown.map(async ({ card, player }) => {
          await actions.createData(dataName(card.slug), player);
          await actions.createData(`card-${dataName(card.slug)}`, card);
        }),
      );
      const cards = content.shown.map(({ card }) => card);
      await actions.createData('gallery.json', cards.filter(isInGallery));
    },

    postBuild: ({ outDir, content }) => writeAssets(outDir, assetsOf(content)),

    // Which pages embed an example is known only when the docs plugin has loaded the docs.
    async allContentLoaded({ allContent, actions }) {
      const { shown, stories } = loaded;
      const shownBySlug = new Map(shown.map((one) => [one.card.slug, one]));
      const storyBySlug = new Map(stories.map((story) => [story.slug, story]));
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
      const examples = shown.map(({ example }) => example);
      const pages = [true, false].flatMap((inGallery) =>
        examplePages(
          examples.filter((example) => isInGallery(example) === inGallery),
          surroundings,
        ),
      );
      for (const place of pages) {
        const story = storyBySlug.get(place.slug);
        const one = shownBySlug.get(place.slug);
        // One file for a page, because every page of the site loads the names of all these files.
        const data = {
          place,
          example: one?.player,
          story: story && one && storyOf(story, one.card, baseUrl),
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

/**
 * @throws Error naming the file and the rule when an example or its story is incomplete or wrong.
 */
async function readContent(folder: string, baseUrl: string): Promise<Content> {
  const examples = (await readExamples(folder)).sort(galleryOrder);
  const shown = examples.map(async (example): Promise<Shown> => {
    const card = cardOf(example, baseUrl);
    const { source, files, ...metadata } = example;
    const html = await highlightSource(source);
    const published = publishedFolder({ slug: card.slug, files }, baseUrl);
    return { example, card, player: { ...metadata, ...card, html, published } };
  });
  return { shown: await Promise.all(shown), stories: await readStories(folder) };
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

function storyOf(story: Story, { frame, colours }: GalleryExample, baseUrl: string): PieceStory {
  const { slug, about, steps, tries, frames } = story;
  const made = frames.map((step, index) => {
    const name = stepName(slug, index);
    return { frame: step.frame, colours: coloursAt(name, step.colours, baseUrl) };
  });
  return {
    about,
    tries,
    steps: [...made, { frame, colours }].map((step, index) => {
      return { ...step, caption: steps[index] ?? '' };
    }),
  };
}

const stepName = (slug: string, index: number): string => `${slug}-step-${index + 1}`;

/** The pictures of the colours, and the files that sketches load. */
const assetsOf = ({ shown, stories }: Content) => [
  ...shown.flatMap(({ example: { slug, colours, files } }) => [
    colourPicture(slug, colours),
    ...files,
  ]),
  ...stories.flatMap(({ slug, frames }) =>
    frames.map(({ colours }, index) => colourPicture(stepName(slug, index), colours)),
  ),
];

const highlightSource = (source: string): Promise<string> => highlight(source.trimEnd(), 'js');

function dataName(slug: string): string {
  return `${slug}.json`;
}
