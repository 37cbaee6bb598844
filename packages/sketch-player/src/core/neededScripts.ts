import type { SandboxDocument } from '../host/sandboxDocument';
import { optionalScripts, type OptionalScript } from './optionalScripts';

type Scripts = Pick<SandboxDocument, 'p5' | 'libraries' | OptionalScript>;

/**
 * Addresses of the scripts that run before a sketch, in their order.
 *
 * A sketch for textmode.js goes without p5.asciify, unless it names that as well: p5.asciify would
 * convert the canvas of p5.js before textmode.js gets to see it.
 *
 * @param sources The code of the sketch and its further scripts.
 */
export function neededScripts(scripts: Scripts, sources: readonly string[]): string[] {
  const { p5, libraries } = scripts;
  const needed = optionalScripts(sources);
  const isConvertedElsewhere =
    needed.includes('textmode') && scripts.textmode !== undefined && !sources.some(usesAsciify);
  const optional = needed.map((name) => scripts[name]).filter((address) => address !== undefined);
  return [p5, ...(isConvertedElsewhere ? [] : libraries), ...optional];
}

function usesAsciify(code: string): boolean {
  return /\b(?:p5asciify|p5asciifier|setupAsciify|drawAsciify)\b/.test(code);
}
