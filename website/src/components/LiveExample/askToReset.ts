import type { LiveSession } from './useSession';

/** Goes back to the published sketch, when the reader says once more that they want to. */
export function askToReset(act: LiveSession['act']): void {
  if (window.confirm('Throw your changes away and go back to the published sketch?')) {
    act((session) => session.reset());
  }
}
