import type { MouseEvent, ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import { FramePicture, type PictureColours } from '@site/src/components/FramePicture';
import type { SessionState, Status } from '@site/src/live/session/state';
import styles from './styles.module.css';

interface StageProps {
  ref: RefObject<HTMLDivElement | null>;
  /** The captured frame; without one the stage is empty until the sketch runs. */
  frame?: string;
  colours?: PictureColours;
  label: string;
  /** Width divided by height of the picture; without it, the stage fills its container. */
  ratio?: number;
  state: SessionState;
  onPlay: () => void;
  /** What is laid over the picture, such as notices. */
  children?: ReactNode;
}

/** The text that stands in for the picture, by status. */
const words: Record<Status, string> = {
  idle: 'Play to see the sketch.',
  starting: 'The sketch is starting.',
  running: 'The sketch is running.',
  paused: 'The sketch is paused.',
  empty: 'The sketch has drawn nothing yet.',
  failed: 'The sketch was stopped by an error.',
};

/** The picture of a sketch: its captured frame, and over that the frame in which it runs. */
export function Stage({
  ref,
  frame,
  colours,
  label,
  ratio,
  state: { status, hasPicture },
  onPlay,
  children,
}: StageProps): ReactNode {
  // The whole picture is a larger target for the pointer. It needs no role or key of its own, since
  // the Play button in the toolbar does the same.
  const play = ({ target }: MouseEvent) => {
    const isButton = target instanceof Element && target.closest('button');
    if (status === 'idle' && !isButton) onPlay();
  };
  return (
    <div
      ref={ref}
      className={clsx(styles.stage, hasPicture && styles.open)}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      data-status={status}
      data-press
      onClick={play}
    >
      {frame === undefined ? (
        <>
          {!hasPicture && <p className={clsx(styles.empty, styles.invitation)}>{words[status]}</p>}
          <noscript>
            <p className={styles.empty}>The sketch runs where JavaScript is switched on.</p>
          </noscript>
        </>
      ) : (
        <FramePicture className={styles.poster} frame={frame} colours={colours} label={label} />
      )}
      {children}
    </div>
  );
}
