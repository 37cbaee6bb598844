import * as v from 'valibot';

/** The last moment that a `Date` can be, in milliseconds. */
const lastMoment = 8.64e15;

/** A time of something that was made here, in milliseconds from 1970. */
export function timeSchema(message = 'no time') {
  return v.pipe(v.number(message), v.minValue(0, message), v.maxValue(lastMoment, message));
}
