import { useState, type ReactNode } from 'react';
import { useModule } from '@site/src/components/LiveExample/useModule';
import styles from './styles.module.css';

const loadPlayer = () => import('./SamplePlayer');

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
  const [wantsPlayer, setWantsPlayer] = useState(false);
  const { module: player, failures, load } = useModule(loadPlayer);
  const isOpen = wantsPlayer && failures === 0;

  const toggle = () => {
    setWantsPlayer(!isOpen);
    if (!isOpen) load();
  };

  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={styles.run} aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Close' : 'Run'}
        </button>
      </div>
      {isOpen && (player ? <player.default {...props} /> : <div className={styles.waiting} />)}
      {failures > 0 && (
        <p key={failures} role="alert" className={styles.note}>
          What runs this sample could not be loaded. Check your network connection, and press Run
          again.
        </p>
      )}
    </>
  );
}
