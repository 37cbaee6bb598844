import { useEffect, useState, type ReactNode } from 'react';
import { limits, type History, type KeptRun } from '../../core/history/History';
import {
  forget,
  forgetAll,
  keep,
  loadHistory,
  onHistoryChange,
} from '../../core/history/histories';
import type { Player } from '../useSketchPlayer';
import styles from './history.lazy.module.css';
import { history as messages } from './messages';
import { RunEntry } from './RunEntry';

/** How many runs are shown at first, and with each press. */
const step = 20;

interface HistoryPanelProps {
  player: Player;
  sketch: string;
}

/** The runs of a sketch that are kept in this browser. */
export function HistoryPanel({ player, sketch }: HistoryPanelProps): ReactNode {
  const { state, act, majors, setup } = player;
  const [history, setHistory] = useState<History>();
  const [now, setNow] = useState(0);
  const [isDenied, setIsDenied] = useState(false);
  const [shown, setShown] = useState(step);
  const [outcome, setOutcome] = useState('');

  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void loadHistory(sketch).then(
        (loaded) => {
          if (!isCurrent) return;
          setHistory(loaded);
          setNow(Date.now());
        },
        () => isCurrent && setIsDenied(true),
      );
    read();
    const stop = onHistoryChange(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [sketch]);

  const tell = (words: string) => {
    setOutcome(words);
    setup.announce(words);
  };

  const bringBack = (run: KeptRun) =>
    act(async (session) => {
      const { source, major } = session.state;
      const isKept = await keep(sketch, { source, p5: major, time: Date.now() }).then(
        () => true,
        () => false,
      );
      session.edit(run.source);
      if (run.p5 !== major && majors.includes(run.p5)) session.switchMajor(run.p5);
      tell(isKept ? messages.broughtBack : messages.broughtBackUnkept);
    });

  const afterAsking = (question: string, remove: () => Promise<void>, outcome: string) => {
    if (!window.confirm(question)) return;
    void remove().then(
      () => tell(outcome),
      () => tell(messages.notForgotten),
    );
  };

  if (isDenied) return <p role="alert">{messages.denied}</p>;
  if (!history) return <p>{messages.loading}</p>;
  const { runs, dropped } = history;
  const hidden = runs.length - shown;
  return (
    <div className={styles.history}>
      <p>{runs.length === 0 ? messages.none : messages.kept(runs.length, limits.runs)}</p>
      {dropped > 0 && <p>{messages.dropped(dropped)}</p>}
      {outcome && <p className={styles.outcome}>{outcome}</p>}
      {runs.length > 0 && (
        <ol className={styles.runs} aria-label={messages.list}>
          {runs.slice(0, shown).map((run, index) => (
            <RunEntry
              key={run.source}
              run={run}
              earlier={runs[index + 1]}
              present={state.source}
              presentMajor={state.major}
              now={now}
              onBringBack={() => bringBack(run)}
            />
          ))}
        </ol>
      )}
      <p className={styles.actions}>
        {hidden > 0 && (
          <button type="button" onClick={() => setShown(shown + step)}>
            {messages.older(Math.min(step, hidden))}
          </button>
        )}
        {runs.length > 0 && (
          <button
            type="button"
            onClick={() =>
              afterAsking(messages.confirmForget, () => forget(sketch), messages.forgotten)
            }
          >
            {messages.forget}
          </button>
        )}
        <button
          type="button"
          onClick={() => afterAsking(messages.confirmForgetAll, forgetAll, messages.allForgotten)}
        >
          {messages.forgetAll}
        </button>
      </p>
    </div>
  );
}
