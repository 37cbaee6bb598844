import type p5 from 'p5';

/**
 * A moment at which p5.asciify acts on its own: `init` before the sketch's `setup()`, `afterSetup`
 * after it, `pre` before and `post` after each `draw()`.
 */
export type HookType = 'init' | 'afterSetup' | 'pre' | 'post';

/** What p5.asciify does at each {@link HookType}. */
export type P5AsciifyHookHandlers = {
  /**
   * Prepares for a sketch: loads the default font.
   *
   * @param p - The p5 instance.
   */
  handleInit(p: p5): void | Promise<void>;
  /**
   * Sets the asciifiers up once there is a canvas.
   *
   * @param p - The p5 instance.
   */
  handleSetup(p: p5): void | Promise<void>;
  /**
   * Begins to capture what `draw()` draws.
   *
   * @param p - The p5 instance.
   */
  handlePreDraw(p: p5): void;
  /**
   * Ends capturing, and shows the characters.
   *
   * @param p - The p5 instance.
   */
  handlePostDraw(p: p5): void;
};

/**
 * The functions that a sketch may define beside `setup()` and `draw()`: as global functions, or on
 * the instance in instance mode.
 */
export interface P5AsciifyExtensions {
  /**
   * Called once when the asciifiers are ready, after `setup()`. On p5 2.x it may be `async`; the
   * first `draw()` waits for it.
   *
   * @see {@link drawAsciify | drawAsciify()}
   */
  setupAsciify(): void;

  /**
   * Called after each frame has been drawn as characters, to draw on top of them.
   *
   * @see {@link setupAsciify | setupAsciify()}
   */
  drawAsciify(): void;
}
