import { digestOf } from '../../shared/digestOf';

interface Sketch {
  title: string;
  source: string;
}

/** Titles and digests, by which the playground recognises a sketch of this site. */
export function listPublished(
  sketches: readonly Sketch[],
): Promise<{ title: string; digest: string }[]> {
  return Promise.all(
    sketches.map(async ({ title, source }) => ({ title, digest: await digestOf(source) })),
  );
}
