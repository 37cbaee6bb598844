import { useState, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import { FramePicture } from '@site/src/components/FramePicture';
import { usePlayButton } from '@site/src/components/LiveExample/usePlayButton';
import type { LiveSession } from '@site/src/components/LiveExample/useSession';
import { useVisibility } from '@site/src/components/LiveExample/useVisibility';
import hero from '@generated/examples/default/card-hero.json';
import { Divider } from './Divider';
import styles from './styles.module.css';

interface HeroPieceProps extends LiveSession {
  /** Where the running sketch is shown. */
  stage: RefObject<HTMLDivElement | null>;
  /** The picture, and the lines that make it. */
  whole: RefObject<Element | null>;
}

const initialShare = 0.5;

/** The piece at the top of the home page: characters, and the plain picture up to a line. */
export function HeroPiece({ stage, whole, state, act }: HeroPieceProps): ReactNode {
  const [share, setShare] = useState(initialShare);
  useVisibility({
    stage,
    whole,
    onCome: () =>
      act((session) => {
        session.compare(share);
        session.setInView(true);
      }),
    onLeave: () => act((session) => session.setInView(false)),
  });
  const { status, problem, notice, isEdited, hasPicture: isLive } = state;
  const action = status === 'running' ? 'Pause' : 'Play';
  const playButton = usePlayButton(action, act);

  return (
    <div className={styles.piece} data-acts="example">
      <FramePicture
        // Named to screen readers even while it is not seen.
        className={clsx(styles.picture, isLive && styles.covered)}
        frame={hero.frame}
        colours={hero.colours}
        label="A field of columns, drawn in characters, with two ripples running through it"
      />
      <div ref={stage} className={clsx(styles.stage, isLive && styles.open)} data-status={status} />
      {isLive && (
        <Divider
          share={share}
          onChange={(next) => {
            setShare(next);
            act((session) => session.compare(next));
          }}
        />
      )}
      <div className={styles.controls}>
        {/* What comes of the reader's own lines is said below those. */}
        {!isEdited && (
          <Notice problem={status === 'failed' ? problem : undefined} notice={notice} />
        )}
        <button
          type="button"
          className={styles.pause}
          // One button for all states, and never a disabled one: either would lose the focus.
          aria-disabled={status === 'starting'}
          {...playButton}
        >
          {/* A word of another length would move within the button; a new one just appears. */}
          <span key={action}>{action}</span>
        </button>
      </div>
    </div>
  );
}

function Notice({ problem, notice }: Pick<LiveSession['state'], 'problem' | 'notice'>): ReactNode {
  return (
    <p className={problem ? styles.problem : 'visually-hidden'} role="status">
      {problem ? (
        <>
          <strong>{problem.message}</strong> {problem.hint}
        </>
      ) : (
        notice
      )}
    </p>
  );
}
