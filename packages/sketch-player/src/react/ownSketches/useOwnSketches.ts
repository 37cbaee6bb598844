import { useEffect, useState } from 'react';
import { findTrouble } from '../../core/persistence/trouble';
import { onChange } from '../../core/ownSketches/changes';
import { listSketches, type ListedSketch } from '../../core/ownSketches/storage';

interface Known {
  sketches: readonly ListedSketch[];
  /** When they were read, to which times are compared. */
  now: number;
  /** Whether little room is left. */
  isLow: boolean;
}

/** The saved sketches, `undefined` until they are read, and whether the browser refuses them. */
export function useOwnSketches(): { known: Known | undefined; isDenied: boolean } {
  const [known, setKnown] = useState<Known>();
  const [isDenied, setIsDenied] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void Promise.all([listSketches(), findTrouble()]).then(
        ([sketches, trouble]) => {
          if (!isCurrent) return;
          setKnown({ sketches, now: Date.now(), isLow: trouble === 'low' });
          setIsDenied(false);
        },
        () => isCurrent && setIsDenied(true),
      );
    read();
    const stop = onChange(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);
  return { known, isDenied };
}
