import type { GalleryExample } from '@site/shared/examples';
import { gallery } from '@site/src/messages/examples';

/** What readers filter by. An example has to match every word and every tag. */
export interface Filter {
  /** Words, or parts of words, to find in the title, the summary or the tags. */
  text: string;
  tags: readonly string[];
}

type Described = Pick<GalleryExample, 'title' | 'summary' | 'tags'>;

export interface Selection<Example> {
  shown: readonly Example[];
  /** How many examples are shown, in words. */
  status: string;
  /** For each tag, how many examples would be shown if it were added to the filter. */
  counts: ReadonlyMap<string, number>;
}

/**
 * Selects the examples that match a filter.
 *
 * @param filter As read from the address. Tags that no example has are named in the status and
 *   otherwise ignored, so that an old link still shows examples.
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
      ? gallery.all(examples.length)
      : gallery.some(shown.length, examples.length);
  return { shown, counts, status: [count, ...unknown.map(gallery.notATag)].join('. ') };
}

function wordsOf({ title, summary, tags }: Described): string {
  return [title, summary, ...tags].join(' ').toLowerCase();
}
