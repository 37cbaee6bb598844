import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Diagnosis } from '@site/src/live/diagnosis';
import notices from './notices.lazy.module.css';
import styles from './styles.module.css';

interface ProblemBoxProps {
  problem: Diagnosis;
  /** Moves the editor's cursor to a place in the source. Without it, the place is plain text. */
  onGoTo: ((line: number, column: number) => void) | undefined;
  /** Applies the correction that the diagnosis offers. */
  onFix: (source: NonNullable<Diagnosis['fix']>) => void;
}

/** A box that says what went wrong, where, and what helps. */
export function ProblemBox({ problem, onGoTo, onFix }: ProblemBoxProps): ReactNode {
  const { message, line, column = 1, hint, link, fix } = problem;
  return (
    <div className={notices.problem} role="group" aria-label="Problem">
      <p>
        <strong>{message}</strong>
        {line !== undefined &&
          (onGoTo ? (
            <button type="button" onClick={() => onGoTo(line, column)}>
              Line {line}, column {column}
            </button>
          ) : (
            <span className={notices.place}>
              Line {line}, column {column}
            </span>
          ))}
      </p>
      {hint && <p>{hint}</p>}
      <p className={notices.problemActions}>
        {fix && (
          <button type="button" className={styles.primary} onClick={() => onFix(fix)}>
            {fix.label}
          </button>
        )}
        {link && <Link to={link.to}>{link.label}</Link>}
      </p>
    </div>
  );
}
