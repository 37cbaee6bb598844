import { useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { FramePicture } from '@site/src/components/FramePicture';
import { textOf } from '@site/src/components/LiveExample/textOf';
import { useSession } from '@site/src/components/LiveExample/useSession';
import { useVisibility } from '@site/src/components/LiveExample/useVisibility';
import type { Session } from '@site/src/live';
import { isOpen } from '@site/src/live/session/state';
import frame from '@site/../examples/hero/frame.txt';
import { parseExampleData } from '../LiveExample/parseExampleData';
import styles from './styles.module.css';

const initialShare = 0.5;

/** The piece at the top of the home page: characters, and the plain picture up to a line. */
export function HeroPiece(): ReactNode {
  const whole = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(initialShare);
  const { state, act } = useSession({
    id: 'home page',
    title: 'Columns in two ripples',
    line: '1',
    isProven: true,
    stage,
    readSource: async () => {
      const { default: data } = await import('@generated/examples/default/hero.json');
      return textOf(parseExampleData(data).html);
    },
  });
  useVisibility({
    stage: whole,
    whole,
    onCome: () =>
      act((session) => {
        session.compare(share);
        session.setInView(true);
      }),
    onLeave: () => act((session) => session.setInView(false)),
  });
  const { status, problem, notice } = state;
  const isLive = isOpen(status);
  const action = status === 'running' ? 'Pause' : 'Play';
  const hasFailed = status === 'failed' && problem !== undefined;

  return (
    <div ref={whole} className={styles.piece} data-acts="example">
      <FramePicture
        className={styles.picture}
        frame={frame}
        label="A field of columns, drawn in characters, with two ripples running through it"
      />
      <div ref={stage} className={clsx(styles.stage, isLive && styles.open)} />
      {isLive && (
        <>
          <span className={styles.line} style={{ left: `${share * 100}%` }} aria-hidden="true" />
          <input
            className={styles.handle}
            type="range"
            min="0"
            max="1"
            step="0.01"
            value={share}
            aria-label="How much of the plain WEBGL picture is shown beside its characters"
            onChange={({ target }) => {
              const next = target.valueAsNumber;
              setShare(next);
              act((session) => session.compare(next));
            }}
          />
        </>
      )}
      <div className={styles.controls}>
        <p className={hasFailed ? styles.problem : 'visually-hidden'} role="status">
          {hasFailed ? (
            <>
              <strong>{problem.message}</strong> {problem.hint}
            </>
          ) : (
            notice
          )}
        </p>
        <button
          type="button"
          className={styles.pause}
          // One button for all states, and never a disabled one: either would lose the focus.
          aria-disabled={status === 'starting'}
          onClick={() => act((session) => playOrPause(session, share))}
        >
          {/* A word of another length would move within the button; a new one just appears. */}
          <span key={action}>{action}</span>
        </button>
      </div>
    </div>
  );
}

function playOrPause(session: Session, share: number): void {
  switch (session.state.status) {
    case 'starting':
      break;
    case 'running':
      session.pause();
      break;
    case 'paused':
      session.resume();
      break;
    case 'idle':
    case 'failed':
      session.compare(share);
      session.play();
  }
}
