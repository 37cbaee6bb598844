import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { invitations, preview as messages, toolbar } from './messages';
import { DeviceConsent, DraftNote, RecordingSign, SoundNote } from './Overlays';
import styles from './styles.module.css';
import type { Player } from './useSketchPlayer';
import { useIsFullScreen } from './viewport';

export interface PreviewProps {
  player: Player;
  /**
   * Renders what is shown while the sketch does not run, with this class; without it, the preview
   * is empty until the sketch runs.
   */
  poster?: (className: string | undefined) => ReactNode;
  /** Width divided by height of the picture; without it, the preview fills its container. */
  ratio?: number;
}

/**
 * The picture of a sketch: its poster, and over that the sandbox in which it runs.
 *
 * `data-press` says that a press here does something. A page whose scripts come late may keep it.
 */
export function Preview({ player, poster, ratio }: PreviewProps): ReactNode {
  const { preview, state, act } = player;
  const { status, hasPicture } = state;
  const isFullScreen = useIsFullScreen(preview);
  // The whole picture is a larger target for the pointer. It needs no role or key of its own, since
  // the Play button in the toolbar does the same.
  const play = ({ target }: MouseEvent) => {
    const isButton = target instanceof Element && target.closest('button');
    if (status === 'idle' && !isButton) act((session) => session.play());
  };
  return (
    <div
      ref={preview}
      className={clsx(styles.preview, hasPicture && styles.open)}
      style={ratio === undefined ? undefined : { aspectRatio: ratio }}
      data-status={status}
      data-press
      onClick={play}
    >
      {poster ? (
        poster(styles.poster)
      ) : (
        <>
          {!hasPicture && (
            <p className={clsx(styles.empty, styles.invitation)}>{invitations[status]}</p>
          )}
          <noscript>
            <p className={styles.empty}>{messages.withoutScripts}</p>
          </noscript>
        </>
      )}
      <DeviceConsent player={player} />
      <DraftNote player={player} />
      <RecordingSign player={player} />
      <SoundNote player={player} />
      {isFullScreen && (
        <button
          type="button"
          className={styles.leave}
          onClick={() => void document.exitFullscreen()}
        >
          {toolbar.leaveFullScreen}
        </button>
      )}
    </div>
  );
}
