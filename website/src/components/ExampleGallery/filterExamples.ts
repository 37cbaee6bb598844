import type { PictureColours } from '@site/src/components/FramePicture';

export interface GalleryExample {
  slug: string;
  title: string;
  summary: string;
  tags: readonly string[];
  /** The frame that stands for it. */
  frame: string;
  colours: PictureColours;
}

/** What readers ask for; all of it has to be true of an example. */
export interface Filter {
  /** Words, or parts of them, in the title, the summary or the tags. */
  text: string;
  tags: readonly string[];
}

type Described = Pick<GalleryExample, 'title' | 'summary' | 'tags'>;

export interface Selection<Example> {
  shown: readonly Example[];
  /** What is shown, in words. */
  status: string;
  /** For each tag, how many would be shown with it besides what is asked for. */
  counts: ReadonlyMap<string, number>;
}

/**
 * @param filter As the address has it. Tags that no example has are named and otherwise ignored, so
 * that an old link still leads to pictures.
 */
export function selectExamples<Example extends Described>(
  examples: readonly Example[],
  { text, tags }: Filter,
): Selection<Example> {
  const known = new Set(examples.flatMap((example) => example.tags));
  const unknown = tags.filter((tag) => !known.has(tag));
  const wanted = tags.filter((tag) => known.has(tag));
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = examples.filter(
    (example) =>
      wanted.every((tag) => example.tags.includes(tag)) &&
      words.every((word) => wordsOf(example).includes(word)),
  );
  const counts = new Map<string, number>();
  for (const tag of shown.flatMap((example) => example.tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const count =
    shown.length === examples.length
      ? `${examples.length} examples`
      : `${shown.length} of ${examples.length} examples`;
  return { shown, counts, status: [count, ...unknown.map(notATag)].join('. ') };
}

function wordsOf({ title, summary, tags }: Described): string {
  return [title, summary, ...tags].join(' ').toLowerCase();
}

const notATag = (tag: string): string => `No example is tagged “${tag}”`;
