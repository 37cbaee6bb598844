import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { initialState, offlineCopy, type OfflineState } from '@site/src/offline';
import { useSettings } from '@site/src/settings/useSettings';
import { fetchCopySize } from './fetchCopySize';
import { megabytes } from './megabytes';
import styles from './styles.module.css';

/** Saves the whole site in the reader's browser, and removes it again. */
export function OfflineCopy(): ReactNode {
  const { offline } = useSettings();
  return offline ? <Control /> : <p>Whoever runs this copy of the site has switched saving off.</p>;
}

function Control(): ReactNode {
  const state = useSyncExternalStore(
    offlineCopy.subscribe,
    offlineCopy.getState,
    () => initialState,
  );
  const size = useCopySize();
  useEffect(() => void offlineCopy.look(), []);
  return (
    <div className={styles.control} data-hydrate="load">
      {state.status === 'saved' ? (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => void offlineCopy.remove()}
        >
          Remove offline copy
        </button>
      ) : (
        <button
          type="button"
          className="button button--secondary"
          disabled={state.status === 'looking' || state.status === 'unsupported'}
          // Not `disabled` while saving: that would take the focus from the pressed button.
          aria-disabled={state.status === 'saving'}
          onClick={() => void offlineCopy.save()}
        >
          Save this site for offline reading{size}
        </button>
      )}
      {state.status === 'saving' && <Progress {...state} />}
      <p role="status" className={styles.status}>
        {messages[state.status]}
      </p>
      <noscript>
        <p>Saving needs JavaScript. The file below does not.</p>
      </noscript>
    </div>
  );
}

const messages: Record<OfflineState['status'], string> = {
  looking: '',
  unsupported: 'This browser cannot save the site here. The file below works everywhere.',
  absent: '',
  saving: 'Saving. You can read on meanwhile.',
  saved: 'Saved. You can read the whole site without a network.',
  failed:
    'The site could not be saved: check your connection and the space that is left, then try again.',
};

function Progress({ saved, total }: OfflineState): ReactNode {
  return (
    <p className={styles.progress}>
      <progress aria-label="Saved files" max={total || 1} value={saved} />
      <span>{total > 0 && `${saved} of ${total} files`}</span>
    </p>
  );
}

/** ", 15 MB", once it is known. */
function useCopySize(): string {
  const address = useBaseUrl('/offline.json');
  const [size, setSize] = useState('');
  useEffect(() => {
    const abort = new AbortController();
    fetchCopySize(address, abort.signal)
      .then(({ bytes }) => setSize(`, ${megabytes(bytes)}`))
      // Without a network the size stays unknown.
      .catch(() => undefined);
    return () => abort.abort();
  }, [address]);
  return size;
}
