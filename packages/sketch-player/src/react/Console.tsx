import clsx from 'clsx';
import {
  memo,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  countOf,
  entriesOf,
  logKinds,
  type ConsoleEntry,
  type ConsoleLog,
  type LogKind,
} from '../core/ConsoleLog';
import { summarise, type DescribedValue } from '../protocol/describedValue';
import styles from './console.lazy.module.css';
import { log as messages } from './messages';
import player from './styles.module.css';
import { useThrottled } from './useThrottled';

interface ConsoleProps {
  log: ConsoleLog;
  onClear: () => void;
}

/**
 * The lines that a sketch has logged. The list follows new lines until the reader scrolls up; from
 * then on a button says how many newer lines there are.
 */
export function Console({ log: latest, onClear }: ConsoleProps): ReactNode {
  const { log, onDrawn } = useThrottled(latest);
  const { dropped, nextId } = log;
  const [wanted, setWanted] = useState<LogKind>('all');
  const kinds = logKinds.filter((kind) => kind === 'all' || countOf(log, kind) > 0);
  // A new run may log nothing that passes the filter.
  const kind = kinds.includes(wanted) ? wanted : 'all';
  const entries = entriesOf(log, kind);
  const list = useRef<HTMLDivElement>(null);
  /** The id that the next entry was to get when the reader scrolled up. */
  const [leftAt, setLeftAt] = useState<number>();
  // Each run of the sketch counts its entries anew, so the remembered id may be too high.
  const isFollowing = leftAt === undefined || leftAt > nextId;
  const newer = isFollowing ? 0 : nextId - leftAt;

  const showEnd = useEffectEvent(() => {
    if (isFollowing && list.current) list.current.scrollTop = list.current.scrollHeight;
  });
  useLayoutEffect(() => showEnd(), [log, isFollowing]);
  // After showEnd(), which reads the height and so lets the browser lay the new lines out.
  useLayoutEffect(() => onDrawn(), [log, onDrawn]);
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
    // The button is about to be removed, and would lose the focus to the document.
    list.current?.focus();
  };

  return (
    <div className={styles.console} data-empty={entries.length === 0 || undefined}>
      <div className={styles.consoleHeader}>
        <span>{messages.name}</span>
        {newer > 0 && (
          <button type="button" onClick={goToEnd}>
            {messages.newer(newer)} <span aria-hidden>↓</span>
          </button>
        )}
        {kinds.length > 1 && (
          <span className={player.choice} role="group" aria-label={messages.show}>
            {kinds.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={one === kind}
                onClick={() => setWanted(one)}
              >
                {messages.kinds(one, countOf(log, one))}
              </button>
            ))}
          </span>
        )}
        {entries.length > 0 && (
          <button type="button" onClick={onClear}>
            {messages.clear}
          </button>
        )}
      </div>
      <div
        ref={list}
        className={styles.entries}
        // `log` is a live region. An empty console needs none, and a page should have few of them.
        role={entries.length > 0 ? 'log' : undefined}
        aria-label={entries.length > 0 ? messages.name : undefined}
        tabIndex={entries.length > 0 ? 0 : undefined}
        onScroll={onScroll}
      >
        {dropped > 0 && <p className={styles.dropped}>{messages.dropped(dropped)}</p>}
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
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

/** Drawn once, and again only when the entry changes: a log grows in every frame of a sketch. */
const Entry = memo(function Entry({ entry }: { entry: ConsoleEntry }): ReactNode {
  const { level, values, count } = entry;
  return (
    <div className={clsx(styles.entry, styles[level])}>
      {level !== 'log' && <span className={styles.level}>{level}</span>}
      <span className={styles.values}>
        {values.map((value, index) => (
          <Value key={index} value={value} />
        ))}
      </span>
      {count > 1 && (
        // Screen readers read the count with its message, but do not announce each repetition: they
        // would announce nothing else.
        <span className={styles.count} aria-live="off">
          <span aria-hidden>×{count}</span>
          <span className="visually-hidden">{messages.times(count)}</span>
        </span>
      )}
    </div>
  );
});

/**
 * A logged value on one line; the entries of an object or array open below it. They are drawn when
 * a reader opens them: a sketch can log a thousand values in one message.
 */
function Value({ value, name }: { value: DescribedValue; name?: string }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const line = (
    <>
      {name !== undefined && <span className={styles.name}>{name}: </span>}
      <span className={styles[`type-${value.type}`]}>{summarise(value)}</span>
    </>
  );
  if (!('entries' in value) || value.entries.length === 0) return <span>{line}</span>;
  return (
    <details
      className={styles.tree}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{line}</summary>
      {isOpen &&
        value.entries.map((entry, index) => (
          <div key={index}>
            <Value name={entry.key} value={entry.value} />
          </div>
        ))}
      {isOpen && value.more > 0 && <div className={styles.name}>{messages.more(value.more)}</div>}
    </details>
  );
}
