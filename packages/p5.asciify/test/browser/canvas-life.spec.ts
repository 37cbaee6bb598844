/**
 * What becomes of the canvas of the converted sketch while it runs, as it becomes of it without the
 * library: it is made anew, resized, moved, hidden. Its characters have to be those of the picture
 * that it shows without the library, in the settings that it has.
 */
import type P5 from 'p5';
import { playAll, type Scenario } from './harness/scenario';
import { test } from './harness/test';

/** What a sketch does to its canvas, as the body of a function of `p`. */
const CHANGES: Record<string, string> = {
  'createCanvas() of the same size': 'p.createCanvas(80, 48, p.WEBGL)',
  'createCanvas() of another size': 'p.createCanvas(112, 32, p.WEBGL)',
  'createCanvas() three times':
    'for (let i = 3; i > 0; i -= 1) p.createCanvas(32 * i, 48, p.WEBGL)',
  'createCanvas() and a size and density at once':
    'p.createCanvas(64, 32, p.WEBGL); p.pixelDensity(2); p.resizeCanvas(96, 64, true)',
  'antialiasing off': "p.setAttributes('antialias', false)",
  'antialiasing on': "p.setAttributes('antialias', true)",
  'a canvas without alpha': "p.setAttributes('alpha', false)",
  'several attributes': 'p.setAttributes({ depth: true, stencil: true, premultipliedAlpha: true })',
  'smooth()': 'p.smooth()',
  'noSmooth()': 'p.noSmooth()',
  'a pixel density of 2': 'p.pixelDensity(2)',
  'a pixel density of 2, and 1 again': 'p.pixelDensity(2); p.pixelDensity(1)',
  'a larger canvas': 'p.resizeCanvas(128, 80, true)',
  'a smaller canvas': 'p.resizeCanvas(32, 16, true)',
  'a canvas of one row': 'p.resizeCanvas(96, 16, true)',
  'a canvas that is moved': `
    document.body.appendChild(document.createElement('section')).append(p.drawingContext.canvas)`,
  'a canvas that is taken out of the document': 'p.drawingContext.canvas.remove()',
  'a canvas that is hidden': "p.drawingContext.canvas.style.display = 'none'",
  'a canvas that is hidden and shown again': `
    p.drawingContext.canvas.style.display = 'none';
    p.drawingContext.canvas.getBoundingClientRect();
    p.drawingContext.canvas.style.display = ''`,
  'a canvas that CSS scales': "p.drawingContext.canvas.style.width = '333px'",
  'a canvas that CSS turns': "p.drawingContext.canvas.style.transform = 'rotate(30deg) scale(2)'",
};

/** Characters that are not the default ones, to see that they are kept. */
const CHARACTERS = 'abcdefghij';

const MOMENTS = ['setup', 'draw', 'an event', 'drawAsciify'] as const;
type Moment = (typeof MOMENTS)[number];

/** Each of the changes at one moment. */
const changesIn = (moment: Moment): Record<string, Scenario> =>
  Object.fromEntries(
    Object.entries(CHANGES).map(([name, code]) => [
      name,
      {
        data: { moment, code, characters: CHARACTERS },
        characters: CHARACTERS,
        converted: 'a',
        async play(stage, data: { moment: Moment; code: string; characters: string }) {
          const code: unknown = (0, eval)(`(p) => { ${data.code} }`);
          const change = (p: unknown) => {
            if (code instanceof Function) Reflect.apply(code, undefined, [p]);
          };
          const inFrame = (frame: number) => (p: { frameCount: number }) => {
            if (p.frameCount === frame) change(p);
          };
          let setups = 0;
          const a = stage.start(
            'a',
            stage.blocks({
              seed: 1,
              last: 2,
              ...(data.moment === 'setup' && { setup: (p) => change(p) }),
              // The blocks that are painted before a change are gone with the canvas.
              ...(data.moment === 'draw' && { before: inFrame(2) }),
              ...(data.moment === 'drawAsciify' && { drawAsciify: inFrame(2) }),
              setupAsciify: () => {
                setups += 1;
                p5asciifier.fontSize(8);
                p5asciifier.renderer('brightness')?.characters(data.characters);
                p5asciifier.renderer('edge')?.update({ enabled: true, sampleThreshold: 999 });
              },
            }),
          );
          // Without the library nobody calls drawAsciify(), and an event does the same.
          const byHand =
            data.moment === 'an event' || (data.moment === 'drawAsciify' && !stage.library);
          await stage.drawn(a, 2);
          if (byHand) change(a);
          await a.redraw();
          await a.redraw();
          if (stage.library && setups !== 1) throw new Error(`setupAsciify() ran ${setups} times`);
          const { length } = stage.library ? p5asciify.asciifiers : [0];
          if (length !== 1) throw new Error(`there are ${length} asciifiers`);
        },
      } satisfies Scenario,
    ]),
  );

