import type { ReactNode, RefObject } from 'react';
import clsx from 'clsx';
import {
  isOpen,
  type P5Line,
  type PlayLabel,
  type SessionState,
  type Status,
} from '@site/src/live/session/state';
import { usePlayButton } from './usePlayButton';
import type { LiveSession } from './useSession';
import styles from './styles.module.css';

interface ToolbarProps extends LiveSession {
  ref: RefObject<HTMLDivElement | null>;
  /** Lines of p5.js that the sketch runs on. */
  lines: readonly P5Line[];
  /** Shows the stage on the full screen; undefined where the browser cannot. */
  onFullScreen: (() => void) | undefined;
  /** Further controls, before the status. */
  children: ReactNode;
}

/** What a reader can do with a running sketch. */
export function Toolbar({
  ref,
  state,
  act,
  lines,
  onFullScreen,
  children,
}: ToolbarProps): ReactNode {
  return (
    <div ref={ref} className={styles.toolbar} role="group" aria-label="Sketch">
      <PlayButton state={state} act={act} />
      <button
        type="button"
        // While the sketch starts, the first button says Stop, too. This one is hidden then, but
        // keeps its room, so that the layout does not shift.
        className={clsx(state.status === 'starting' && styles.doubled)}
        disabled={!state.hasFrame}
        onClick={({ currentTarget }) => {
          // Stopping disables this button, and a disabled button loses the focus to the document.
          const play = currentTarget.previousElementSibling;
          if (play instanceof HTMLElement) play.focus();
          act((session) => session.stop());
        }}
      >
        Stop
      </button>
      <button type="button" onClick={() => act((session) => session.play())}>
        Restart
      </button>
      <button
        type="button"
        disabled={!isOpen(state.status)}
        onClick={() => act((session) => session.step())}
      >
        Step
      </button>
      <span className={styles.choice} role="group" aria-label="Show">
        {[true, false].map((shown) => (
          <button
            key={String(shown)}
            type="button"
            aria-pressed={state.showsCharacters === shown}
            onClick={() => act((session) => session.showCharacters(shown))}
          >
            {shown ? 'ASCII' : 'WEBGL'}
          </button>
        ))}
      </span>
      {lines.length > 1 && (
        <span className={styles.choice} role="group" aria-label="Version of p5.js">
          {lines.map((line) => (
            <button
              key={line}
              type="button"
              aria-pressed={state.line === line}
              onClick={() => act((session) => session.useLine(line))}
            >
              p5 {line}.x
            </button>
          ))}
        </span>
      )}
      {onFullScreen && (
        <button type="button" onClick={onFullScreen}>
          Full screen
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
      {label}
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
    starting: 'starting',
    running: isLooping ? `${Math.round(framesPerSecond)} frames/s` : 'not looping',
    paused: 'paused',
    empty: 'nothing drawn yet',
    failed: 'stopped by an error',
  };
  return <span className={clsx(styles.speed, styles[status])}>{words[status]}</span>;
}
