import { digestOf } from '../../src/components/Playground/digestOf';

interface Sketch {
  title: string;
  source: string;
}

/** What the playground needs to know a sketch of this site by, without having all of them at hand. */
export function listPublished(
  sketches: readonly Sketch[],
): Promise<{ title: string; digest: string }[]> {
  return Promise.all(
    sketches.map(async ({ title, source }) => ({ title, digest: await digestOf(source) })),
  );
}
