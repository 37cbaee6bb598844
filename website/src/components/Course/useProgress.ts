import { useEffect, useSyncExternalStore } from 'react';
import { noProgress, Progress, type ProgressState } from './Progress';

/** The reader's progress, the same for all parts of the page. */
export const progress = new Progress(() => window.localStorage);

/** What the reader has done of the course; nothing in the served HTML. */
export function useProgress(): ProgressState {
  useEffect(() => {
    window.addEventListener('storage', progress.hear);
    return () => window.removeEventListener('storage', progress.hear);
  }, []);
  return useSyncExternalStore(progress.subscribe, progress.get, () => noProgress);
}
