import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface TextFigureProps {
  /** What the diagram shows, for those who do not see it. */
  label: string;
  caption?: ReactNode;
  /** The diagram, drawn with box-drawing characters. */
  children: string;
}

/** A diagram made of characters. */
export function TextFigure({ label, caption, children }: TextFigureProps): ReactNode {
  return (
    <figure className={styles.figure}>
      {/* Wider than a phone, it scrolls; what scrolls has to be reachable by keyboard. */}
      <div className={styles.scroller} role="img" aria-label={label} tabIndex={0}>
        <pre className={styles.diagram} aria-hidden="true">
          {children.replace(/^\n|\n\s*$/g, '')}
        </pre>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
