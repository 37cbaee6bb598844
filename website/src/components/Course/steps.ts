/** The steps of the course with their titles, which `plugins/sketches` has read. */
import * as v from 'valibot';
import data from '@generated/sketches/default/course/steps.json';
import { stepListSchema } from '@site/shared/course';

export const steps = v.parse(stepListSchema, data);
