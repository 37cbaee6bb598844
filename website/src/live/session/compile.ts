import type { Problem } from '../diagnosis';
import type { Place } from '../source/place';
import { didNotLoad } from './problems';

export type Compiled =
  | {
      ok: true;
      code: string;
      kind: 'script' | 'module';
      /** Maps a place of the code to the place in the source that it comes from. */
      placeInSource: (place: Place) => Place;
    }
  | { ok: false; problem: Problem };

/**
 * Makes what the reader typed ready to run. What was published runs as it stands, so that readers
 * who only look do not load the compiler.
 */
export async function compile(source: string, isProven: boolean): Promise<Compiled> {
  if (isProven) return { ok: true, code: source, kind: 'script', placeInSource: (place) => place };
  const loaded = await import('../source').catch(() => undefined);
  if (!loaded) return { ok: false, problem: didNotLoad };
  const result = loaded.compileSketch(source);
  if (!result.ok) return result;
  const { code, usesModules, placeInSource } = result;
  return { ok: true, code, kind: usesModules ? 'module' : 'script', placeInSource };
}
