import { useState, type ReactNode, type CSSProperties } from 'react';
import clsx from 'clsx';
import { usePlayButton } from 'sketch-player/usePlayButton';
import type { Player } from 'sketch-player/useSketchPlayer';
import card from '@generated/sketches/default/cards/hero.json';
import { FramePicture } from '@site/src/components/FramePicture';
import { hero } from '@site/src/messages/home';
import { initialShare } from './useHero';
import styles from './styles.module.css';

/** The picture at the top of the home page: plain up to a movable divider, characters beyond it. */
export function HeroSketch({ player }: { player: Player }): ReactNode {
  const { preview, state, act } = player;
  const [share, setShare] = useState(initialShare);
  const { status, problem, notice, isEdited, hasPicture: isLive } = state;
  const action = status === 'running' ? 'Pause' : 'Play';
  const playButton = usePlayButton(action, act);

  return (
    <div className={styles.piece} data-hydrate="visible">
      <FramePicture
        // While covered it is transparent, not hidden, so that screen readers still find its label.
        className={clsx(styles.picture, isLive && styles.covered)}
        frame={card.frame}
        colours={card.colours}
        label={hero.picture}
      />
      <div
        ref={preview}
        className={clsx(styles.preview, isLive && styles.open)}
        data-status={status}
      />
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
        {/* Problems of edited lines are shown below the lines (`HeroLines`). */}
        {!isEdited && (
          <Notice problem={status === 'failed' ? problem : undefined} notice={notice} />
        )}
        <button
          type="button"
          className={styles.pause}
          // The same element in all states, and never `disabled`: either would lose the focus.
          aria-disabled={status === 'starting'}
          {...playButton}
        >
          {/* The key makes each label a new element: a changed text would be a layout shift. */}
          <span key={action}>{action === 'Pause' ? hero.pause : hero.play}</span>
        </button>
      </div>
    </div>
  );
}

function Notice({ problem, notice }: Pick<Player['state'], 'problem' | 'notice'>): ReactNode {
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

interface DividerProps {
  /** How much of the width the plain picture has, from 0 to 1. */
  share: number;
  onChange: (share: number) => void;
}

/** The divider between the plain picture and its characters, which readers move. */
function Divider({ share, onChange }: DividerProps): ReactNode {
  const place: CSSProperties & Record<'--share', string> = { '--share': `${share * 100}%` };
  return (
    <div className={styles.divider} style={place}>
      <input
        className={styles.handle}
        type="range"
        min="0"
        max="1"
        step="0.01"
        value={share}
        aria-label={hero.divider}
        aria-valuetext={hero.share(Math.round(share * 100))}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.grip} aria-hidden="true">
        <span>{hero.plain}</span>
        <span className={styles.ridges} />
        <span>{hero.characters}</span>
      </span>
    </div>
  );
}
