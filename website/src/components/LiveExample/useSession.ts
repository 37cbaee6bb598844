import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Session } from '@site/src/live';
import { initialState, type P5Line, type SessionState } from '@site/src/live/session/state';
import { didNotLoad } from '@site/src/live/session/problems';
import { useSketchDocuments } from './useSketchDocuments';

export interface LiveSource {
  /** Names it among the drafts; without a name, what is typed is kept for as long as it is shown. */
  id?: string;
  title: string;
  line: P5Line;
  /** What chance begins with; otherwise each run is another. */
  seed?: number | undefined;
  /** The published source is one of the tested examples. */
  isProven: boolean;
  /** It may start when it comes into view. */
  startsByItself?: boolean;
  /** It says in advance that it uses the camera. What readers write themselves never gets it. */
  needsCamera?: boolean;
  /** A canvas of a fixed size is scaled to the stage. */
  fitsCanvas?: boolean;
  /** Reads the published source; called once. */
  readSource: () => string | Promise<string>;
  /** Where the running sketch is shown. */
  stage: RefObject<Element | null>;
}

export interface LiveSession {
  state: SessionState;
  /** Does something with the session, which is made first if it is not there. */
  act: (use: (session: Session) => unknown) => void;
}

const never = () => () => {};

/** The state of a live example, and the way to operate it. What it needs is loaded on the first act. */
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
    // The reader has gone on in the meantime.
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
          // The next act tries again.
          loading.current = undefined;
          setIdle({ ...idle, status: 'failed', problem: didNotLoad, notice: didNotLoad.message });
        },
      );
    },
  };
}
