import { exerciseCanvas, type Exercise } from '../reading/exercises';
import { stillOf } from './colourPicture';
import { highlightSource } from './examples';
import type { SiteData } from './siteData';

/** One file an exercise. */
export async function exercisesData(
  exercises: readonly Exercise[],
  baseUrl: string,
): Promise<SiteData> {
  const shown = await Promise.all(exercises.map((exercise) => showExercise(exercise, baseUrl)));
  return {
    data: Object.fromEntries(shown.map(({ data }) => [`exercises/${data.slug}`, data])),
    assets: shown.map(({ picture }) => picture),
  };
}

/** What `Exercise` shows, and the picture of its target's colours. */
async function showExercise(exercise: Exercise, baseUrl: string) {
  const { slug, title, task, p5, rules, hints, answers, starter, solutions, frame } = exercise;
  const still = stillOf(`exercise-${slug}`, exercise.colours, baseUrl);
  const comparesColours = rules.some((rule) => rule.rule === 'target' && rule.colours);
  const data = {
    slug,
    title,
    task,
    p5,
    rules,
    hints,
    canvas: exerciseCanvas,
    html: await highlightSource(starter),
    answers: await Promise.all(
      solutions.map(async (source, index) => ({
        why: answers[index],
        source: source.trimEnd(),
        html: await highlightSource(source),
      })),
    ),
    frame,
    picture: still.colours,
    colours: comparesColours
      ? exercise.colours.characters.flat().map((colour) => colour ?? null)
      : [],
  };
  return { data, picture: still.picture };
}
