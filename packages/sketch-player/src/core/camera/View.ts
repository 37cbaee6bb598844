/** Whether readers see a picture, and when they do not any more. */
export interface View {
  isSeen: () => boolean;
  /** Calls back once it is out of view, until what this returns is called. */
  whenLost: (callback: () => void) => () => void;
}

/**
 * Follows an element: it is out of view when it is scrolled away, in a tab that is not shown, or on a
 * page that is left, even if the browser keeps it in its back/forward cache.
 */
export function viewOf(element: Element): View {
  return {
    isSeen: () =>
      !document.hidden &&
      isWithin(element.getBoundingClientRect(), { width: innerWidth, height: innerHeight }),
    whenLost: (callback) => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting === false) lose();
      });
      const onVisibility = (): void => {
        if (document.hidden) lose();
      };
      function stop(): void {
        observer.disconnect();
        document.removeEventListener('visibilitychange', onVisibility);
        window.removeEventListener('pagehide', lose);
      }
      function lose(): void {
        stop();
        callback();
      }
      observer.observe(element);
      document.addEventListener('visibilitychange', onVisibility);
      window.addEventListener('pagehide', lose);
      return stop;
    },
  };
}

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/** Whether any of a box is within a window. */
export function isWithin(
  { top, right, bottom, left }: Box,
  { width, height }: { width: number; height: number },
): boolean {
  const isDrawn = bottom > top && right > left;
  return isDrawn && bottom > 0 && right > 0 && top < height && left < width;
}
