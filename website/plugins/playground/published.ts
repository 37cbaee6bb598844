import { digestOf } from '../../src/components/Playground/digestOf';

interface Sketch {
  title: string;
  source: string;
}

/** Titles and digests, by which the playground recognises this site's sketches without their source. */
export function listPublished(
  sketches: readonly Sketch[],
): Promise<{ title: string; digest: string }[]> {
  return Promise.all(
    sketches.map(async ({ title, source }) => ({ title, digest: await digestOf(source) })),
  );
}
