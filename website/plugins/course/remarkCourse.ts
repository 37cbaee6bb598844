import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { courseSteps } from '../../shared/course';
import { attachData } from '../mdxData';

/** The elements that show a step: with all its tools, or only its frame. */
const components = ['CourseStep', 'CourseGoal'];

/** Gives `<CourseStep slug="x"/>` and `<CourseGoal slug="x"/>` the sketch of that step. */
export function remarkCourse() {
  return (tree: Root, file: VFile): void => {
    for (const component of components) {
      attachData({ component, property: 'step', plugin: 'course' }, tree, file, courseSteps);
    }
  };
}
