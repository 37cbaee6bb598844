import { useId, type ReactNode } from 'react';
import { expectation } from '@site/src/messages/course';
import { Words } from '@site/src/components/Words';
import styles from './styles.module.css';

/** A question that readers answer in their own words, before they read what happens. */
export function Expect({
  question,
  children,
}: {
  question: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  return (
    <section className={styles.expect} aria-labelledby={id}>
      <p id={id}>
        <Words text={question} />
      </p>
      <textarea rows={2} aria-labelledby={id} />
      <details>
        <summary>{expectation.compare}</summary>
        {children}
      </details>
    </section>
  );
}
