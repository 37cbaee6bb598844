import { useEffect, useEffectEvent, useSyncExternalStore, type RefObject } from 'react';
import { isMotionWelcome } from '../core/motion';
import { toolbar } from './messages';
import type { PlayerSetup } from './setup';

interface Visibility {
  /** Whether it is followed at all. */
  isFollowed: boolean;
  /** The picture; `onCome` is called when enough of it is in the viewport. */
  preview: RefObject<Element | null>;
  /** The whole player; `onLeave` is called when none of it is in the viewport. */
  whole: RefObject<Element | null>;
  onCome: () => void;
  onLeave: () => void;
}

/** How much of the preview has to be in the viewport, from 0 to 1. */
const enough = 0.4;

/** Follows whether the reader is looking at a player. */
export function useVisibility({ isFollowed, preview, whole, onCome, onLeave }: Visibility): void {
  const come = useEffectEvent(onCome);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!isFollowed || !preview.current || !whole.current) return undefined;
    // A busy page hears of several changes at once; the last entry says how things are now.
    const coming = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) come();
      },
      { threshold: enough },
    );
    const leaving = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) leave();
    });
    coming.observe(preview.current);
    leaving.observe(whole.current);
    return () => {
      coming.disconnect();
      leaving.disconnect();
    };
  }, [isFollowed, preview, whole]);
}

const never = () => () => {};
/** `Boolean`, because Safari on iPhone does not define the property. */
const isPossible = () => Boolean(document.fullscreenEnabled);

/**
 * @returns A function that shows an element on the full screen; undefined where it is impossible.
 */
export function useFullScreen(
  element: RefObject<Element | null>,
  announce: PlayerSetup['announce'],
): (() => void) | undefined {
  // The server assumes that it is possible, as it nearly always is: hydration then shifts nothing.
  return useSyncExternalStore(never, isPossible, () => true)
    ? () => {
        element.current?.requestFullscreen().catch(() => announce(toolbar.noFullScreen));
      }
    : undefined;
}

const onFullScreenChange = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether an element is shown on the full screen. */
export function useIsFullScreen(element: RefObject<Element | null>): boolean {
  return useSyncExternalStore(
    onFullScreenChange,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
}

/** Scrolls no further than it takes to see the whole of an element. The focus stays where it is. */
export function showWhole(element: Element | null): void {
  element?.scrollIntoView({
    block: 'nearest',
    behavior: isMotionWelcome() ? 'smooth' : 'instant',
  });
}

/** Whether anything of an element is on the screen. */
export function isSeen(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
