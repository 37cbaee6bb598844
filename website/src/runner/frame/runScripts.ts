import type { LoadedScript } from '../protocol';

/**
 * Runs p5.js and the library in the global scope, as script elements would. The page hands them
 * over, so the document needs no network. It could not load them in every browser: in WebKit,
 * `'self'` matches nothing in the policy of an opaque origin.
 */
export function runScripts(scripts: readonly LoadedScript[]): void {
  // Indirect `eval` runs in the global scope; `sourceURL` names the script in stack traces.
  for (const { src, text } of scripts) (0, eval)(`${text}\n//# sourceURL=${src}`);
}
