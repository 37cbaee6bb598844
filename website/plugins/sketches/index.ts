import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsContent } from 'docusaurus-local-search/siteIndex';
import * as v from 'valibot';
import { devFolder, isDevelopment } from '../../files';
import { usesOfExamples } from '../cross-references/usesOfExamples';
import { courseData } from './data/course';
import { highlightSource, examplesData, showExamples, type ShownExample } from './data/examples';
import { exercisesData } from './data/exercises';
import { playgroundData } from './data/playground';
import { predictionsData } from './data/predictions';
import { mergeData, writeAssets, type SiteData } from './data/siteData';
import { recipePages } from './data/recipes';
import { sketchFolders } from './folders';
import { examplePath, placesOf } from './pages/examplePages';
import { galleryOrder } from './pages/galleryOrder';
import { addHomePage, readHeroLines } from './pages/home';
import { readCourse } from './reading/course';
import { explainedIn, readRecipeSections, type DocSource } from './reading/docs';
import { readExamples, readSketches } from './reading/examples';
import { readExercises } from './reading/exercises';
import { readPredictions } from './reading/predictions';
import { readStories } from './reading/stories';

const optionsSchema = v.object({
  /** The repository that holds the examples, if readers can see one. */
  sourceUrl: v.optional(v.string()),
  // The framework adds the plugin's own id.
  id: v.optional(v.string()),
});

type Folders = ReturnType<typeof sketchFolders>;

interface Content extends SiteData {
  /** In the order of the gallery. */
  shown: readonly ShownExample[];
  /** The highlighted lines on the home page. */
  heroLines: string;
}

/** Hands pages the sketches of the site; makes the home page and a page of each example. */
export default async function sketchesPlugin(
  { siteDir, baseUrl }: LoadContext,
  options: unknown,
): Promise<Plugin<Content>> {
  const { sourceUrl } = v.parse(optionsSchema, options);
  const folders = sketchFolders(siteDir);
  // Highlights all sources while other plugins wait for the library's build; `readContent` then
  // finds the results in the cache.
  const sketches = await readSketches(folders.examples);
  await Promise.all(sketches.map(({ source }) => highlightSource(source)));
  let shown: readonly ShownExample[] = [];
  return {
    name: 'sketches',

    getPathsToWatch: () => [
      ...[folders.examples, folders.course, folders.exercises].map((each) => join(each, '*/*')),
      ...[folders.templates, folders.cookbook].map((each) => join(each, '*')),
    ],

    loadContent: () => readContent(folders, baseUrl),

    async contentLoaded({ content, actions }) {
      shown = content.shown;
      if (isDevelopment()) await writeAssets(devFolder, content.assets);
      await Promise.all(
        Object.entries(content.data).map(([name, data]) =>
          actions.createData(`${name}.json`, data),
        ),
      );
      await addHomePage(actions, content.heroLines, baseUrl);
    },

    postBuild: ({ outDir, content }) => writeAssets(outDir, content.assets),

    // Which pages embed an example is known only when the docs plugin has loaded the docs.
    async allContentLoaded({ allContent, actions }) {
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
      const shownBySlug = new Map(shown.map((one) => [one.card.slug, one]));
      for (const place of placesOf(shown, surroundings)) {
        const { player, story } = shownBySlug.get(place.slug) ?? {};
        // One file for a page, because every page of the site loads the names of all these files.
        const data = { place, example: player, story };
        actions.addRoute({
          path: examplePath(place.slug, baseUrl),
          component: '@site/src/components/ExamplePage',
          modules: { page: await actions.createData(`pages/${place.slug}.json`, data) },
          exact: true,
        });
      }
    },
  };
}

/** @throws Error naming the file and the rule when something of a sketch is missing or wrong. */
async function readContent(folders: Folders, baseUrl: string): Promise<Content> {
  const examples = await readExamples(folders.examples);
  const stories = await readStories(folders.examples);
  const shown = await showExamples([...examples].sort(galleryOrder), stories, baseUrl);
  const sections = await readRecipeSections(folders.cookbook);
  const cards = shown.map(({ card }) => card);
  const predictions = await Promise.all([folders.examples, folders.course].map(readPredictions));
  const data = mergeData([
    examplesData(shown),
    { data: { recipes: recipePages(sections, cards) }, assets: [] },
    predictionsData(predictions.flat(), baseUrl),
    ...(await Promise.all([
      courseData(await readCourse(folders.course), baseUrl),
      exercisesData(await readExercises(folders.exercises), baseUrl),
      playgroundData(folders.templates, examples, baseUrl),
    ])),
  ]);
  return { ...data, shown, heroLines: await readHeroLines(folders.examples) };
}
