import type { LiveSession } from './useSession';

/** Goes back to the published sketch after the reader has confirmed it. */
export function askToReset(act: LiveSession['act']): void {
  if (window.confirm('Throw your changes away and go back to the published sketch?')) {
    act((session) => session.reset());
  }
}
