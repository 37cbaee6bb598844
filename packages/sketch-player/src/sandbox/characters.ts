import { callMethod, readPath } from './read';
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

/**
 * Shows the plain picture beside its characters: up to a line that the reader moves, a second
 * canvas covers the sketch's own. It holds the same frame, drawn by the library with its renderers
 * off.
 */
export class Comparison {
  private share = 0;
  private overlay: HTMLCanvasElement | undefined;

  /** Where the line is, from 0 (characters only) to 1 (the plain picture only). */
  moveTo(share: number): void {
    this.share = share;
    if (!this.overlay && share > 0) this.overlay = createOverlay();
    if (this.overlay) this.overlay.style.clipPath = `inset(0 ${(1 - share) * 100}% 0 0)`;
  }

  /** To be called after each frame. */
  update(): void {
    const canvas = document.querySelector('canvas');
    const context = this.overlay?.getContext('2d');
    if (!this.overlay || !context || !canvas || this.share === 0) return;
    if (this.overlay.width !== canvas.width) this.overlay.width = canvas.width;
    if (this.overlay.height !== canvas.height) this.overlay.height = canvas.height;

    const renderers = enabledRenderers();
    const draw = (): unknown => callMethod(readPath(window, 'p5asciify'), 'asciify');
    for (const renderer of renderers) callMethod(renderer, 'disable');
    draw();
    context.drawImage(canvas, 0, 0);
    for (const renderer of renderers) callMethod(renderer, 'enable');
    draw();
  }
}

function createOverlay(): HTMLCanvasElement {
  const overlay = document.createElement('canvas');
  overlay.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%';
  overlay.style.pointerEvents = 'none';
  document.body.append(overlay);
  return overlay;
}
