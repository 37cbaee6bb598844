import { useRef, type ReactNode } from 'react';
import { useCopying } from '@site/src/components/Announcer/useCopying';
import styles from './styles.module.css';

const labels = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' };

/** A button that copies a text, or else the text of the element before it. */
export default function CopyButton({ text }: { text?: string | undefined }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { state, copy } = useCopying(() =>
    navigator.clipboard.writeText(
      text ?? button.current?.previousElementSibling?.textContent ?? '',
    ),
  );
  return (
    <button ref={button} type="button" className={styles.copy} onClick={() => void copy()}>
      {labels[state]}
    </button>
  );
}
