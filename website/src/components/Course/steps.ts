/** The steps of the course with their titles, which `plugins/course` has read. */
import * as v from 'valibot';
import data from '@generated/course/default/steps.json';
import { stepListSchema } from '@site/shared/course';

export const steps = v.parse(stepListSchema, data);
