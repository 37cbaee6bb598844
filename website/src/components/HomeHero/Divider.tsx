import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';

interface DividerProps {
  /** How much of the width the plain picture has, from 0 to 1. */
  share: number;
  onChange: (share: number) => void;
}

/** The line between the plain picture and its characters, which readers move. */
export function Divider({ share, onChange }: DividerProps): ReactNode {
  const place: CSSProperties & Record<'--share', string> = { '--share': `${share * 100}%` };
  return (
    <div className={styles.divider} style={place}>
      <input
        className={styles.handle}
        type="range"
        min="0"
        max="1"
        step="0.01"
        value={share}
        aria-label="WEBGL or ASCII: how much of the plain picture is shown"
        aria-valuetext={`${Math.round(share * 100)} % WEBGL`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span className={styles.line} aria-hidden="true" />
      <span className={styles.grip} aria-hidden="true">
        <span>WEBGL</span>
        <span className={styles.ridges} />
        <span>ASCII</span>
      </span>
    </div>
  );
}
