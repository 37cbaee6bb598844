import clsx from 'clsx';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { stepAddress } from '@site/shared/course';
import { progress as messages } from '@site/src/messages/course';
import type { Marks } from './Progress';
import { steps } from './steps';
import styles from './styles.module.css';

/** All steps, with what the reader has done of them. */
export function StepList({ marks, current }: { marks: Marks; current?: string }): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({ slug, title }) => {
        const mark = marks[slug];
        return (
          <li key={slug} className={clsx(mark && styles[mark])}>
            <Link to={stepAddress(slug)} aria-current={slug === current ? 'step' : undefined}>
              {title}
            </Link>
            {mark && <span className={styles.mark}>{messages.marks[mark]}</span>}
          </li>
        );
      })}
    </ol>
  );
}
