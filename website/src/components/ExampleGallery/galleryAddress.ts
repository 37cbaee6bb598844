import { wellFormed } from 'docusaurus-local-search/addresses';
import type { Filter } from './filterExamples';

/** The address of the gallery, with all examples or those that a filter selects. */
export function galleryAddress({ text = '', tags = [] }: Partial<Filter> = {}): string {
  const query = galleryQuery({ text, tags });
  return query ? `/examples?${query}` : '/examples';
}

/** The query string of the address, without the question mark, that keeps the filter. */
export function galleryQuery({ text, tags }: Filter): string {
  const parameters = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (text) parameters.set('q', wellFormed(text));
  return parameters.toString();
}

/**
 * Reads the filter from an address.
 *
 * @param query The query string; it may hold anything.
 */
export function readGalleryQuery(query: string): Filter {
  const parameters = new URLSearchParams(query);
  return {
    text: parameters.get('q') ?? '',
    tags: [...new Set(parameters.getAll('tag'))].filter(Boolean),
  };
}
