/**
 * Draws a sketch frame by frame, with a clock and random numbers that are the same on every run.
 * Runs in the page, after p5.js and its libraries (so that it hears last of a frame) and before the
 * sketch.
 */
/* global window, document, performance, HTMLMediaElement, HTMLVideoElement */
(() => {
  const frameTime = 1000 / 60;
  // In milliseconds. A first frame with its shaders takes half a minute where many tests share a
  // processor.
  const patience = 60_000;

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

  /** @type {SteppedSketch | undefined} */
  let p5Sketch;
  /** @type {SteppedTextmode | undefined} */
  let textmodifier;

  const firstFrame = new Promise((resolve, reject) => {
    /** @this {SteppedSketch} */
    function drawn() {
      this.noLoop();
      p5Sketch = this;
      if (!window.textmode) resolve(undefined);
    }
    if (window.textmode) {
      // What textmode.js draws is what is seen, above p5.js or without it.
      const { create } = window.textmode;
      /** @type {TextmodePlugin} */
      const plugin = {
        name: 'stepper',
        install(made, api) {
          textmodifier = made;
          api.registerPostDrawHook(() => {
            made.noLoop();
            resolve(undefined);
          });
        },
      };
      window.textmode.create = (options) => create({ ...options, plugins: [plugin] });
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

  // Files come when they come. The frames after the first wait for them, so that each frame is the
  // same on every run.
  /** @type {Promise<void>[]} */
  const awaited = [];
  for (const name of [
    'loadImage',
    'loadFont',
    'loadModel',
    'loadShader',
    'loadJSON',
    'loadStrings',
    'createVideo',
  ]) {
    const load = window.p5.prototype[name];
    if (!load) continue;
    /** @this {object} @param {unknown[]} given */
    window.p5.prototype[name] = function (...given) {
      if (given.some((value) => typeof value === 'function')) {
        awaited.push(
          new Promise((resolve, reject) => {
            const reason = new Error(
              `${name}(${JSON.stringify(given[0])}) did not come to an end.`,
            );
            window.setTimeout(() => reject(reason), patience);
            // A file has come to an end when it is there, and when the sketch hears that it is not.
            given = given.map((value) =>
              typeof value === 'function'
                ? /** @param {unknown[]} results */ (...results) => {
                    resolve();
                    return Reflect.apply(value, this, results);
                  }
                : value,
            );
          }),
        );
      }
      return Reflect.apply(load, this, given);
    };
  }

  // Videos play by the same clock: each is moved to its place before a frame. Those that are loaded
  // with the sketch begin when it is stepped, since each run waits for them for another time.
  /** @type {Map<HTMLMediaElement, number>} */
  const playing = new Map();
  HTMLMediaElement.prototype.play = function () {
    if (!playing.has(this)) playing.set(this, now);
    return Promise.resolve();
  };
  HTMLMediaElement.prototype.pause = function () {
    playing.delete(this);
  };
  /** @param {HTMLMediaElement} video @param {string[]} names */
  const heard = (video, ...names) =>
    new Promise((resolve) => {
      for (const name of names) video.addEventListener(name, resolve, { once: true });
    });
  const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  /**
   * Whether a canvas that draws a video gets a picture. Until it does, a moment after the video has said
   * that it is ready, it draws nothing; on a busy machine that would be what is captured.
   *
   * @param {HTMLMediaElement} video
   */
  const hasPicture = (video) => {
    const context = pixel.getContext('2d', { willReadFrequently: true });
    if (!context || !(video instanceof HTMLVideoElement) || video.error) return true;
    context.clearRect(0, 0, 1, 1);
    context.drawImage(video, 0, 0, 1, 1);
    return context.getImageData(0, 0, 1, 1).data[3] !== 0;
  };
  /** @param {[HTMLMediaElement, number]} entry */
  const moveVideo = async ([video, since]) => {
    // Its length is known once it has a picture. On a busy machine that can be after the first frame.
    if (video.readyState < video.HAVE_CURRENT_DATA && !video.error) {
      await heard(video, 'loadeddata', 'error');
    }
    const time = ((now - since) / 1000) % video.duration;
    if (!Number.isNaN(time) && time !== video.currentTime) {
      const seeked = heard(video, 'seeked');
      video.currentTime = time;
      await seeked;
    }
    while (!hasPicture(video)) await new Promise((resolve) => requestFrame(resolve));
  };
  const moveVideos = () => Promise.all([...playing].map(moveVideo));

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

  let isStepped = false;
  window.drawFrames = async (count, paintedFrames) => {
    await firstFrame;
    await Promise.all(awaited);
    if (!isStepped) for (const video of playing.keys()) playing.set(video, now);
    isStepped = true;
    const sketches = [p5Sketch, textmodifier].filter((sketch) => sketch !== undefined);
    const [first] = sketches;
    while (first && first.frameCount < count) {
      painting = first.frameCount + paintedFrames >= count;
      tick();
      if (painting) await moveVideos();
      for (const sketch of sketches) await sketch.redraw();
    }
  };

  window.seenCanvas = () => {
    // Canvases of createGraphics() are in the document, too, but have no width: they are not shown.
    const canvases = [...document.querySelectorAll('canvas')];
    return textmodifier?.canvas ?? canvases.find(({ clientWidth }) => clientWidth);
  };

  window.readTextmode = () => {
    if (!textmodifier) return undefined;
    const { grid, font, layers } = textmodifier;
    const cells = layers.base.drawFramebuffer;
    const [characters, colours, backgrounds] = [0, 1, 2].map((each) => cells.readPixels(each));
    if (!characters || !colours || !backgrounds) return undefined;
    /** @param {Uint8Array} pixels @param {number} at */
    const hex = (pixels, at) =>
      `#${[...pixels.slice(at, at + 4)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    return {
      grid,
      cells: Array.from({ length: cells.width * cells.height }, (_, i) => {
        // The position of the character in the font, low byte first.
        const [low = 0, high = 0] = characters.slice(4 * i);
        return {
          character: font.characters[low + 256 * high]?.character ?? ' ',
          color: hex(colours, 4 * i),
          backgroundColor: hex(backgrounds, 4 * i),
        };
      }),
    };
  };

  window.readSeen = ({ cols, rows, cellWidth, cellHeight, offsetX, offsetY }, part) => {
    const canvas = window.seenCanvas();
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
    /** @param {number} x @param {number} y */
    const colourAt = (x, y) => {
      const at = 4 * (y * width + x);
      const channels = [...data.slice(at, at + 3)];
      return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    };
    return Array.from({ length: cols * rows }, (_, i) => {
      const left = Math.round((offsetX + (i % cols) * cellWidth) * density);
      const top = Math.round((offsetY + Math.floor(i / cols) * cellHeight) * density);
      const [right, bottom] =
        part === 'corners'
          ? [left + 1, top + 1]
          : [left + cellWidth * density, top + cellHeight * density];
      /** @type {Map<string, number>} */
      const counts = new Map();
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const colour = colourAt(x, y);
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
      }
      return [...counts];
    });
  };
})();
