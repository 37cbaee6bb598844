import { hasDrafts } from './drafts/hasDrafts';
import { isMotionWelcome, onMotionChange } from './schedule/motion';

/** Whether an example that comes into view acts by itself: starts its sketch, or shows a draft. */
export function actsByItself(): boolean {
  return isMotionWelcome() || hasDrafts();
}

/**
 * Calls back when the answer of `actsByItself` may have changed. Returns a function that stops
 * this.
 */
export const onActsByItselfChange = onMotionChange;
