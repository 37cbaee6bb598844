import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { chooseLiveCoding, wantsLiveCoding } from '../../core/live/liveChoice';
import { live as messages } from '../messages';
import type { SourceToolProps } from './Tool';
import styles from './tools.lazy.module.css';

/** The switch for edits that take effect while the sketch runs, and what became of the last one. */
export function LiveTool({ player: { state, act } }: SourceToolProps): ReactNode {
  const { live } = state;
  const begin = useEffectEvent(() => {
    if (wantsLiveCoding()) act((session) => session.setLive(true));
  });
  useEffect(() => begin(), []);
  const toggle = () => {
    chooseLiveCoding(!live);
    act((session) => session.setLive(!live));
  };
  return (
    <>
      <button type="button" aria-pressed={live !== undefined} onClick={toggle}>
        {messages.name}
      </button>
      {live && (
        <span className={styles.outcome}>{messages.outcomes[live.outcome](live.reason ?? '')}</span>
      )}
    </>
  );
}
