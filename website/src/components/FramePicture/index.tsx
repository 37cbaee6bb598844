import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';
import { separateTones } from './tones';

interface FramePictureProps {
  /** A frame as the library exports it: lines of equal length. */
  frame: string;
  /** What the picture shows, in a few words. */
  label: string;
  className?: string;
}

/**
 * A frame of text, shown as a picture in the library's own font: square cells, one layer a tone.
 * It is as wide as its container; see `--frame-cell` to fix the size of a cell instead.
 */
export function FramePicture({ frame, label, className }: FramePictureProps): ReactNode {
  const lines = frame.replace(/\n+$/, '').split('\n');
  const size: CSSProperties & Record<`--${string}`, number> = {
    // An empty frame is one empty cell.
    '--columns': Math.max(1, ...lines.map((line) => line.length)),
    '--rows': lines.length,
  };
  return (
    <div
      role="img"
      aria-label={label}
      className={className ? `${styles.frame} ${className}` : styles.frame}
      style={size}
    >
      <div className={styles.layers}>
        {separateTones(frame).map((layer, tone) => (
          <pre key={tone} className={styles[`tone${tone}`]}>
            {layer}
          </pre>
        ))}
      </div>
    </div>
  );
}
