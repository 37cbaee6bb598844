import type p5 from 'p5';

/**
 * A moment at which p5.asciify acts on its own: `init` before the sketch's `setup()`, `afterSetup`
 * after it, `pre` before and `post` after each `draw()`.
 */
export type HookType = 'init' | 'afterSetup' | 'pre' | 'post';

/**
 * What p5.asciify does at each {@link HookType}.
 *
 * @see {@link HookType}
 */
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
   * Gets ready to capture what `draw()` draws: clears the canvas, which is copied after `draw()`. With
   * the hook `post` off, `draw()` draws into the sketch framebuffer instead.
   *
   * @param p - The p5 instance.
   */
  handlePreDraw(p: p5): void;
  /**
   * Captures the canvas if the hook `pre` has prepared it, and shows the characters.
   *
   * @param p - The p5 instance.
   */
  handlePostDraw(p: p5): void;
};

/**
 * The two functions that a sketch may define beside `setup()` and `draw()`: as global functions, or
 * on the instance in instance mode (`p.setupAsciify = () => …`). You may leave either out.
 *
 * @remarks
 * | Order | Description | How often |
 * | --- | --- | --- |
 * | 1 | `preload()` on p5.js 1.x, and the default font loads | once |
 * | 2 | `setup()` makes the WEBGL canvas | once |
 * | 3 | the asciifiers are set up | once |
 * | 4 | {@link P5AsciifyExtensions.setupAsciify | setupAsciify()} | once |
 * | 5 | `draw()`, whose frame is captured | every frame |
 * | 6 | the captured frame becomes characters | every frame |
 * | 7 | {@link P5AsciifyExtensions.drawAsciify | drawAsciify()} | every frame |
 *
 * The library looks for each function once: for `drawAsciify()` after step 2, for `setupAsciify()`
 * after step 3. A function that you assign later is not called.
 *
 * @see {@link p5asciifier}, {@link p5asciify}
 */
export interface P5AsciifyExtensions {
  /**
   * Configures the library, such as its font, grid, characters and colours. You write this
   * function, and the library calls it once, when there is a canvas and every asciifier has its
   * font, its grid and its renderers.
   *
   * @remarks
   * ## When it is called
   *
   * After `setup()` has ended and before the first `draw()`, so the first frame already looks as it
   * should. On p5.js 2.x the function may be `async`, and the first `draw()` waits for it. On p5.js
   * 1.x nothing waits: load files in `preload()`, and do without `await`. The function is not called
   * if the hook `afterSetup` is off ({@link P5AsciifierManager.deactivateHook | deactivateHook()}).
   *
   * The library looks for it after `setup()`: among the global functions, or on the instance in
   * instance mode. A function that you assign in `draw()` is not called.
   *
   * ## What you can do in it
   *
   * - Use every member of {@link p5asciifier} and {@link p5asciify}. Most settings also work
   *   earlier, since they are remembered. `renderer()`, `renderers()`, `grid`, `fontManager`,
   *   `texture` and {@link P5AsciifierManager.add | add()} work from here on.
   * - Use all of p5.js. `this` is the p5.js instance.
   * - Change the same settings later, in `draw()` or in an event. Do without this function
   *   if you like the defaults.
   *
   * The library ignores what the function returns, except for the promise of an `async` function on
   * p5.js 2.x.
   *
   * ## Errors
   *
   * | Message | Description |
   * | --- | --- |
   * | `p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().` | `setup()` made a 2D canvas or none, so `setupAsciify()` was not called. |
   * | `p5.asciify needs p5 1.8.0 or newer, got 1.7.0.` | The page loads a p5.js that is too old. |
   * | `renderer: the asciifier is not set up yet. Use it in setupAsciify() or later.` | The line is in `setup()`. Move it here. |
   * | `TypeError: … .fontSize is not a function` | On p5.js 2.x `add()` gives a promise: `const layer = await p5asciify.add()`, in an `async` function. |
   *
   * If nothing happens and there is no message, look for a misspelt name, and in instance mode for a
   * function that is not on the instance.
   *
   * @since 0.7.0
   *
   * @example Set the characters and their colours
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
   * @example Wait for a second asciifier on p5.js 2.x
   * ```js p5="2"
   * let sky;
   *
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   *   sky = createFramebuffer();
   * }
   *
   * async function setupAsciify() {
   *   // The first draw() waits until the second asciifier is there.
   *   const stars = await p5asciify.add(sky);
   *   stars.fontSize(32);
   *   stars.background([0, 0, 0, 0]);
   *   stars.renderer('brightness').update({
   *     characters: ' *',
   *     characterColor: 'orange',
   *     characterColorMode: 'fixed',
   *     backgroundColor: [0, 0, 0, 0],
   *   });
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   fill(70, 140, 255);
   *   triangle(-160, 160, 0, -90, 160, 160);
   *
   *   sky.begin();
   *   clear();
   *   fill(255);
   *   circle(110 * cos(frameCount * 0.02), -90, 90);
   *   sky.end();
   * }
   * ```
   *
   * @example Assign it to the sketch in instance mode
   * ```js module
   * import p5 from 'p5';
   * import { p5asciifier } from 'p5.asciify';
   *
   * new p5((p) => {
   *   p.setup = () => {
   *     p.createCanvas(320, 320, p.WEBGL);
   *   };
   *
   *   p.setupAsciify = () => {
   *     p5asciifier.renderer('brightness').characters(' .-=');
   *   };
   *
   *   p.draw = () => {
   *     p.background(0);
   *     p.rotateZ(p.frameCount * 0.01);
   *     p.plane(200, 60);
   *   };
   * });
   * ```
   *
   * @see {@link drawAsciify | drawAsciify()}
   */
  setupAsciify(): void;

