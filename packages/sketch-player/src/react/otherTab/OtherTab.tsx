import { useEffect, useId, useState, type ReactNode } from 'react';
import { keep } from '../../core/history/histories';
import { Difference } from '../repair/Difference';
import styles from './otherTab.lazy.module.css';
import type { Player } from '../useSketchPlayer';
import { otherTab as messages } from './messages';

/** Tells that another tab has changed the sketch, and lets the reader choose between the versions. */
export function OtherTab({ player }: { player: Player }): ReactNode {
  const { state, act, setup, sketch } = player;
  const { source, newerDraft } = state;
  const { announce } = setup;
  const [isComparing, setIsComparing] = useState(false);
  const id = useId();
  const words = newerDraft?.isReset
    ? messages.reset
    : newerDraft?.isSaved
      ? messages.saved
      : messages.changed;
  useEffect(() => announce(words), [announce, words]);

  // The shown version is saved to the history, so that it can be found again.
  const take = () =>
    act(async (session) => {
      const { source: shown, major: p5, isEdited } = session.state;
      const isKept =
        isEdited && sketch !== undefined
          ? await keep(sketch, { source: shown, p5, time: Date.now() }).then(
              () => true,
              () => false,
            )
          : false;
      session.takeNewer();
      announce(isKept ? messages.tookKept : messages.tookUnkept);
    });

  if (!newerDraft) return null;
  return (
    <div className={styles.otherTab} role="group" aria-label={messages.name}>
      <p>{words}</p>
      <p className={styles.actions}>
        <button
          type="button"
          aria-expanded={isComparing}
          aria-controls={isComparing ? id : undefined}
          onClick={() => setIsComparing(!isComparing)}
        >
          {messages.compare}
        </button>
        <button type="button" onClick={take}>
          {messages.take}
        </button>
        <button type="button" onClick={() => act((session) => session.keepMine())}>
          {messages.keep}
        </button>
      </p>
      {isComparing && (
        <div id={id}>
          <Difference before={source} after={newerDraft.source} />
        </div>
      )}
    </div>
  );
}
