import { useEffect, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { galleryAddress, readGalleryQuery } from './galleryAddress';

/** Redirects from the former page of the gallery if the address filters the examples by tag. */
export function MovedGallery(): ReactNode {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  useEffect(() => {
    const filter = readGalleryQuery(history.location.search);
    if (filter.tags.length > 0) history.replace(withBaseUrl(galleryAddress(filter)));
  }, [history, withBaseUrl]);
  // Without `data-hydrate` the page stays dehydrated until a reader turns to it
  // (docusaurus-first-paint), and the effect above does not run.
  return <span hidden data-hydrate="load" />;
}
