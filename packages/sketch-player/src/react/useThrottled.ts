import { useCallback, useEffect, useRef, useState } from 'react';

/** After a render, the next one waits this many times as long as the render took. */
const rest = 4;

interface Throttled<T> {
  /** The value to render: the latest one, or an earlier one while updates are throttled. */
  log: T;
  /** Call it when the value has been rendered. */
  onDrawn: () => void;
}

/**
 * Throttles a value that changes often, by the time that rendering it takes. A sketch can log more
 * than a browser can lay out, and without pauses the page would not respond to input.
 */
export function useThrottled<T>(latest: T): Throttled<T> {
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
