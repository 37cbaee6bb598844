import type { ReactNode } from 'react';
import type { Finding } from '@site/shared/checkFrame';
import { exercise as messages, wordsOf } from '@site/src/messages/exercises';
import styles from './styles.module.css';

/** What came of a check: the findings, or a sentence about why there are none. */
export type Checked = readonly Finding[] | string;

/** Shows whether a sketch solves an exercise, and if not, which requirement fails and where. */
export function CheckResult({ checked }: { checked: Checked }): ReactNode {
  if (typeof checked === 'string') return <p>{checked}</p>;
  const isSolved = checked.every(({ isMet }) => isMet);
  return (
    <>
      <p className={isSolved ? styles.solved : styles.notYet}>
        {isSolved ? messages.solved : messages.notYet}
      </p>
      <ul className={styles.findings}>
        {checked.map((finding, index) => (
          <li key={index} data-met={finding.isMet}>
            {wordsOf(finding)}
            {finding.rule === 'target' && !finding.isMet && <Differences {...finding} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A small map of the grid, with a mark for each cell that differs. */
function Differences({ wrong, cols }: Extract<Finding, { rule: 'target' }>): ReactNode {
  const places = wrong.flatMap((isWrong, index) => (isWrong ? [index] : []));
  const columns = places.map((index) => index % cols);
  const rows = places.map((index) => Math.floor(index / cols));
  const range = (values: readonly number[]) =>
    [Math.min(...values) + 1, Math.max(...values) + 1] as const;
  const lines = Array.from({ length: wrong.length / cols }, (_, row) =>
    wrong
      .slice(row * cols, (row + 1) * cols)
      .map((isWrong) => (isWrong ? '×' : '·'))
      .join(''),
  );
  return (
    <details className={styles.differences}>
      <summary>{messages.differences}</summary>
      <p>{messages.differencesLabel(range(rows), range(columns))}</p>
      <pre aria-hidden="true">{lines.join('\n')}</pre>
    </details>
  );
}
