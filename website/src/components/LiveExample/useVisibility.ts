import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Visibility {
  /** What is looked at; the reader has come when much of it is on the screen. */
  stage: RefObject<Element | null>;
  /** The whole; the reader has left when none of it is on the screen. */
  whole: RefObject<Element | null>;
  onCome: () => void;
  onLeave: () => void;
}

/** How much of the stage has to be on the screen. */
const enough = 0.4;

/** Follows whether the reader is looking at an example. */
export function useVisibility({ stage, whole, onCome, onLeave }: Visibility): void {
  const come = useEffectEvent(onCome);
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!stage.current || !whole.current) return undefined;
    const coming = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) come();
      },
      { threshold: enough },
    );
    const leaving = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) leave();
    });
    coming.observe(stage.current);
    leaving.observe(whole.current);
    return () => {
      coming.disconnect();
      leaving.disconnect();
    };
  }, [stage, whole]);
}
