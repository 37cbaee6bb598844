import { guardLoops } from './loopGuard';
import { toJavaScript, type JavaScript } from './toJavaScript';

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
): JavaScript {
  const result = toJavaScript(source);
  return result.ok && guardsLoops ? { ...result, code: guardLoops(result.code) } : result;
}
