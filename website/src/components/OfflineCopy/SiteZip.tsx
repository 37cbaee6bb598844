import { useEffect, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { zipName } from '@site/shared/addresses';
import { megabytes } from './megabytes';

/**
 * A link to the whole site as one zip. A copy that was unpacked from that zip does not contain it.
 */
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
      // Without a network it is unknown whether the file exists: the link stays.
      .catch(() => undefined);
    return () => abort.abort();
  }, [address]);
  return state.isThere ? (
    <a href={address} download data-hydrate="load">
      Download the whole site (zip{state.size})
    </a>
  ) : (
    <>This site came from such a file</>
  );
}
