import { useEffect, useId, useRef, type ReactNode } from 'react';
import { copyPanel as messages } from './messages';
import { onEscape } from './onEscape';
import styles from './panels.lazy.module.css';

interface CopyPanelProps {
  text: string;
  onClose: () => void;
}

/** A text that the page could not put on the clipboard, selected, so that the reader can copy it. */
export function CopyPanel({ text, onClose }: CopyPanelProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), [text]);
  return (
    <section
      className={styles.panel}
      aria-label={messages.name}
      onKeyDown={(event) => onEscape(event, onClose)}
    >
      <label htmlFor={id}>{messages.about}</label>
      <textarea
        ref={field}
        id={id}
        className={styles.code}
        readOnly
        rows={4}
        spellCheck={false}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" onClick={onClose}>
        {messages.close}
      </button>
    </section>
  );
}
