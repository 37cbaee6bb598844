import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Visibility {
  /** The picture; `onCome` is called when enough of it is in the viewport. */
  stage: RefObject<Element | null>;
  /** The whole example; `onLeave` is called when none of it is in the viewport. */
  whole: RefObject<Element | null>;
  onCome: () => void;
  onLeave: () => void;
}

/** How much of the stage has to be in the viewport, from 0 to 1. */
const enough = 0.4;

/** Follows whether the reader is looking at an example. */
export function useVisibility({ stage, whole, onCome, onLeave }: Visibility): void {
  const come = useEffectEvent(onCome);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!stage.current || !whole.current) return undefined;
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
    coming.observe(stage.current);
    leaving.observe(whole.current);
    return () => {
      coming.disconnect();
      leaving.disconnect();
    };
  }, [stage, whole]);
}
