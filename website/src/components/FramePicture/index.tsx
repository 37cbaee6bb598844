import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureColours } from '@site/shared/examples';
import sizes from './sizes.module.css';
import styles from './styles.module.css';

interface FramePictureProps {
  /** A frame as the library exports it: lines of equal length. */
  frame: string;
  /** The colours of the cells; without them the characters are white on black. */
  colours?: PictureColours;
  /** What the picture shows, in a few words. */
  label: string;
  className?: string;
}

/**
 * A frame of text, shown as a picture in the library's own font: square cells, each in its colour.
 * It is as wide as its container; see `--frame-cell` to fix the size of a cell instead.
 */
export function FramePicture({ frame, colours, label, className }: FramePictureProps): ReactNode {
  const text = frame.replace(/\n+$/, '');
  const lines = text.split('\n');
  const columns = Math.max(1, ...lines.map((line) => line.length));
  const rows = lines.length;
  const size = sizes[`size${columns}x${rows}`];
  const otherSize: CSSProperties & Record<`--${string}`, number> = {
    // Both are at least 1: an empty frame is shown as one empty cell.
    '--columns': columns,
    '--rows': rows,
  };
  const shown = lines.map((line) => line.trimEnd()).join('\n');
  const image = colours && (
    <img
      src={colours.image}
      width={columns}
      height={colours.hasBackgrounds ? 2 * rows : rows}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <div
      role="img"
      aria-label={label}
      className={clsx(styles.frame, size, className)}
      style={size ? undefined : otherSize}
    >
      <div className={styles.layers}>
        <pre>{shown}</pre>
        {image}
        {colours?.hasBackgrounds && (
          <div className={styles.backgrounds}>
            {image}
            <pre>{shown}</pre>
          </div>
        )}
      </div>
    </div>
  );
}
