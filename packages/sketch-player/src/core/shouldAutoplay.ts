import { hasDrafts } from './drafts/keys';
import { isMotionWelcome, onMotionChange } from './motion';

/** Whether a sketch that comes into view acts by itself: starts its sketch, or shows a draft. */
export function shouldAutoplay(): boolean {
  return isMotionWelcome() || hasDrafts();
}

/**
 * Calls back when the answer of `shouldAutoplay` may have changed. Returns a function that stops
 * this.
 */
export const onAutoplayChange = onMotionChange;
