import clsx from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { differenceOf, type DifferenceLine } from './differenceOf';
import { difference as messages } from './messages';
import styles from './repair.lazy.module.css';

interface DifferenceProps {
  before: string;
  after: string;
}

const marks = { added: '+', removed: '−', same: ' ' };

/**
 * What changes between two texts, line by line. Marks show it without colours, and words tell it to
 * screen readers.
 */
export function Difference({ before, after }: DifferenceProps): ReactNode {
  const lines = useMemo(() => differenceOf(before, after), [before, after]);
  return (
    // Scrolls sideways, so it has to be reached by keyboard.
    <div className={styles.difference} role="group" aria-label={messages.name} tabIndex={0}>
      <div className={styles.lines}>
        {lines.map((line, index) => (
          <Line key={index} line={line} />
        ))}
      </div>
    </div>
  );
}

function Line({ line }: { line: DifferenceLine }): ReactNode {
  if (line.kind === 'skipped') {
    return <div className={styles.skipped}>{messages.skipped(line.lines)}</div>;
  }
  const { kind, text } = line;
  return (
    <div className={clsx(styles.line, styles[kind])}>
      <span className="visually-hidden">{messages.line[kind]}</span>
      <span className={styles.mark} aria-hidden="true">
        {marks[kind]}
      </span>
      <code>{text}</code>
    </div>
  );
}
