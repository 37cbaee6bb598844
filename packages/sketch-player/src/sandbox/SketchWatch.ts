import type { Progress } from '../protocol/protocol';
import type { FrameClock } from './FrameClock';
import { isCallable, readPath } from './read';
import { listenToTextmode } from './textmode';

/** The methods of a p5.js instance, and of one of textmode.js, that the watch needs. */
export interface Sketch {
  isLooping: () => boolean;
  redraw: () => unknown;
}

/**
 * Follows a sketch, on p5.js 1.x or 2.x and in global or instance mode: how far it has come, and
 * each of its frames. Once it has begun to use textmode.js, the frames of that count: they are what
 * readers see, whether p5.js draws below them or not at all.
 */
export class SketchWatch {
  /** Frames drawn so far. */
  frames = 0;
  /** The sketch that drew last. */
  sketch: Sketch | undefined;
  /** The last step that the most recently begun sketch has reached. */
  private reached: 'nothing' | 'preload' | 'setup' | 'ready' = 'nothing';
  /** The sketch that reached that step, or in global mode on p5.js 1.x the window. */
  private owner: unknown;
  private usesTextmode = false;
  private readonly listeners = new Set<(frames: number) => void>();

  constructor() {
    const reach = (step: typeof this.reached) => (owner: unknown) => {
      this.reached = step;
      this.owner = owner;
    };
    listenToP5({
      preload: reach('preload'),
      setup: reach('setup'),
      ready: reach('ready'),
      drawn: (sketch) => {
        if (!this.usesTextmode) this.count(sketch);
      },
    });
    listenToTextmode({
      created: () => (this.usesTextmode = true),
      drawn: (textmodifier) => this.count(textmodifier),
    });
  }

  /** How far the sketch has come. */
  progress(): Progress {
    if (this.frames > 0) return 'drawing';
    if (this.usesTextmode) return 'setup';
    if (this.reached === 'ready') return this.canDraw() ? 'drawing' : 'no draw';
    // p5.js has made the sketch of global mode, but has called no hook yet.
    const hasBegun = this.reached === 'nothing' && readPath(window, 'p5', 'instance');
    return hasBegun ? 'setup' : this.reached;
  }

  /** Whether p5.js will draw another frame by itself. */
  isLooping(): boolean {
    return this.sketch?.isLooping() ?? this.progress() !== 'no draw';
  }

  /**
   * Calls back after each frame, with the number of frames so far, until the returned function is
   * called.
   */
  onFrame(listener: (frames: number) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Draws one frame, also of a sketch that has called `noLoop()`. */
  step(clock: FrameClock): void {
    if (!clock.step()) void this.sketch?.redraw();
  }

  private count(sketch: unknown): void {
    if (!isSketch(sketch)) return;
    this.sketch = sketch;
    this.frames += 1;
    for (const listener of this.listeners) listener(this.frames);
  }

  /** p5.js looks for draw() in the sketch itself, and in global mode in the window. */
  private canDraw(): boolean {
    const isGlobal = this.owner === window || this.owner === readPath(window, 'p5', 'instance');
    return [this.owner, ...(isGlobal ? [window] : [])].some((owner) =>
      isCallable(readPath(owner, 'draw')),
    );
  }
}

type Moment = 'preload' | 'setup' | 'ready' | 'drawn';

/** The names of the moments as lifecycle hooks of p5.js 2.x, which has no preload(). */
const lifecycles: Partial<Record<Moment, string>> = {
  setup: 'presetup',
  ready: 'postsetup',
  drawn: 'postdraw',
};

/** The names of the moments among the registered methods of p5.js 1.x. */
const methods: Record<Moment, string> = {
  preload: 'beforePreload',
  setup: 'beforeSetup',
  ready: 'afterSetup',
  drawn: 'post',
};

const moments = ['preload', 'setup', 'ready', 'drawn'] as const satisfies readonly Moment[];

function listenToP5(listeners: Record<Moment, (sketch: unknown) => void>): void {
  const hookOf = (moment: Moment) =>
    function hook(this: unknown): void {
      listeners[moment](this);
    };
  const registerAddon = readPath(window, 'p5', 'registerAddon');
  if (isCallable(registerAddon)) {
    const addon = (_p5: unknown, _prototype: unknown, hooks: Record<string, unknown>): void => {
      for (const moment of moments) {
        const name = lifecycles[moment];
        if (name !== undefined) hooks[name] = hookOf(moment);
      }
    };
    Reflect.apply(registerAddon, readPath(window, 'p5'), [addon]);
    return;
  }
  const prototype = readPath(window, 'p5', 'prototype');
  const registerMethod = readPath(prototype, 'registerMethod');
  if (!isCallable(registerMethod)) return;
  for (const moment of moments) {
    Reflect.apply(registerMethod, prototype, [methods[moment], hookOf(moment)]);
  }
}

function isSketch(value: unknown): value is Sketch {
  return isCallable(readPath(value, 'isLooping')) && isCallable(readPath(value, 'redraw'));
}