const NEEDS_WEBGL = /p5\.asciify needs a WEBGL canvas: call createCanvas/;

/** Whether a sketch is converted is decided after setup(), and when it gets another canvas. */
const KINDS: Record<string, Scenario> = {
  'a 2D canvas, then a WEBGL one, in setup()': {
    async play(stage) {
      const setup = (p: P5) => void p.createCanvas(80, 48, p.WEBGL);
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d', setup }));
      await stage.drawn(a);
    },
    converted: 'a',
  },
  'a 2D canvas, then a WEBGL one, after setup()': {
    says: [NEEDS_WEBGL],
    async play(stage) {
      const before = (p: P5) => {
        if (p.frameCount === 2) p.createCanvas(80, 48, p.WEBGL);
      };
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d', before }));
      await stage.drawn(a);
      await a.redraw();
    },
  },
  'a WEBGL canvas, then a 2D one, in setup()': {
    // createCanvas() of p5 1.x goes on with the canvas that is there, which has no 2D context.
    on: ['2'],
    says: [NEEDS_WEBGL],
    async play(stage) {
      const setup = (p: P5) => void p.createCanvas(80, 48, p.P2D);
      const a = stage.start('a', stage.blocks({ seed: 1, setup }));
      await stage.drawn(a);
    },
  },
  'a WEBGL canvas, then a 2D one, and a WEBGL one again': {
    on: ['2'],
    says: [/p5\.asciify needs a WEBGL canvas: the sketch has made a 2D canvas since/],
    async play(stage) {
      const before = (p: P5) => {
        if (p.frameCount === 2) p.createCanvas(80, 48, p.P2D);
        if (p.frameCount === 4) p.createCanvas(96, 48, p.WEBGL);
      };
      const a = stage.start('a', stage.blocks({ seed: 1, last: 6, before }));
      await stage.drawn(a, 6);
    },
  },
  'a WEBGL canvas and noCanvas() in setup()': {
    async play(stage) {
      const setup = (p: P5) => void p.noCanvas();
      const a = stage.start('a', stage.blocks({ seed: 1, setup }));
      stage.picture('a', () => undefined);
      await stage.until('a has ended its setup()', () => Reflect.get(a, '_setupDone') === true);
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
    },
    converted: 'b',
  },
  'noCanvas() in draw(), and another sketch follows': {
    async play(stage) {
      const draw = (p: P5) => void (p.frameCount === 2 && p.noCanvas());
      const a = stage.start('a', stage.blocks({ seed: 1, last: 2, draw }));
      await stage.drawn(a, 2);
      stage.picture('a', () => undefined);
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
    },
    converted: 'b',
  },
};

