import { useEffect, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { galleryAddress, readGalleryQuery } from './galleryAddress';

/** Leads on from where the gallery once stood, when the address asks for some of its examples. */
export function MovedGallery(): ReactNode {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  useEffect(() => {
    const filter = readGalleryQuery(history.location.search);
    if (filter.tags.length > 0) history.replace(withBaseUrl(galleryAddress(filter)));
  }, [history, withBaseUrl]);
  // A page rests until a reader turns to it; this one has to act before.
  return <span hidden data-acts="now" />;
}
