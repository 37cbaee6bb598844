import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import { FramePicture } from '@site/src/components/FramePicture';
import { isOpen, type Status } from '@site/src/live/session/state';
import styles from './styles.module.css';

interface StageProps {
  ref: RefObject<HTMLDivElement | null>;
  /** The captured frame; without one the stage is empty until the sketch runs. */
  frame?: string;
  label: string;
  /** Width by height that the frame was captured with; without it, the stage fills its place. */
  ratio?: number;
  status: Status;
  onPlay: () => void;
  /** What lies on the picture. */
  children?: ReactNode;
}

/** Where the sketch is seen: its captured frame, and above it the running sketch. */
export function Stage({
  ref,
  frame,
  label,
  ratio,
  status,
  onPlay,
  children,
}: StageProps): ReactNode {
  return (
    <div
      ref={ref}
      className={clsx(styles.stage, isOpen(status) && styles.open)}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      data-status={status}
      data-press
      // A larger target for the pointer; the button below says the same to everyone.
      onClick={status === 'idle' ? onPlay : undefined}
    >
      {frame === undefined ? (
        <p className={styles.empty}>Play to see the sketch.</p>
      ) : (
        <FramePicture className={styles.poster} frame={frame} label={label} />
      )}
      {children}
    </div>
  );
}