const SETTINGS: Record<string, Scenario> = {
  'a new canvas in every frame': {
    async play(stage) {
      const before = (p: P5) => void p.createCanvas(80 + 16 * (p.frameCount % 3), 48, p.WEBGL);
      const a = stage.start('a', stage.blocks({ seed: 1, last: 8, before }));
      await stage.drawn(a, 8);
    },
    converted: 'a',
  },
  'another density in every frame': {
    async play(stage) {
      const before = (p: P5) => void p.pixelDensity(1 + (p.frameCount % 2));
      const a = stage.start('a', stage.blocks({ seed: 1, last: 7, before }));
      await stage.drawn(a, 7);
    },
    converted: 'a',
  },
  'windowResized() makes a canvas that fits': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, last: 2 }));
      Object.assign(a, { windowResized: () => a.resizeCanvas(112, 64) });
      await stage.drawn(a, 2);
      window.dispatchEvent(new UIEvent('resize'));
      await stage.until('a has the new size', () => a.width === 112);
      await a.redraw();
      await a.redraw();
    },
    converted: 'a',
  },
  'a grid of four columns stays one': {
    async play(stage) {
      const asks = { setupAsciify: () => p5asciifier.gridDimensions(5, 3) };
      const a = stage.start('a', stage.blocks({ seed: 1, last: 2, ...asks }));
      await stage.drawn(a, 2);
      a.createCanvas(80, 48, a.WEBGL);
      await a.redraw();
      if (stage.library && !p5asciifier.grid.fixedDimensions) throw new Error('follows the canvas');
    },
    converted: 'a',
  },
  'a colour behind the characters stays': {
    async play(stage) {
      const asks = {
        setupAsciify: () => {
          p5asciifier.renderer('brightness')?.update({ backgroundColor: '#204060' });
          p5asciifier.renderer('brightness')?.update({ characterColorMode: 'fixed' });
        },
      };
      const a = stage.start('a', stage.blocks({ seed: 1, last: 2, ...asks }));
      await stage.drawn(a, 2);
      const colour = () =>
        stage.library && String(p5asciifier.renderer('brightness')?.options.backgroundColor);
      const before = colour();
      a.createCanvas(80, 48, a.WEBGL);
      await a.redraw();
      if (colour() !== before) throw new Error(`the colour is ${colour()} instead of ${before}`);
    },
    converted: 'a',
  },
  'asciifiers that were added and taken out': {
    async play(stage) {
      const asks = {
        setupAsciify: async () => {
          const more = await p5asciify.add();
          const less = await p5asciify.add();
          more?.fontSize(8);
          more?.renderToCanvas(false);
          if (less) p5asciify.remove(less);
        },
      };
      const a = stage.start('a', stage.blocks({ seed: 1, last: 2, ...asks }));
      await stage.drawn(a, 2);
      a.createCanvas(112, 32, a.WEBGL);
      await a.redraw();
      if (!stage.library) return;
      const sizes = p5asciify.asciifiers.map(({ grid: { cols, rows } }) => `${cols} × ${rows}`);
      if (sizes.join() !== '7 × 2,14 × 4') throw new Error(`the grids are ${sizes.join()}`);
      const [first = '', second = ''] = p5asciify.asciifiers.map(String);
      const larger = first.replace(/[^\n]/g, '$&$&').replace(/.+/g, '$&\n$&');
      if (second !== larger) throw new Error(`the second shows ${second}`);
    },
    converted: 'a',
  },
  'a sketch that pauses while its canvas is hidden': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, last: 2 }));
      await stage.drawn(a, 2);
      const canvas: unknown = stage.gl(a).canvas;
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no canvas.');
      canvas.hidden = true;
      a.noLoop();
      await new Promise(requestAnimationFrame);
      canvas.hidden = false;
      Object.assign(a, { draw: undefined });
      stage.blocks({ seed: 1, last: 5 })(a);
      a.loop();
      await stage.drawn(a, 5);
    },
    converted: 'a',
  },
  'a canvas in an element that is hidden from the start': {
    async play(stage) {
      const place = document.body.appendChild(document.createElement('div'));
      place.style.display = 'none';
      const a = stage.start('a', stage.blocks({ seed: 1 }), place);
      await stage.drawn(a);
      place.style.display = '';
      await a.redraw();
    },
    converted: 'a',
  },
};

const LOST: Record<string, Scenario> = {
  'a context that is lost, and a new canvas': {
    says: [/context/],
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, last: 2 }));
      await stage.drawn(a, 2);
      stage.gl(a).getExtension('WEBGL_lose_context')?.loseContext();
      for (let i = 0; i < 5; i += 1) await a.redraw();
      a.createCanvas(80, 48, a.WEBGL);
      await a.redraw();
    },
    converted: 'a',
  },
  'a context that is lost and restored': {
    says: [/context/],
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, last: 2 }));
      await stage.drawn(a, 2);
      const gl = stage.gl(a);
      const extension = gl.getExtension('WEBGL_lose_context');
      // The browser restores a context only for those that ask.
      gl.canvas.addEventListener('webglcontextlost', (event) => event.preventDefault());
      extension?.loseContext();
      await stage.until('the context is lost', () => gl.isContextLost());
      await a.redraw();
      await new Promise((done) => setTimeout(done, 0));
      extension?.restoreContext();
      await stage.until('the context is there again', () => !gl.isContextLost());
      for (let i = 0; i < 5; i += 1) await a.redraw();
      // p5 shows nothing in a context that was restored, since it loads no shader anew.
      stage.picture('a', () => undefined);
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
    },
    converted: 'b',
  },
};

for (const moment of MOMENTS) {
  test(`a canvas that changes in ${moment}`, async ({ sketch, site, p5 }) => {
    test.slow();
    await playAll({ sketch, site, p5 }, changesIn(moment));
  });
}

for (const [title, scenarios] of Object.entries({
  'a canvas of another kind': KINDS,
  'what is set stays with a new canvas': SETTINGS,
  'a context that is lost': LOST,
})) {
  test(title, async ({ sketch, site, p5 }) => {
    test.slow();
    await playAll({ sketch, site, p5 }, scenarios);
  });
}
