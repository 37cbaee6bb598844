import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exerciseSchema, type ExerciseMetadata } from '../schemas';
import { partPath, readData, readFrame, readPart, slugsIn, type Frame } from './entries';

/** The canvas of every exercise, in pixels, so that all readers get the same grid. */
export const exerciseCanvas = { width: 480, height: 300 };

/** An exercise whose target may not have been captured yet. */
export interface ExerciseSketches extends ExerciseMetadata {
  /** The name of its folder. */
  slug: string;
  /** The sketch that the reader begins with. */
  starter: string;
  /** Sketches that solve it; the first one draws the target. */
  solutions: string[];
  /** Sketches that look like a solution at first, and are none. Tests refuse them. */
  wrong: string[];
}

/** An exercise with its captured target. */
export type Exercise = ExerciseSketches & Frame;

/**
 * Reads all exercises of a folder, by name.
 *
 * @throws Error naming the file and the rule when an exercise is incomplete or wrong.
 */
export async function readExercises(folder: string): Promise<Exercise[]> {
  const exercises = await readExerciseSketches(folder);
  return Promise.all(
    exercises.map(async (exercise) => ({
      ...exercise,
      ...(await readFrame(folder, exercise.slug)),
    })),
  );
}

/** Reads all exercises of a folder without their targets, which may not have been captured yet. */
export async function readExerciseSketches(folder: string): Promise<ExerciseSketches[]> {
  const slugs = await slugsIn(folder);
  return Promise.all(slugs.map((slug) => readExercise(folder, slug)));
}

async function readExercise(folder: string, slug: string): Promise<ExerciseSketches> {
  const metadata = await readData(folder, slug, 'exercise.json', exerciseSchema);
  const names = (await readdir(join(folder, slug))).sort();
  const readAll = (pattern: RegExp) =>
    Promise.all(
      names.filter((name) => pattern.test(name)).map((name) => readPart(folder, slug, name)),
    );
  const solutions = await readAll(/^answer-\d\.js$/);
  const wrong = await readAll(/^wrong-\d\.js$/);
  const { answers } = metadata;
  if (solutions.length !== answers.length) {
    throw new Error(
      `${partPath(folder, slug, 'exercise.json')}: "answers" explains ${answers.length}, and there are ${solutions.length} files answer-1.js, answer-2.js …`,
    );
  }
  if (wrong.length === 0) throw new Error(`${partPath(folder, slug, 'wrong-1.js')} is missing.`);
  return {
    slug,
    ...metadata,
    starter: await readPart(folder, slug, 'starter.js'),
    solutions,
    wrong,
  };
}
