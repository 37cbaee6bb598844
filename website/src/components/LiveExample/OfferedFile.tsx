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
  // A live region that comes together with its words is not spoken, and this one comes with buttons.
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
          {/* From the left: the ending stands at the end whatever the letters are. */}
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
