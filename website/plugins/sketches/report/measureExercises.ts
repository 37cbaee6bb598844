import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders whose guides end with exercises, before the recap. */
const practised = ['guides', 'advanced-guides', 'in-depth'];

/** Their pages without exercises, each with the reason. */
const withoutExercises: Readonly<Record<string, string>> = {
  'in-depth/how-good-are-the-characters.mdx': 'reports measurements, and shows nothing to write',
};

/** How many exercises a guide has at least. */
const enough = 3;

/** The exercises of the guides, and what they lack. */
export interface ExercisesReport {
  guides: number;
  /** Guides with fewer than three exercises before the recap, each with how many it has. */
  tooFew: string[];
  /** Exercises that stand in a second place, too. */
  repeated: string[];
}

/** @param docs The folder of the pages. */
export function measureExercises(
  docs = join(import.meta.dirname, '../../../docs'),
): ExercisesReport {
  const guides = practised
    .flatMap((folder) =>
      readdirSync(join(docs, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    )
    .filter((guide) => !(guide in withoutExercises));
  const exercises = new Map(guides.map((guide) => [guide, exercisesIn(join(docs, guide))]));
  const slugs = [...exercises.values()].flat();
  return {
    guides: guides.length,
    tooFew: [...exercises]
      .filter(([, own]) => own.length < enough)
      .map(([guide, own]) => `${guide} has ${own.length}`),
    repeated: slugs.filter((slug, index) => slugs.indexOf(slug) !== index),
  };
}

function exercisesIn(file: string): string[] {
  const [text = ''] = readFileSync(file, 'utf8').split('## Recap');
  return [...text.matchAll(/^<Exercise slug="([^"]+)"/gm)].map(([, slug = '']) => slug);
}
