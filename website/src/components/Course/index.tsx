/** The frame of a course step: the place of the reader, and the links onward. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { courseAddress, stepAddress } from '@site/shared/course';
import { announce } from '@site/src/components/Announcer';
import { progress as messages } from '@site/src/messages/course';
import { StepList } from './StepList';
import { steps } from './steps';
import styles from './styles.module.css';
import { progress, useProgress } from './useProgress';

/** The list of all steps, and the way to the first that is neither done nor skipped. */
export function CourseOverview(): ReactNode {
  const { marks } = useProgress();
  const done = steps.filter(({ slug }) => marks[slug] === 'done').length;
  const isBegun = Object.keys(marks).length > 0;
  const next = isBegun ? steps.findIndex(({ slug }) => marks[slug] === undefined) : 0;
  const goal = steps[next];
  const clear = () => {
    progress.clear();
    announce(messages.cleared);
  };
  return (
    <section className={styles.overview} aria-label={messages.steps} data-hydrate="load">
      {isBegun && <p>{messages.count(done, steps.length)}</p>}
      <StepList marks={marks} />
      {goal && (
        <p>
          <Link className={styles.next} to={stepAddress(goal.slug)}>
            {isBegun ? messages.goOn(next + 1, goal.title) : messages.begin}
          </Link>
        </p>
      )}
      {isBegun && (
        <button type="button" className={styles.clear} onClick={clear}>
          {messages.clear}
        </button>
      )}
      <Unstored />
    </section>
  );
}

/** Says which step this is, and opens the list of all. */
export function StepPlace({ slug }: { slug: string }): ReactNode {
  const { marks } = useProgress();
  const mark = marks[slug];
  const index = indexOf(slug);
  return (
    <details className={styles.place} data-hydrate="load">
      <summary>
        {messages.place(index + 1, steps.length)}
        {mark && <span className={styles.mark}>{messages.marks[mark]}</span>}
      </summary>
      <StepList marks={marks} current={slug} />
    </details>
  );
}

/** The ways from a step to the one before, and to the next, as done or as skipped. */
export function StepEnd({ slug }: { slug: string }): ReactNode {
  const index = indexOf(slug);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  const next = after ? stepAddress(after.slug) : courseAddress;
  return (
    <nav className={styles.end} aria-label={messages.neighbours}>
      <Link className={styles.next} to={next} onClick={() => progress.mark(slug, 'done')}>
        <span>{after ? messages.done : messages.finish}</span>
        {after && <strong>{after.title}</strong>}
      </Link>
      <Link to={next} onClick={() => progress.mark(slug, 'skipped')}>
        {messages.skip}
      </Link>
      {before ? (
        <Link to={stepAddress(before.slug)}>
          {messages.previous}: {before.title}
        </Link>
      ) : (
        <Link to={courseAddress}>{messages.overview}</Link>
      )}
      <Unstored />
    </nav>
  );
}

/** Says that marks do not last. */
function Unstored(): ReactNode {
  const { isUnstored } = useProgress();
  return (
    <div role="status">{isUnstored && <p className={styles.unstored}>{messages.notStored}</p>}</div>
  );
}

/** @throws Error when there is no such step. */
function indexOf(slug: string): number {
  const index = steps.findIndex((step) => step.slug === slug);
  if (index === -1) throw new Error(`The course has no step ${slug}.`);
  return index;
}
