/**
 * Draws a sketch frame by frame, with a clock and random numbers that are the same on every run.
 * Runs in the page, after p5.js and the library (so that it hears last of a frame) and before the
 * sketch.
 */
/* global window, document, performance */
(() => {
  const frameTime = 1000 / 60;
  const patience = 20_000;

  let now = 0;
  const tick = () => (now += frameTime);
  performance.now = () => now;

  const start = Date.UTC(2025, 0, 1);
  Date.now = () => start + now;
  window.Date = new Proxy(Date, {
    construct: (RealDate, given, newTarget) =>
      Reflect.construct(RealDate, given.length > 0 ? given : [start + now], newTarget),
  });

  // p5.js skips a frame if too little time has passed since the last, so each advances the clock.
  const requestFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => requestFrame(() => callback(tick()));

  // Mulberry32, a seeded random number generator.
  let seed = 1;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };

  /** @type {Promise<SteppedSketch>} */
  const firstFrame = new Promise((resolve, reject) => {
    /** @this {SteppedSketch} */
    function drawn() {
      this.noLoop();
      resolve(this);
    }
    if (window.p5.registerAddon) {
      window.p5.registerAddon((_p5, _prototype, lifecycles) => (lifecycles.postdraw = drawn));
    } else {
      window.p5.prototype.registerMethod('post', drawn);
    }
    window.addEventListener('error', ({ message }) => reject(new Error(message)));
    window.addEventListener('unhandledrejection', ({ reason }) => reject(reason));
    window.setTimeout(() => reject(new Error('The sketch drew no frame.')), patience);
  });
  // drawFrames() passes the rejection on; without this handler it would also count as unhandled.
  firstFrame.catch(() => {});

  // With WebGL in software a lit scene takes half a second per frame, so frames that nobody looks
  // at run without painting.
  let painting = true;
  for (const { prototype } of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    for (const name of [
      'drawArrays',
      'drawElements',
      'drawArraysInstanced',
      'drawElementsInstanced',
    ]) {
      const draw = Reflect.get(prototype, name);
      if (!draw) continue;
      Reflect.set(
        prototype,
        name,
        /** @this {object} @param {number[]} given */
        function (...given) {
          if (painting) Reflect.apply(draw, this, given);
        },
      );
    }
  }

  window.drawFrames = async (count, paintedFrames) => {
    const sketch = await firstFrame;
    while (sketch.frameCount < count) {
      painting = sketch.frameCount + paintedFrames >= count;
      tick();
      await sketch.redraw();
    }
  };

  window.readCorners = ({ cols, rows, cellWidth, cellHeight, offsetX, offsetY }) => {
    // Canvases of createGraphics() are in the document, too, but have no width: they are not shown.
    const canvas = [...document.querySelectorAll('canvas')].find(({ clientWidth }) => clientWidth);
    const copy = document.createElement('canvas');
    const context = copy.getContext('2d');
    if (!canvas || !context) throw new Error('The sketch has no canvas.');
    const { width, height } = canvas;
    Object.assign(copy, { width, height });
    context.fillStyle = '#000000';
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const density = width / canvas.clientWidth;
    return Array.from({ length: cols * rows }, (_, i) => {
      const x = Math.round((offsetX + (i % cols) * cellWidth) * density);
      const y = Math.round((offsetY + Math.floor(i / cols) * cellHeight) * density);
      const at = 4 * (y * width + x);
      const channels = [...data.slice(at, at + 3)];
      return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    });
  };
})();
