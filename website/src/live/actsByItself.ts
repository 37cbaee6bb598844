import { hasDrafts } from './drafts/hasDrafts';
import { isMotionWelcome, onMotionChange } from './schedule/motion';

/** Whether examples that come into view have something to do: to start, or to show a draft. */
export function actsByItself(): boolean {
  return isMotionWelcome() || hasDrafts();
}

/** Calls back when the answer may have changed. Returns how to stop that. */
export const onActsByItselfChange = onMotionChange;
