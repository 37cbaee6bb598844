import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exampleSlugs } from '../examples/readExamples';
import { parseColours, type FrameColours } from '../examples/frameColours';
import { parseExercise, type ExerciseMetadata } from './exerciseSchema';

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

export interface Exercise extends ExerciseSketches {
  /** The captured target, with one line for each row of the grid. */
  frame: string;
  colours: FrameColours;
}

/**
 * Reads all exercises of a folder, by name.
 *
 * @throws Error naming the file and the rule when an exercise is incomplete or wrong.
 */
export async function readExercises(folder: string): Promise<Exercise[]> {
  const exercises = await readExerciseSketches(folder);
  return Promise.all(
    exercises.map(async (exercise) => {
      const { slug } = exercise;
      const frame = await readPart(folder, slug, 'frame.txt');
      const colours = await readPart(folder, slug, 'colours.txt');
      const file = `exercises/${slug}/colours.txt`;
      return { ...exercise, frame, colours: parseColours(colours, frame, file) };
    }),
  );
}

/** Reads all exercises of a folder without their targets, which may not have been captured yet. */
export async function readExerciseSketches(folder: string): Promise<ExerciseSketches[]> {
  const slugs = await exampleSlugs(folder);
  return Promise.all(slugs.map((slug) => readSketches(folder, slug)));
}

async function readSketches(folder: string, slug: string): Promise<ExerciseSketches> {
  const file = `exercises/${slug}/exercise.json`;
  const metadata = parseExercise(await readPart(folder, slug, 'exercise.json'), file);
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
      `${file}: "answers" explains ${answers.length}, and there are ${solutions.length} files answer-1.js, answer-2.js …`,
    );
  }
  if (wrong.length === 0) throw new Error(`exercises/${slug}/wrong-1.js is missing.`);
  return {
    slug,
    ...metadata,
    starter: await readPart(folder, slug, 'starter.js'),
    solutions,
    wrong,
  };
}

async function readPart(folder: string, slug: string, name: string): Promise<string> {
  const file = join(folder, slug, name);
  if (existsSync(file)) return readFile(file, 'utf8');
  const isCaptured = name === 'frame.txt' || name === 'colours.txt';
  const hint = isCaptured ? ' Make it with: npm run frames' : '';
  throw new Error(`exercises/${slug}/${name} is missing.${hint}`);
}
