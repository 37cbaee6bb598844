import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { summarise, type ConsoleEntry, type ConsoleLog } from '@site/src/live/console';
import type { DescribedValue } from '@site/src/runner/describedValue';
import styles from './console.lazy.module.css';

interface ConsoleProps {
  log: ConsoleLog;
  onClear: () => void;
}

/**
 * What the sketch has logged. Shows the newest lines, and follows them until the reader scrolls up;
 * then it stays, and says how many have come since.
 */
export function Console({ log, onClear }: ConsoleProps): ReactNode {
  const { entries, dropped, nextId } = log;
  const list = useRef<HTMLDivElement>(null);
  /** The entry that was to come when the reader scrolled up. */
  const [leftAt, setLeftAt] = useState<number>();
  // Entries are counted anew in another run.
  const isFollowing = leftAt === undefined || leftAt > nextId;
  const newer = isFollowing ? 0 : nextId - leftAt;

  const showEnd = useEffectEvent(() => {
    if (isFollowing && list.current) list.current.scrollTop = list.current.scrollHeight;
  });
  useLayoutEffect(() => showEnd(), [log, isFollowing]);
  useEffect(() => {
    if (!list.current) return undefined;
    const resizes = new ResizeObserver(() => showEnd());
    resizes.observe(list.current);
    return () => resizes.disconnect();
  }, []);

  const onScroll = () => {
    if (!list.current) return;
    if (isAtEnd(list.current)) setLeftAt(undefined);
    else if (isFollowing) setLeftAt(nextId);
  };
  const goToEnd = () => {
    setLeftAt(undefined);
    // The button is about to go away.
    list.current?.focus();
  };

  return (
    <div className={styles.console} data-empty={entries.length === 0 || undefined}>
      <div className={styles.consoleHeader}>
        <span>Console</span>
        {newer > 0 && (
          <button type="button" onClick={goToEnd}>
            {newer === 1 ? '1 newer line' : `${newer} newer lines`} <span aria-hidden>↓</span>
          </button>
        )}
        {entries.length > 0 && (
          <button type="button" onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      <div
        ref={list}
        className={styles.entries}
        // An empty one has nothing to say, and a page should have few live regions.
        role={entries.length > 0 ? 'log' : undefined}
        aria-label={entries.length > 0 ? 'Console' : undefined}
        tabIndex={entries.length > 0 ? 0 : undefined}
        onScroll={onScroll}
      >
        {dropped > 0 && <p className={styles.dropped}>{dropped} earlier messages are not shown.</p>}
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </div>
    </div>
  );
}

/** How far from the end a list still counts as being there: half a line. */
const nearEnd = 12;

function isAtEnd({ scrollTop, scrollHeight, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight <= nearEnd;
}

function Entry({ level, values, count }: ConsoleEntry): ReactNode {
  return (
    <div className={clsx(styles.entry, styles[level])}>
      {level !== 'log' && <span className={styles.level}>{level}</span>}
      <span className={styles.values}>
        {values.map((value, index) => (
          <Value key={index} value={value} />
        ))}
      </span>
      {count > 1 && (
        // Read with its message; a screen reader that told each repeat would tell nothing else.
        <span className={styles.count} aria-live="off">
          <span aria-hidden>×{count}</span>
          <span className="visually-hidden">{count} times</span>
        </span>
      )}
    </div>
  );
}

/** A value on one line; what it holds opens below it. */
function Value({ value, name }: { value: DescribedValue; name?: string }): ReactNode {
  const line = (
    <>
      {name !== undefined && <span className={styles.name}>{name}: </span>}
      <span className={styles[`type-${value.type}`]}>{summarise(value)}</span>
    </>
  );
  if (!('entries' in value) || value.entries.length === 0) return <span>{line}</span>;
  return (
    <details className={styles.tree}>
      <summary>{line}</summary>
      {value.entries.map((entry, index) => (
        <div key={index}>
          <Value name={entry.key} value={entry.value} />
        </div>
      ))}
      {value.more > 0 && <div className={styles.name}>… and {value.more} more</div>}
    </details>
  );
}
