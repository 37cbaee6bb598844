import { wellFormed } from '@site/src/search/links';
import type { Filter } from './filterExamples';

/** Where the gallery of examples stands, with all of them or some. */
export function galleryAddress({ text = '', tags = [] }: Partial<Filter> = {}): string {
  const query = galleryQuery({ text, tags });
  return query ? `/examples?${query}` : '/examples';
}

/** The part of the address behind the question mark, which keeps what was chosen. */
export function galleryQuery({ text, tags }: Filter): string {
  const parameters = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (text) parameters.set('q', wellFormed(text));
  return parameters.toString();
}

/** @param query That part; it may hold anything. */
export function readGalleryQuery(query: string): Filter {
  const parameters = new URLSearchParams(query);
  return {
    text: parameters.get('q') ?? '',
    tags: [...new Set(parameters.getAll('tag'))].filter(Boolean),
  };
}
