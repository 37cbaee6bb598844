import type { LoadedScript } from '../protocol';

/**
 * Runs p5.js and the library in the global scope, as scripts of their own would. The page hands
 * them over, so the document needs no network: it could not reach the site in every browser, for
 * to WebKit `'self'` in the policy of an opaque origin is no address at all.
 */
export function runScripts(scripts: readonly LoadedScript[]): void {
  // Indirect, and so global; named in stack traces.
  for (const { src, text } of scripts) (0, eval)(`${text}\n//# sourceURL=${src}`);
}
