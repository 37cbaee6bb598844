import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

type State = 'idle' | 'copied' | 'failed';

const labels: Record<State, string> = { idle: 'Copy', copied: 'Copied', failed: 'Not copied' };

/** Copies a text, or else the code that stands before it. */
export default function CopyButton({ text }: { text?: string | undefined }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('idle');

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = window.setTimeout(() => setState('idle'), 2000);
    return () => window.clearTimeout(timer);
  }, [state]);

  async function copy() {
    const code = text ?? button.current?.previousElementSibling?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      // No permission, or no secure context.
      setState('failed');
    }
  }

  return (
    <>
      <button ref={button} type="button" className={styles.copy} onClick={() => void copy()}>
        {labels[state]}
      </button>
      <span className={styles.status} role="status">
        {state === 'idle' ? '' : `${labels[state]}.`}
      </span>
    </>
  );
}
