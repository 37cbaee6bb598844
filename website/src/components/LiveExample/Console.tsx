import type { ReactNode } from 'react';
import clsx from 'clsx';
import { summarise, type ConsoleEntry, type ConsoleLog } from '@site/src/live/console';
import type { DescribedValue } from '@site/src/runner/describedValue';
import styles from './console.lazy.module.css';

interface ConsoleProps {
  log: ConsoleLog;
  onClear: () => void;
}

/** What the sketch has logged. */
export function Console({ log: { entries, dropped }, onClear }: ConsoleProps): ReactNode {
  return (
    <div className={styles.console}>
      <div className={styles.consoleHeader}>
        <span>Console</span>
        <button type="button" onClick={onClear}>
          Clear
        </button>
      </div>
      <div className={styles.entries} role="log" aria-label="Console" tabIndex={0}>
        {dropped > 0 && <p className={styles.dropped}>{dropped} earlier messages are not shown.</p>}
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </div>
    </div>
  );
}

function Entry({ level, values, count }: ConsoleEntry): ReactNode {
  return (
    <div className={clsx(styles.entry, styles[level])}>
      {level !== 'log' && <span className={styles.level}>{level}</span>}
      {values.map((value, index) => (
        <Value key={index} value={value} />
      ))}
      {count > 1 && (
        <span className={styles.count} aria-label={`${count} times`}>
          ×{count}
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
