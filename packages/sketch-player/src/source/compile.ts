import { guardLoops, unguarded } from './loopGuard';
import { tooDeep, type SourceProblem } from './parse';
import { offsetOf, placeOf, type Place } from './places';
import { compiledPlace, toJavaScript } from './toJavaScript';

export type CompiledSketch =
  | {
      ok: true;
      code: string;
      usesModules: boolean;
      /** Maps a place of the code to the place in the source that it comes from. */
      placeInSource: (place: Place) => Place;
    }
  | { ok: false; problem: SourceProblem };

export interface CompileOptions {
  /** Whether loops get a guard that stops endless ones. Downloaded sketches do without. */
  guardsLoops?: boolean;
}

/**
 * Makes what somebody typed ready to run: JavaScript or TypeScript, a script or a module.
 *
 * The code of a script is to be evaluated in the global scope. The code of a module (`usesModules`)
 * is the body of a function with the parameters `require`, `module` and `exports`.
 */
export function compileSketch(source: string, options: CompileOptions = {}): CompiledSketch {
  try {
    return compileReadable(source, options);
  } catch {
    return { ok: false, problem: tooDeep };
  }
}

/** @throws Error where the parser, or a function that walks its tree, overflows the stack. */
function compileReadable(source: string, { guardsLoops = true }: CompileOptions): CompiledSketch {
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
