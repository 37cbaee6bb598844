import { useSyncExternalStore, type RefObject } from 'react';
import { announce } from '@site/src/components/Announcer';

const never = () => () => {};
/** `Boolean`, because Safari on iPhone does not define the property. */
const isPossible = () => Boolean(document.fullscreenEnabled);

/**
 * @returns A function that shows an element on the full screen; undefined where it is impossible.
 */
export function useFullScreen(element: RefObject<Element | null>): (() => void) | undefined {
  // The server assumes that it is possible, as it nearly always is: hydration then shifts nothing.
  return useSyncExternalStore(never, isPossible, () => true)
    ? () => {
        element.current
          ?.requestFullscreen()
          .catch(() => announce('The browser did not allow full screen.'));
      }
    : undefined;
}
