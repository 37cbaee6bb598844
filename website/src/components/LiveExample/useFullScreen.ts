import { useSyncExternalStore, type RefObject } from 'react';
import { announce } from '@site/src/components/Announcer';

const never = () => () => {};
/** Safari on an iPhone knows no such property. */
const isPossible = () => Boolean(document.fullscreenEnabled);

/** Shows an element on the whole screen; undefined where the browser cannot. */
export function useFullScreen(element: RefObject<Element | null>): (() => void) | undefined {
  // Served as if it were possible, which it nearly always is, so that then nothing moves.
  return useSyncExternalStore(never, isPossible, () => true)
    ? () => {
        element.current
          ?.requestFullscreen()
          .catch(() => announce('The browser did not allow full screen.'));
      }
    : undefined;
}
