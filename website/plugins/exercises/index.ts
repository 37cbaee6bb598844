import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { devFolder, isDevelopment } from '../../files';
import { colourPicture } from '../examples/colourPicture';
import { writeAssets } from '../examples/writeAssets';
import { highlight } from '../highlighting/highlight';
import { exerciseCanvas, readExercises, type Exercise } from './readExercises';

/** Where the exercises are. */
export function exercisesFolder(siteDir: string): string {
  return join(siteDir, '../exercises');
}

/** Makes the exercises available to pages; see README.md. */
export default function exercisesPlugin({ siteDir, baseUrl }: LoadContext): Plugin<Exercise[]> {
  const folder = exercisesFolder(siteDir);
  return {
    name: 'exercises',
    getPathsToWatch: () => [join(folder, '*/*')],
    loadContent: () => readExercises(folder),

    async contentLoaded({ content, actions }) {
      if (isDevelopment()) await writeAssets(devFolder, content.map(pictureOf));
      for (const exercise of content) {
        await actions.createData(`${exercise.slug}.json`, await dataOf(exercise, baseUrl));
      }
    },

    postBuild: ({ outDir, content }) => writeAssets(outDir, content.map(pictureOf)),
  };
}

const pictureOf = ({ slug, colours }: Exercise) => colourPicture(`exercise-${slug}`, colours);

/** What `Exercise` shows. */
async function dataOf(exercise: Exercise, baseUrl: string): Promise<object> {
  const { slug, title, task, p5, rules, hints, answers, starter, solutions, frame } = exercise;
  const { path, hasBackgrounds } = pictureOf(exercise);
  const comparesColours = rules.some((rule) => rule.rule === 'target' && rule.colours);
  return {
    slug,
    title,
    task,
    p5,
    rules,
    hints,
    canvas: exerciseCanvas,
    html: await highlight(starter.trimEnd(), 'js'),
    answers: await Promise.all(
      solutions.map(async (source, index) => ({
        why: answers[index],
        source: source.trimEnd(),
        html: await highlight(source.trimEnd(), 'js'),
      })),
    ),
    frame,
    picture: { image: baseUrl + path, hasBackgrounds },
    colours: comparesColours
      ? exercise.colours.characters.flat().map((colour) => colour ?? null)
      : [],
  };
}
