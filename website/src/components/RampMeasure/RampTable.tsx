import { useEffect, useRef, type ReactNode } from 'react';
import { ramps as messages } from '@site/src/messages/ramps';
import type { Face } from './faces';
import type { RampStep } from './ramp';
import styles from './styles.lazy.module.css';

/** Each character with its ink, and how much more that is than the one before it has. */
export function RampTable({ face, ramp }: { face: Face; ramp: readonly RampStep[] }): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  // Set by script: the policy of the page allows no style attributes in its HTML.
  useEffect(() => table.current?.style.setProperty('--measured', face.family), [face]);
  return (
    <table ref={table} className={styles.table}>
      <caption>{messages.tableOf(face.name)}</caption>
      <thead>
        <tr>
          {messages.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ramp.map(({ character, ink, step }) => (
          <tr key={character}>
            <th scope="row">
              {character.trim() === '' ? (
                messages.space
              ) : (
                <span className={styles.glyph}>{character}</span>
              )}
            </th>
            <td>{codeOf(character)}</td>
            <td>
              {messages.percent(ink)}
              <svg
                className={styles.bar}
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect width={ink * 100} height="10" />
              </svg>
            </td>
            <td>{step === undefined ? '–' : messages.step(step)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
