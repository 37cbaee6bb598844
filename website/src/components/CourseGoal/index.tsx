import type { ReactNode } from 'react';
import { parseStepData } from '@site/src/components/CourseStep/parseStepData';
import { FramePicture } from '@site/src/components/FramePicture';
import { courseGoal } from '@site/src/messages/course';
import styles from './styles.module.css';

interface CourseGoalProps {
  slug: string;
  /** The sketch of the step. The build adds it (`plugins/sketches`); pages do not write it. */
  step?: unknown;
}

/** The frame of a step, to show where the course leads. */
export function CourseGoal({ step }: CourseGoalProps): ReactNode {
  const { frame, colours } = parseStepData(step);
  return (
    <FramePicture
      className={styles.goal}
      frame={frame}
      colours={colours}
      label={courseGoal.shows}
    />
  );
}
