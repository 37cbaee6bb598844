import { isMotionWelcome } from '@site/src/live/schedule/motion';

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
