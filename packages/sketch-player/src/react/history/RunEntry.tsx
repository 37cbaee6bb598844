import { diffLines } from 'diff';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { KeptRun } from '../../core/history/History';
import type { P5Major } from '../../p5Majors';
import { Difference } from '../repair/Difference';
import { ago, momentOf } from './ago';
import { ColouredCode } from './ColouredCode';
import styles from './history.lazy.module.css';
import { history as messages } from './messages';

interface RunEntryProps {
  run: KeptRun;
  /** The run before it, if one is kept. */
  earlier: KeptRun | undefined;
  /** The code as it is now, and what it runs on. */
  present: string;
  presentMajor: P5Major;
  /** The time to which its own is compared. */
  now: number;
  onBringBack: () => void;
}

type View = 'look' | 'compare';

/** One run: when, what it drew, how much was changed, and what can be done with it. */
export function RunEntry(props: RunEntryProps): ReactNode {
  const { run, earlier, present, presentMajor, now, onBringBack } = props;
  const { source, time, thumbnail, p5 } = run;
  const [view, setView] = useState<View>();
  const id = useId();
  const moment = momentOf(time);
  const change = useMemo(() => {
    if (!earlier) return messages.first(source.split('\n').length);
    const { added, removed } = changeSize(earlier.source, source);
    return messages.change(added, removed);
  }, [earlier, source]);
  const facts = [
    change,
    ...(p5 === presentMajor ? [] : [messages.major(p5)]),
    ...(source === present ? [messages.isNow] : []),
  ];
  const toggle = (wanted: View) => (
    <button
      type="button"
      aria-expanded={view === wanted}
      aria-controls={view === wanted ? id : undefined}
      aria-label={messages.named(messages[wanted], moment)}
      onClick={() => setView(view === wanted ? undefined : wanted)}
    >
      {messages[wanted]}
    </button>
  );
  return (
    <li className={styles.run}>
      {thumbnail !== undefined && (
        <pre className={styles.thumbnail} role="img" aria-label={messages.thumbnail}>
          {thumbnail}
        </pre>
      )}
      <div className={styles.facts}>
        <p>
          <time dateTime={isoOf(time)} title={moment}>
            {ago(time, now)}
          </time>
        </p>
        <p className={styles.change}>{facts.join(', ')}</p>
        <p className={styles.actions} role="group" aria-label={moment}>
          {toggle('look')}
          {toggle('compare')}
          <button
            type="button"
            aria-label={messages.named(messages.bringBack, moment)}
            aria-disabled={source === present}
            onClick={() => source !== present && onBringBack()}
          >
            {messages.bringBack}
          </button>
        </p>
      </div>
      {view && (
        <div id={id} className={styles.view}>
          {view === 'look' ? (
            <ColouredCode label={messages.source(moment)}>{source}</ColouredCode>
          ) : source === present ? (
            <p>{messages.same}</p>
          ) : (
            <>
              <p>{messages.compared}</p>
              <Difference before={present} after={source} />
            </>
          )}
        </div>
      )}
    </li>
  );
}

function isoOf(time: number): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** How many lines were added and removed between two texts. */
function changeSize(before: string, after: string): { added: number; removed: number } {
  const size = { added: 0, removed: 0 };
  for (const { added, removed, count } of diffLines(before, after)) {
    if (added) size.added += count;
    if (removed) size.removed += count;
  }
  return size;
}
