import type { ExampleMetadata } from './exampleSchema';

type Listed = Pick<ExampleMetadata, 'title' | 'tags'>;

/** The order of the gallery: pieces to look at, then what shows one technique; each by title. */
export function galleryOrder(a: Listed, b: Listed): number {
  const rank = ({ tags }: Listed): number => (tags.includes('piece') ? 0 : 1);
  return rank(a) - rank(b) || sortTitle(a).localeCompare(sortTitle(b), 'en');
}

/** As in a library's catalogue, an article in front does not count. */
function sortTitle({ title }: Listed): string {
  return title.replace(/^(?:an?|the) /i, '');
}
