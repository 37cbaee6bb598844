import { courseSteps } from '../../../shared/course';
import { readExamples, type Example } from './examples';

/**
 * Reads the steps of the course in their order.
 *
 * @throws Error naming the folder that is missing, or that is no step.
 */
export async function readCourse(folder: string): Promise<Example[]> {
  const bySlug = new Map((await readExamples(folder)).map((step) => [step.slug, step]));
  const steps = courseSteps.map((slug) => {
    const step = bySlug.get(slug);
    if (!step) throw new Error(`course/${slug} is missing; shared/course.ts names it as a step.`);
    bySlug.delete(slug);
    return step;
  });
  const [other] = bySlug.keys();
  if (other === undefined) return steps;
  throw new Error(`course/${other} is no step; the steps are listed in shared/course.ts.`);
}