  /**
   * Draws on top of the characters, such as labels, frames, filters, or the grid as a texture. You
   * write this function, and the library calls it in every frame once the grid is on the canvas.
   *
   * @remarks
   * What you draw here is not turned into characters.
   *
   * ## When it is called
   *
   * After each `draw()`, and after the characters of all asciifiers have been drawn. With `noLoop()`
   * it runs when `redraw()` does. The library does not wait for it, so it must not be `async`. It is
   * called while all renderers are off, but not if one of the hooks `afterSetup` and `post` is off
   * ({@link P5AsciifierManager.deactivateHook | deactivateHook()}).
   *
   * The library looks for it once, when `setup()` has ended and before it calls
   * {@link P5AsciifyExtensions.setupAsciify | setupAsciify()}: among the global functions, or on the
   * instance in instance mode. A function that you assign later does not take its place.
   *
   * ## What you can do in it
   *
   * - Draw with all of p5.js, in the coordinates of WEBGL: (0, 0) is the centre of the canvas. `this`
   *   is the p5.js instance.
   * - Write text in the font of the grid: `textFont(p5asciifier.fontManager.font)`.
   * - Change everything that is on the canvas: `filter(INVERT)`, or `background()` to start over and
   *   then `image(p5asciifier.texture, …)`.
   * - Change settings of the library. They show in the next frame.
   *
   * Camera, shader and styles that `draw()` has set do not reach this function. Styles that you set
   * here stay for the next `draw()`, as in any sketch: put them between `push()` and `pop()`. The
   * library ignores what the function returns.
   *
   * ## Errors
   *
   * | Message | Description |
   * | --- | --- |
   * | `WEBGL: you must load and set a font before drawing text.` | On p5.js 1.x, which has no font for WEBGL by itself. Call `textFont()` as above. |
   * | `WEBGL: only Opentype (.otf) and Truetype (.ttf) fonts with glyph data are supported` | The same on p5.js 2.x. |
   * | `texture: the asciifier has been removed. Make another with p5asciify.add().` | The sketch still uses an asciifier after {@link P5AsciifierManager.remove | remove()}. |
   *
   * If you see only this drawing and no characters, `background()` or an opaque shape covers them. If
   * shapes of `draw()` are missing from the second frame on, look for a style here, such as
   * `noFill()`, that is not between `push()` and `pop()`.
   *
   * @since 0.7.0
   *
   * @example Write a label above the characters
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
   * @example Wrap the characters around a cylinder
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderToCanvas(false);
   *   p5asciifier.renderer('brightness').characters(' .:oO');
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // Stripes that move sideways.
   *   for (let x = -200; x < 160; x += 40) {
   *     fill(255, 120 + x / 2, 0);
   *     rect(x + (frameCount % 40), -160, 20, 320);
   *   }
   * }
   *
   * function drawAsciify() {
   *   background(20);
   *   push();
   *   noStroke();
   *   rotateX(-0.4);
   *   rotateY(frameCount * 0.02);
   *   texture(p5asciifier.texture);
   *   cylinder(80, 200);
   *   pop();
   * }
   * ```
   *
   * @example Change the colours of everything on the canvas
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   background(255);
   *   noStroke();
   *   fill(0, 90, 200);
   *   ellipse(0, 60 * sin(frameCount * 0.05), 240, 120);
   * }
   *
   * function drawAsciify() {
   *   filter(INVERT);
   * }
   * ```
   *
   * @see {@link setupAsciify | setupAsciify()}
   */
  drawAsciify(): void;
}
