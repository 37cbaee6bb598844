import { useEffect, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { zipName } from '@site/plugins/offline/zipName';
import { megabytes } from './megabytes';

/** The link to the site as one file. A site that came out of such a file has none itself. */
export function SiteZip(): ReactNode {
  const address = useBaseUrl(`/${zipName}`);
  const [state, setState] = useState({ isThere: true, size: '' });
  useEffect(() => {
    const abort = new AbortController();
    fetch(address, { method: 'HEAD', signal: abort.signal })
      .then(({ ok, headers }) => {
        const bytes = Number(headers.get('Content-Length'));
        setState({ isThere: ok, size: bytes > 0 ? `, ${megabytes(bytes)}` : '' });
      })
      // Without a network nobody knows.
      .catch(() => undefined);
    return () => abort.abort();
  }, [address]);
  return state.isThere ? (
    <a href={address} download data-acts="now">
      Download the whole site (zip{state.size})
    </a>
  ) : (
    <>This site came from such a file</>
  );
}
