import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Session } from '@site/src/live';
import { initialState, type P5Line, type SessionState } from '@site/src/live/session/state';
import { didNotLoad } from '@site/src/live/session/problems';
import { useSketchDocuments } from './useSketchDocuments';

export interface LiveSource {
  /** The name of its stored draft; without one, changes last only until the component unmounts. */
  id?: string;
  title: string;
  line: P5Line;
  /** Seed of `Math.random()` in the sketch; without one, runs differ. */
  seed?: number | undefined;
  /** Whether the published source is tested, and so may run without the loop guard. */
  isProven: boolean;
  /** Whether the sketch may start when it comes into view. */
  startsByItself?: boolean;
  /** Whether the example declares that it uses the camera. Other sketches are always refused. */
  needsCamera?: boolean;
  /** Whether a canvas of a fixed size is scaled to the stage. */
  fitsCanvas?: boolean;
  /** Reads the published source; called once. */
  readSource: () => string | Promise<string>;
  /** Where the running sketch is shown. */
  stage: RefObject<Element | null>;
}

export interface LiveSession {
  state: SessionState;
  /** Calls back with the session, which is loaded and created first if necessary. */
  act: (use: (session: Session) => unknown) => void;
}

const never = () => () => {};

/** The state of a live example, and `act` to operate it. The first call of `act` loads the code. */
export function useSession(live: LiveSource): LiveSession {
  const documents = useSketchDocuments();
  const [session, setSession] = useState<Session>();
  const [idle, setIdle] = useState(() => initialState('', live.line));
  const loading = useRef<Promise<Session | undefined>>(undefined);

  useEffect(
    () => () => {
      void loading.current?.then((loaded) => loaded?.dispose());
      loading.current = undefined;
    },
    [],
  );

  async function load(): Promise<Session | undefined> {
    const { createSession } = await import('@site/src/live');
    const {
      id,
      title,
      line,
      seed,
      isProven,
      startsByItself = true,
      needsCamera = false,
      fitsCanvas = false,
      stage,
    } = live;
    const source = await live.readSource();
    // The component was unmounted while the code was loading.
    if (!stage.current) return undefined;
    const made = createSession(id, {
      title,
      line,
      seed,
      isProven,
      startsByItself,
      needsCamera,
      fitsCanvas,
      source,
      documents,
      stage: stage.current,
    });
    setSession(made);
    return made;
  }

  return {
    state: useSyncExternalStore(
      session?.subscribe ?? never,
      session?.getState ?? (() => idle),
      () => idle,
    ),
    act: (use) => {
      loading.current ??= load();
      loading.current.then(
        (loaded) => loaded && use(loaded),
        () => {
          // Forgets the failed attempt, so that the next call tries again.
          loading.current = undefined;
          setIdle({ ...idle, status: 'failed', problem: didNotLoad, notice: didNotLoad.message });
        },
      );
    },
  };
}
