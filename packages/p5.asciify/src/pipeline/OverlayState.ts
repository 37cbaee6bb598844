import type p5 from 'p5';
import {
  cameraOf,
  pushDepth,
  pushedStyles,
  readStyles,
  rendererOf,
  resetFrame,
  sameProjection,
  useCamera,
  writeStyles,
  type Camera,
  type PushedStyles,
  type Styles,
} from '../p5-compat/drawing-state';

/**
 * The styles and the camera of everything that is drawn after `draw()`: by the asciifiers, and in
 * `drawAsciify()`.
 *
 * What `draw()` sets holds for the frames of the sketch that follow, as without the library, and
 * must not reach what is drawn on top of the characters: a shader, a turned camera, a blend mode. So
 * there are two sets of styles. What is set elsewhere, in `setup()`, `setupAsciify()`, an event or
 * `drawAsciify()`, holds for both, as it did in 0.10.3.
 */
export class OverlayState {
  private renderer: object | undefined;
  private styles = new Map<string, unknown>();
  private camera: Camera | undefined;
  /** The sketch's own styles and camera, as the last frame left them. */
  private left: { styles: Styles; camera: Camera } | undefined;
  private size = '';

  /** To be called before each `draw()`: takes over what was set since the frame before. */
  follow(p: p5): void {
    const styles = readStyles(p);
    const camera = cameraOf(p);
    const renderer = rendererOf(p);
    if (!this.camera || !this.left || this.renderer !== renderer) {
      this.renderer = renderer;
      this.styles = styles;
      this.camera = camera.copy();
      this.size = sizeOf(p);
      return;
    }
    for (const [name, value] of styles) {
      if (this.left.styles.get(name) !== value) this.styles.set(name, value);
    }
    if (this.size !== sizeOf(p)) this.camera.resize();
    this.size = sizeOf(p);
    // An event has set a projection: `ortho()` in `windowResized()`, for instance.
    const isOwn = camera.cameraType !== 'default';
    if (isOwn && !sameProjection(camera, this.left.camera)) this.camera = camera.copy();
  }

  /** Draws with these styles, and leaves the sketch its own. */
  run(p: p5, draw: () => void): void {
    if (!this.camera) {
      draw();
      return;
    }
    const own = cameraOf(p);
    const depth = pushDepth(p);
    const stack = pushedStyles(p);
    p.push();
    writeStyles(p, this.styles);
    useCamera(p, this.camera);
    resetFrame(p);
    try {
      draw();
    } finally {
      if (rendererOf(p) === this.renderer) this.leaveOwn(p, own, depth);
      else this.startAnew(stack);
    }
  }

  /** Leaves the sketch its own styles and camera, but for what was changed in between. */
  private leaveOwn(p: p5, own: Camera, depth: number): void {
    while (pushDepth(p) > depth + 1) p.pop();
    const changed = this.keepChanges(p);
    p.pop();
    if (this.size !== sizeOf(p)) own.resize();
    this.size = sizeOf(p);
    writeStyles(p, changed);
    this.left = { styles: readStyles(p), camera: cameraOf(p).copy() };
  }

  /**
   * Follows a new canvas, such as `createCanvas()` makes in `drawAsciify()`. `pop()` would give it the
   * matrices of the old one.
   */
  private startAnew(stack: PushedStyles): void {
    stack.shorten();
    this.camera = undefined;
    this.left = undefined;
  }

  private keepChanges(p: p5): Styles {
    const changed = new Map<string, unknown>();
    for (const [name, value] of readStyles(p)) {
      if (this.styles.get(name) === value) continue;
      changed.set(name, value);
      this.styles.set(name, value);
    }
    this.camera = cameraOf(p);
    return changed;
  }
}

function sizeOf(p: p5): string {
  return `${p.width}x${p.height}`;
}
