import clsx from 'clsx';
import type { ReactNode } from 'react';
import { displayModes } from '../protocol/protocol';
import { isOpen, type PlayLabel, type SessionState, type Status } from '../core/state';
import { toolbar as messages } from './messages';
import styles from './styles.module.css';
import { usePlayButton } from './usePlayButton';
import type { LiveSession } from './useSession';
import type { Player } from './useSketchPlayer';

interface ToolbarProps {
  player: Player;
  /** Further controls, before the status. */
  children: ReactNode;
}

/** What a reader can do with a running sketch. */
export function Toolbar({ player, children }: ToolbarProps): ReactNode {
  const { toolbar, state, act, majors, hasCells, showFullScreen } = player;
  return (
    <div ref={toolbar} className={styles.toolbar} role="group" aria-label={messages.name}>
      <PlayButton state={state} act={act} />
      <button
        type="button"
        // While the sketch starts, the first button says Stop, too. This one is hidden then, but
        // keeps its room, so that the layout does not shift.
        className={clsx(state.status === 'starting' && styles.doubled)}
        disabled={!state.hasSandbox}
        onClick={({ currentTarget }) => {
          // Stopping disables this button, and a disabled button loses the focus to the document.
          const play = currentTarget.previousElementSibling;
          if (play instanceof HTMLElement) play.focus();
          act((session) => session.stop());
        }}
      >
        {messages.stop}
      </button>
      <button type="button" onClick={() => act((session) => session.play())}>
        {messages.restart}
      </button>
      <button
        type="button"
        disabled={!isOpen(state.status)}
        onClick={() => act((session) => session.step())}
      >
        {messages.step}
      </button>
      {hasCells && (
        <span className={styles.choice} role="group" aria-label={messages.show}>
          {displayModes
            .filter(
              (displayMode) => displayMode !== 'shapes' || player.setup.files.shape !== undefined,
            )
            .map((displayMode) => (
              <button
                key={displayMode}
                type="button"
                aria-pressed={state.displayMode === displayMode}
                onClick={() => act((session) => session.setDisplayMode(displayMode))}
              >
                {messages.displayModes[displayMode]}
              </button>
            ))}
        </span>
      )}
      {majors.length > 1 && (
        <span className={styles.choice} role="group" aria-label={messages.versions}>
          {majors.map((major) => (
            <button
              key={major}
              type="button"
              aria-pressed={state.major === major}
              onClick={() => act((session) => session.switchMajor(major))}
            >
              {messages.version(major)}
            </button>
          ))}
        </span>
      )}
      {showFullScreen && (
        <button type="button" onClick={showFullScreen}>
          {messages.fullScreen}
        </button>
      )}
      {children}
      <Speed state={state} />
    </div>
  );
}

function PlayButton({ state: { status }, act }: LiveSession): ReactNode {
  const label = playLabelOf(status);
  return (
    <button type="button" className={styles.primary} {...usePlayButton(label, act)}>
      {messages.play[label]}
    </button>
  );
}

function playLabelOf(status: Status): PlayLabel {
  if (status === 'starting') return 'Stop';
  return status === 'running' ? 'Pause' : 'Play';
}

/** How the sketch is doing, and at what speed. */
function Speed({ state }: { state: SessionState }): ReactNode {
  const { status, framesPerSecond, isLooping } = state;
  const words: Record<Status, string> = {
    idle: '',
    starting: messages.starting,
    running: isLooping ? messages.speed(framesPerSecond) : messages.notLooping,
    paused: messages.paused,
    empty: messages.empty,
    failed: messages.failed,
  };
  return <span className={clsx(styles.speed, styles[status])}>{words[status]}</span>;
}
