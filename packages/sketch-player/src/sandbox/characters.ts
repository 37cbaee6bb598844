import { SHAPE_PLUGIN } from '../protocol/importable';
import type { DisplayMode } from '../protocol/protocol';
import { callMethod, readPath } from './read';
import type { SketchWatch } from './SketchWatch';

/** The renderers of the sketch, while another display mode has replaced them. */
let replaced: { own: unknown[]; managers: unknown[] } | undefined;

/** Name of the renderer that is added for a reader who wants to see shapes. */
const SHAPES = 'shapes of the player';

/**
 * Shows the sketch as it is written, with shape renderers in place of its own, or without any, which
 * leaves the plain picture.
 */
export function show(displayMode: DisplayMode, watch: SketchWatch): void {
  restore();
  if (displayMode !== 'characters') {
    replaced = {
      own: enabledRenderers(),
      managers: displayMode === 'shapes' ? rendererManagers() : [],
    };
    for (const renderer of replaced.own) callMethod(renderer, 'disable');
    for (const manager of replaced.managers) addShapes(manager);
  }
  if (watch.sketch && !watch.sketch.isLooping()) void watch.sketch.redraw();
}

function restore(): void {
  if (!replaced) return;
  for (const manager of replaced.managers) callMethod(manager, 'remove', SHAPES);
  for (const renderer of replaced.own) callMethod(renderer, 'enable');
  replaced = undefined;
}

function addShapes(manager: unknown): void {
  const library = readPath(window, 'p5asciify');
  const registry = readPath(library, 'pluginRegistry');
  // The sketch may have registered the plugin already, and a second one of its name is refused.
  if (callMethod(registry, 'has', 'shape') !== true) {
    callMethod(library, 'registerPlugin', readPath(window, SHAPE_PLUGIN));
  }
  callMethod(manager, 'add', SHAPES, 'shape', { enabled: true });
}

/** The asciifiers of the sketch that runs, in the order in which they draw. */
export function asciifiers(): unknown[] {
  const list = readPath(window, 'p5asciify', 'asciifiers');
  return Array.isArray(list) ? list : [];
}

function rendererManagers(): unknown[] {
  return asciifiers().map((asciifier) => callMethod(asciifier, 'renderers'));
}

/** The renderers that are on, of all asciifiers. */
export function enabledRenderers(): unknown[] {
  return rendererManagers()
    .flatMap((manager): unknown[] => {
      const entries = readPath(manager, 'renderers');
      return Array.isArray(entries) ? entries : [];
    })
    .map((entry: unknown) => readPath(entry, 'renderer'))
    .filter((renderer) => readPath(renderer, 'options', 'enabled') === true);
}

/**
 * Shows the plain picture beside its characters: up to a divider that the reader moves, a
 * second canvas covers the sketch's own. It holds the same frame, drawn by the library with its renderers
 * off.
 */
export class Comparison {
  private share = 0;
  private overlay: HTMLCanvasElement | undefined;

  /** Moves the divider: 0 shows characters only, 1 the plain picture only. */
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
