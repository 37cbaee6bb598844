import { lazy, Suspense, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

const SamplePlayer = lazy(() => import('./SamplePlayer'));

export interface LiveSampleProps {
  /** The highlighted code. */
  html: string;
  /** Where in a sketch it stands. */
  place: string;
  /** The lines of p5.js that it runs on, with a space between them. */
  lines: string;
}

/** Runs a code block below itself, when a reader asks for it. */
export function LiveSample(props: LiveSampleProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.run}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Run'}
        </button>
      </div>
      {isOpen && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <SamplePlayer {...props} />
        </Suspense>
      )}
    </>
  );
}
