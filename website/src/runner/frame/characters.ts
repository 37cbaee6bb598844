import { readPath, callMethod } from './read';
import type { SketchWatch } from './SketchWatch';

/** Renderers that were on before the characters were hidden. */
let hidden: unknown[] = [];

/** Switches every asciifier's renderers off, which leaves the plain picture, or on again. */
export function showCharacters(shown: boolean, watch: SketchWatch): void {
  if (shown) {
    for (const renderer of hidden.splice(0)) callMethod(renderer, 'enable');
  } else if (hidden.length === 0) {
    hidden = enabledRenderers();
    for (const renderer of hidden) callMethod(renderer, 'disable');
  }
  if (watch.sketch && !watch.sketch.isLooping()) void watch.sketch.redraw();
}

/** The asciifiers of the sketch that runs, in the order in which they draw. */
export function asciifiers(): unknown[] {
  const list = readPath(window, 'p5asciify', 'asciifiers');
  return Array.isArray(list) ? list : [];
}

/** The renderers that are on, of all asciifiers. */
export function enabledRenderers(): unknown[] {
  return asciifiers()
    .flatMap((asciifier): unknown[] => {
      const entries = readPath(callMethod(asciifier, 'renderers'), 'renderers');
      return Array.isArray(entries) ? entries : [];
    })
    .map((entry: unknown) => readPath(entry, 'renderer'))
    .filter((renderer) => readPath(renderer, 'options', 'enabled') === true);
}
