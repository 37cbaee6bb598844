import type p5 from 'p5';

/**
 * A moment at which p5.asciify acts on its own: `init` before the sketch's `setup()`, `afterSetup`
 * after it, `pre` before and `post` after each `draw()`.
 */
export type HookType = 'init' | 'afterSetup' | 'pre' | 'post';

/** What p5.asciify does at each {@link HookType}. */
export type P5AsciifyHookHandlers = {
  /**
   * Loads the default font for a sketch.
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
 * The two functions that a sketch may define beside `setup()` and `draw()`: as global functions, or
 * on the instance in instance mode (`p.setupAsciify = () => …`). You may leave either out.
 *
 * | Order | Description | How often |
 * | --- | --- | --- |
 * | 1 | `preload()` on p5 1.x, and the default font loads | once |
 * | 2 | `setup()` makes the WEBGL canvas | once |
 * | 3 | the asciifiers are set up | once |
 * | 4 | {@link P5AsciifyExtensions.setupAsciify | setupAsciify()} | once |
 * | 5 | `draw()`, whose frame is captured | every frame |
 * | 6 | the captured frame becomes characters | every frame |
 * | 7 | {@link P5AsciifyExtensions.drawAsciify | drawAsciify()} | every frame |
 *
 * The library looks for the two functions once, after step 3. A function that is assigned later is
 * not called.
 */
export interface P5AsciifyExtensions {
  /**
   * Configures the library, such as its font, grid, characters and colours. It runs once, when
   * there is a canvas and every asciifier has its font, its grid and its renderers.
   *
   * #### When it is called
   *
   * After `setup()` has ended and before the first `draw()`, so the first frame already looks as it
   * should. On p5 2.x the function may be `async`, and the first `draw()` waits for it. On p5 1.x
   * nothing waits: load files in `preload()`, and do without `await`. With the hook `afterSetup`
   * off ({@link P5AsciifierManager.deactivateHook | deactivateHook()}) it is not called.
   *
   * #### What you can do in it
   *
   * - Use every member of {@link p5asciifier} and {@link p5asciify}. Most settings also work
   *   earlier, since they are remembered. `renderer()`, `renderers()`, `grid`, `fontManager`,
   *   `texture` and {@link P5AsciifierManager.add | add()} work from here on.
   * - Use all of p5. `this` is the p5 instance.
   * - Change the same settings later, in `draw()` or in an event. Do without this function
   *   if you like the defaults.
   *
   * The library ignores what it returns, except for the promise of an `async` function on p5 2.x.
   *
   * #### Errors
   *
   * | Message | Description |
   * | --- | --- |
   * | `p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().` | `setup()` made a 2D canvas or none, so `setupAsciify()` was not called. |
   * | `p5.asciify needs p5 1.8.0 or newer, got 1.7.0.` | The page loads a p5.js that is too old. |
   * | `renderer: the asciifier is not set up yet. Use it in setupAsciify() or later.` | The line is in `setup()`. Move it here. |
   * | `TypeError: … .fontSize is not a function` | On p5 2.x `add()` gives a promise: `const layer = await p5asciify.add()`, in an `async` function. |
   *
   * If nothing happens and there is no message, look for a misspelt name, and in instance mode for
   * a function that is not on the instance.
   *
   * Works on p5 1.8 and later, and on p5 2.x.
   *
   * @since 0.7.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.fontSize(8);
   *   p5asciifier.renderer('brightness').update({
   *     characters: ' .oO@',
   *     backgroundColor: 'midnightblue',
   *     characterColor: 'gold',
   *     characterColorMode: 'fixed',
   *   });
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // Four discs, each a little brighter than the one around it.
   *   for (let i = 1; i <= 4; i++) {
   *     fill(60 * i);
   *     translate(10 * sin(frameCount * 0.03), 0, 1);
   *     circle(0, 0, 340 - 70 * i);
   *   }
   * }
   * ```
   *
   * @see {@link drawAsciify | drawAsciify()}
   */
  setupAsciify(): void;

  /**
   * Draws on top of the characters, such as labels, frames, filters, or the grid as a texture. It
   * runs in every frame once the grid is on the canvas, and what it draws is not turned into
   * characters.
   *
   * #### When it is called
   *
   * After each `draw()`, and after the characters of all asciifiers have been drawn. With
   * `noLoop()` it runs when `redraw()` does. The library does not wait for it, so it must not be
   * `async`. With one of the hooks `afterSetup` and `post` off
   * ({@link P5AsciifierManager.deactivateHook | deactivateHook()}) it is not called. It is called
   * while all renderers are off.
   *
   * #### What you can do in it
   *
   * - Draw with all of p5, in the coordinates of WEBGL: (0, 0) is the centre of the canvas. `this`
   *   is the p5 instance.
   * - Write text in the font of the grid: `textFont(p5asciifier.fontManager.font)`.
   * - Change everything that is on the canvas: `filter(INVERT)`, or `background()` to start over
   *   and then `image(p5asciifier.texture, …)`.
   * - Change settings of the library. They show in the next frame.
   *
   * Camera, shader and styles that `draw()` has set do not reach this function. Styles that you set
   * here stay for the next `draw()`, as in any sketch: put them between `push()` and `pop()`. The
   * library ignores what it returns.
   *
   * #### Errors
   *
   * | Message | Description |
   * | --- | --- |
   * | `WEBGL: you must load and set a font before drawing text.` | p5 has no font for WEBGL by itself. Call `textFont()` as above. |
   * | `texture: the asciifier has been removed. Make another with p5asciify.add().` | The sketch still uses an asciifier after {@link P5AsciifierManager.remove | remove()}. |
   *
   * If you see this drawing and no characters, `background()` or an opaque shape covers them. If
   * shapes of `draw()` are missing from the second frame on, look for a style here, such as
   * `noFill()`, that is not between `push()` and `pop()`.
   *
   * Works on p5 1.8 and later, and on p5 2.x.
   *
   * @since 0.7.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   background(0);
   *   rotateX(frameCount * 0.02);
   *   rotateY(frameCount * 0.01);
   *   box(130);
   * }
   *
   * function drawAsciify() {
   *   push();
   *   noStroke();
   *   fill('crimson');
   *   rect(-160, 124, 320, 36);
   *   fill('white');
   *   textFont(p5asciifier.fontManager.font);
   *   textSize(16);
   *   text(`Frame ${frameCount}`, -148, 150);
   *   pop();
   * }
   * ```
   *
   * @see {@link setupAsciify | setupAsciify()}
   */
  drawAsciify(): void;
}
