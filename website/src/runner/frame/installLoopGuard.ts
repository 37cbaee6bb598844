import { createLoopGuard, LOOP_GUARD } from '../loopGuardRuntime';

/** Puts the guard where the compiled sketch looks for it, before the sketch can change anything. */
export function installLoopGuard(): void {
  Object.defineProperty(window, LOOP_GUARD, { value: createLoopGuard() });
}
