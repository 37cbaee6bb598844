export interface GalleryExample {
  slug: string;
  title: string;
  summary: string;
  tags: readonly string[];
  /** The frame that stands for it. */
  frame: string;
}

export interface TagCount {
  tag: string;
  count: number;
}

/** Every tag that an example has, by name, and how many have it. */
export function countTags(examples: readonly Pick<GalleryExample, 'tags'>[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const tag of examples.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => a.tag.localeCompare(b.tag, 'en'));
}

export interface Selection<Example> {
  shown: readonly Example[];
  /** What is shown, in words. */
  status: string;
}

/** @param tag As the address has it; it may be any text, or empty for all examples. */
export function selectExamples<Example extends Pick<GalleryExample, 'tags'>>(
  examples: readonly Example[],
  tag: string,
): Selection<Example> {
  const all = `${examples.length} examples`;
  if (tag === '') return { shown: examples, status: all };
  const shown = examples.filter(({ tags }) => tags.includes(tag));
  return shown.length > 0
    ? { shown, status: `${shown.length} of ${all}, tagged “${tag}”` }
    : { shown: examples, status: `No example is tagged “${tag}”; these are all ${all}` };
}
