import type { ReactNode } from 'react';
import { askToReset } from './askToReset';
import type { LiveSession } from './useSession';
import notices from './notices.lazy.module.css';
import styles from './styles.module.css';

/** Says why an example does not start by itself: it is a draft from an earlier visit. */
export function DraftNote({ state: { isDraftBack, status }, act }: LiveSession): ReactNode {
  if (!isDraftBack || status !== 'idle') return null;
  return (
    <div className={notices.consent} role="group" aria-label="Draft">
      <p>This is your draft from an earlier visit. It waits until you play it.</p>
      <button
        type="button"
        className={styles.primary}
        onClick={() => act((session) => session.play())}
      >
        Play the draft
      </button>
      <button type="button" onClick={() => askToReset(act)}>
        Reset the sketch
      </button>
    </div>
  );
}
