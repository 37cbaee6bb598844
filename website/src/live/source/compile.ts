import { guardLoops, unguarded } from './loopGuard';
import type { SourceProblem } from './parse';
import { compiledPlace } from './compiledPlace';
import { offsetOf, placeOf, type Place } from './place';
import { toJavaScript } from './toJavaScript';

export type CompiledSketch =
  | {
      ok: true;
      code: string;
      usesModules: boolean;
      /** Where in the source a place of the code comes from. */
      placeInSource: (place: Place) => Place;
    }
  | { ok: false; problem: SourceProblem };

export interface CompileOptions {
  /** Whether loops that never end are stopped. What readers take away has no use for that. */
  guardsLoops?: boolean;
}

/**
 * Makes what somebody typed ready to run: JavaScript or TypeScript, a script or a module.
 *
 * A script is to be evaluated globally. Of a module (`usesModules`) comes the body of a function of
 * `require`, `module` and `exports`.
 */
export function compileSketch(
  source: string,
  { guardsLoops = true }: CompileOptions = {},
): CompiledSketch {
  const plain = toJavaScript(source);
  if (!plain.ok) return plain;
  const { code, originOf } = guardsLoops ? guardLoops(plain.code) : unguarded(plain.code);
  return {
    ok: true,
    code,
    usesModules: plain.usesModules,
    placeInSource: ({ line, column }) => {
      const origin = placeOf(plain.code, originOf(offsetOf(code, line, column)));
      return compiledPlace(origin, source, plain.code);
    },
  };
}
