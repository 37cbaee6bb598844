import type { FrameClock } from './FrameClock';
import { isCallable, readPath } from './read';

/** What the watch needs of p5.js' instances. */
export interface Sketch {
  isLooping: () => boolean;
  redraw: () => unknown;
}

/** Hears of every frame that p5.js draws, in either line and either mode. */
export class SketchWatch {
  /** Frames drawn so far. */
  frames = 0;
  /** The sketch that drew last. */
  sketch: Sketch | undefined;
  private readonly listeners: ((frames: number) => void)[] = [];

  constructor() {
    const drawn = (sketch: unknown): void => {
      if (!isSketch(sketch)) return;
      this.sketch = sketch;
      this.frames += 1;
      for (const listener of this.listeners) listener(this.frames);
    };
    listenToP5(drawn);
  }

  /** Calls back after each frame, with the number of frames so far. */
  onFrame(listener: (frames: number) => void): void {
    this.listeners.push(listener);
  }

  /** Draws one frame, also of a sketch that has called `noLoop()`. */
  step(clock: FrameClock): void {
    if (!clock.step()) void this.sketch?.redraw();
  }
}

/** p5.js 2.x has add-ons, 1.x has registered methods. */
function listenToP5(drawn: (sketch: unknown) => void): void {
  function after(this: unknown): void {
    drawn(this);
  }
  const registerAddon = readPath(window, 'p5', 'registerAddon');
  if (isCallable(registerAddon)) {
    const addon = (
      _p5: unknown,
      _prototype: unknown,
      lifecycles: Record<string, unknown>,
    ): void => {
      lifecycles.postdraw = after;
    };
    Reflect.apply(registerAddon, readPath(window, 'p5'), [addon]);
    return;
  }
  const prototype = readPath(window, 'p5', 'prototype');
  const registerMethod = readPath(prototype, 'registerMethod');
  if (isCallable(registerMethod)) Reflect.apply(registerMethod, prototype, ['post', after]);
}

function isSketch(value: unknown): value is Sketch {
  return isCallable(readPath(value, 'isLooping')) && isCallable(readPath(value, 'redraw'));
}
