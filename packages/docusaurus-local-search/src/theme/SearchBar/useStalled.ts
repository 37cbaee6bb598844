import { useEffect, useState } from 'react';

/** Milliseconds until a pending search shows that it is pending. */
const patience = 300;

/** Whether a query has been pending for longer than `patience`. */
export function useStalled(waiting: string | undefined): boolean {
  const [stalled, setStalled] = useState<string>();
  useEffect(() => {
    if (waiting === undefined) return undefined;
    const timer = setTimeout(() => setStalled(waiting), patience);
    return () => {
      clearTimeout(timer);
      setStalled(undefined);
    };
  }, [waiting]);
  return waiting !== undefined && stalled === waiting;
}
