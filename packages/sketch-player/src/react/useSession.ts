import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Session, SessionOptions } from '../core/Session';
import { didNotLoad } from '../core/failures';

import { initialState, type SessionState } from '../core/state';
import type { PublishedFolder } from '../core/published/PublishedFiles';
import type { P5Major } from '../p5Majors';
import { draft } from './messages';

/** A sketch that is to be shown live. */
export interface LiveSketch {
  /** The name of its stored draft; without one, changes last only until the component unmounts. */
  id?: string;
  title: string;
  /** The major version of p5.js to begin with. */
  major: P5Major;
  /** The major versions of p5.js that the reader can switch to; by default only `major`. */
  majors?: readonly P5Major[];
  /** Seed of `Math.random()` in the sketch; without one, runs differ. */
  seed?: number | undefined;
  /** Whether the published source is tested, and so may run without the loop guard. */
  isTrusted?: boolean;
  /** Whether the sketch may start when it comes into view. */
  autoplays?: boolean;
  /** Whether the sketch is declared to use the camera. Others are always refused. */
  needsCamera?: boolean;
  /** The same of the microphone. */
  needsMicrophone?: boolean;
  /** Whether a canvas of a fixed size is scaled to the preview. */
  fitsCanvas?: boolean;
  /** Files that were published with the sketch. */
  published?: PublishedFolder | undefined;
  /** Reads the published source; called once. */
  readSource: () => string | Promise<string>;
  /** Called once with the session, when it is made. */
  prepare?: (session: Session) => void;
  files: SessionOptions['files'];
  /** Called when something has to be diagnosed. */
  loadCompletions: SessionOptions['loadCompletions'];
  /** Where the running sketch is shown. */
  preview: RefObject<Element | null>;
}

export interface LiveSession {
  state: SessionState;
  /** Calls back with the session, which is loaded and created first if necessary. */
  act: (use: (session: Session) => unknown) => void;
}

const never = () => () => {};

/** The state of a live sketch, and `act` to operate it. The first call of `act` loads the code. */
export function useSession(live: LiveSketch): LiveSession {
  const [session, setSession] = useState<Session>();
  const [idle, setIdle] = useState(() => initialState('', live.major));
  const loading = useRef<Promise<Session | undefined>>(undefined);

  useEffect(
    () => () => {
      void loading.current?.then((loaded) => loaded?.dispose());
      loading.current = undefined;
    },
    [],
  );

  async function load(): Promise<Session | undefined> {
    const { createSession } = await import('../core/createSession');
    const {
      id,
      title,
      major,
      majors = [major],
      seed,
      isTrusted = false,
      autoplays = true,
      needsCamera = false,
      needsMicrophone = false,
      fitsCanvas = false,
      published,
      prepare,
      files,
      loadCompletions,
      preview,
    } = live;
    const source = await live.readSource();
    // The component was unmounted while the code was loading.
    if (!preview.current) return undefined;
    const made = createSession(id, {
      title,
      major,
      majors,
      seed,
      isTrusted,
      autoplays,
      needsCamera,
      needsMicrophone,
      fitsCanvas,
      source,
      published,
      files,
      loadCompletions,
      preview: preview.current,
    });
    prepare?.(made);
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

/** Goes back to the published sketch after the reader has confirmed it. */
export function askToReset(act: LiveSession['act']): void {
  if (window.confirm(draft.confirmReset)) {
    act((session) => session.reset());
  }
}
