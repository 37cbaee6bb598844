import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import * as v from 'valibot';
import { zipName } from '@site/shared/addresses';
import { offlineCopy as messages, zip } from '@site/src/messages/offline';
import { initialState, offlineCopy, type OfflineState } from '@site/src/offline/OfflineCopy';
import { useSettings } from '@site/src/settings/useSettings';
import styles from './styles.module.css';

/** Saves the whole site in the reader's browser, and removes it again. */
export function OfflineCopy(): ReactNode {
  const { offline } = useSettings();
  return offline ? <Control /> : <p>{messages.isOff}</p>;
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
          {messages.remove}
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
          {messages.save(size)}
        </button>
      )}
      {state.status === 'saving' && <Progress {...state} />}
      <p role="status" className={styles.status}>
        {messages.status[state.status]}
      </p>
      <noscript>
        <p>{messages.withoutScripts}</p>
      </noscript>
    </div>
  );
}

function Progress({ saved, total }: OfflineState): ReactNode {
  return (
    <p className={styles.progress}>
      <progress aria-label={messages.progress} max={total || 1} value={saved} />
      <span>{total > 0 && messages.files(saved, total)}</span>
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
      {zip.download(state.size)}
    </a>
  ) : (
    zip.isThis
  );
}

const sizeSchema = v.object({ files: v.number(), bytes: v.number() });

/**
 * Fetches the size of an offline copy, as the build has measured it.
 *
 * @throws Error when the file cannot be fetched or does not have the expected form.
 */
async function fetchCopySize(
  address: string,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof sizeSchema>> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return v.parse(sizeSchema, await response.json());
}

/** Formats a size as "15 MB", with a no-break space; never less than 1. */
function megabytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1_000_000))}\u00a0MB`;
}
