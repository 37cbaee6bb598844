import { useEffect, type ReactNode } from 'react';
import { announce } from '@site/src/components/Announcer';
import type { OfferedFile as File } from '@site/src/live/session/state';
import { saveFile } from './saveFile';
import notices from './notices.lazy.module.css';
import styles from './styles.module.css';

interface OfferedFileProps {
  file: File;
  onDismiss: () => void;
}

/** Asks the reader about a file that the sketch wants to save. */
export function OfferedFile({
  file: { name, warning, content },
  onDismiss,
}: OfferedFileProps): ReactNode {
  const size = describeSize(content.size);
  // Screen readers do not announce a live region that appears together with its text, so the page's
  // permanent announcer says it.
  useEffect(() => {
    announce(`The sketch wants to save ${name}, ${size}.${warning ? ` ${warning}` : ''}`);
    return () => announce('');
  }, [name, size, warning]);
  const save = () => {
    saveFile(content, name);
    onDismiss();
  };
  return (
    <div className={notices.offer} role="group" aria-label="File">
      <p>
        The sketch wants to save{' '}
        <code>
          {/* Left to right, so that the extension is at the end even of a right-to-left name. */}
          <bdi dir="ltr">{name}</bdi>
        </code>
        , {size}.{warning && ` ${warning}`}
      </p>
      <button type="button" className={styles.primary} onClick={save}>
        Save
      </button>
      <button type="button" onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  );
}

function describeSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
}
