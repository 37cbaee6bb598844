import type { ReactNode } from 'react';
import { Scrollable } from '@site/src/components/Scrollable';
import { scrollers } from '@site/src/messages/everyPage';
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
      <Scrollable label={scrollers.diagram} className={styles.scroller}>
        <div role="img" aria-label={label}>
          <pre className={styles.diagram} aria-hidden="true">
            {children.replace(/^\n|\n\s*$/g, '')}
          </pre>
        </div>
      </Scrollable>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
