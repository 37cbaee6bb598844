/** Where the gallery of examples stands, filtered by a tag or not. */
export function galleryAddress(tag?: string): string {
  const query = tag === undefined ? '' : `?${new URLSearchParams({ tag }).toString()}`;
  return `/docs/community/showcase${query}#examples`;
}
