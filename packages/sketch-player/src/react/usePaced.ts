import { useCallback, useEffect, useRef, useState } from 'react';

/** After a log was drawn, the next drawing waits for this many times the time that it took. */
const rest = 4;

interface Paced<T> {
  /** What is to be drawn: the latest, or one from a moment ago. */
  log: T;
  /** To be called when it is drawn. */
  onDrawn: () => void;
}

/**
 * Passes on the latest value of something that changes often, and leaves changes out where drawing
 * them takes long. A sketch can log more than a browser can lay out, and without pauses the page
 * would not answer its reader.
 */
export function usePaced<T>(latest: T): Paced<T> {
  const [log, setLog] = useState(latest);
  const waiting = useRef(latest);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begunAt = useRef<number>(undefined);
  const restsUntil = useRef(0);

  useEffect(() => {
    waiting.current = latest;
    // A timer that runs is left to run: a log that changes in every frame would put it off for ever.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      begunAt.current = performance.now();
      setLog(waiting.current);
    }, restsUntil.current - performance.now());
  }, [latest]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  const onDrawn = useCallback(() => {
    if (begunAt.current === undefined) return;
    const now = performance.now();
    restsUntil.current = now + rest * (now - begunAt.current);
    begunAt.current = undefined;
  }, []);
  return { log, onDrawn };
}
