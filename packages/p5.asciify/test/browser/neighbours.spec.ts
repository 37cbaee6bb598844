/**
 * Sketches that share a page with the converted one, as strangers write them: they have to look as
 * they do without the library, whatever their canvas is and whenever they start and end.
 *
 * Of the sketches with a WEBGL canvas, the one that started last is converted. Those that define
 * setupAsciify() or drawAsciify() come before those that do not.
 */
import type P5 from 'p5';
import { html, LIBRARY_SCRIPT, p5Script, source } from './harness/document';
import { playAll, type Scenario } from './harness/scenario';
import type { Running } from './harness/stage';
import { expect, test } from './harness/test';

/** A sketch that is alone on its page is told why it isn't converted. */
const NEEDS_WEBGL = /p5\.asciify needs a WEBGL canvas: call createCanvas/;

const STARTED_TOGETHER: Record<string, Scenario> = {
  'two WEBGL sketches': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1 }));
      const b = stage.start('b', stage.blocks({ seed: 2, width: 96 }));
      await stage.drawn(a);
      await stage.drawn(b);
    },
    converted: 'b',
  },
  'a 2D sketch, then a WEBGL one': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d' }));
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(a);
      await stage.drawn(b);
    },
    converted: 'b',
  },
  'a WEBGL sketch, then a 2D one': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1 }));
      const b = stage.start('b', stage.blocks({ seed: 2, kind: '2d' }));
      await stage.drawn(a);
      await stage.drawn(b);
    },
    converted: 'a',
  },
  'sketches of all kinds': {
    async play(stage) {
      const kinds = ['2d', 'none', 'webgl', 'webgl', '2d', 'webgl', 'none', '2d'] as const;
      const all = kinds.map((kind, i) => stage.start(`${i}`, stage.blocks({ seed: i, kind })));
      for (const p of all) await stage.drawn(p);
    },
    converted: '5',
  },
  'eight WEBGL sketches of which one asks to be converted': {
    async play(stage) {
      const all = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => {
        const asks = seed === 2 ? { setupAsciify: () => p5asciifier.fontSize(8) } : {};
        return stage.start(`${seed}`, stage.blocks({ seed, ...asks }));
      });
      for (const p of all) await stage.drawn(p);
    },
    converted: '2',
  },
  'sketches without a canvas, and graphics of every kind in them': {
    says: [NEEDS_WEBGL],
    async play(stage) {
      const graphics = (p: P5, kind: '2d' | 'webgl') => {
        const made =
          kind === 'webgl' ? p.createGraphics(64, 32, p.WEBGL) : p.createGraphics(64, 32);
        made.background(200, 0, 0);
        made.noStroke();
        made.fill(0, 0, 200);
        made.rect(0, 0, 20, 10);
        stage.picture(`${kind} graphics`, () => Reflect.get(made, 'elt'));
      };
      const a = stage.start(
        'a',
        stage.blocks({
          seed: 1,
          kind: 'none',
          setup: (p) => {
            graphics(p, 'webgl');
            graphics(p, '2d');
          },
        }),
      );
      await stage.drawn(a);
    },
  },
  'WEBGL graphics in the converted sketch and in a 2D one': {
    async play(stage) {
      const shown = (name: string, kind: 'webgl' | '2d', seed: number) => {
        const drawn: { graphics?: P5.Graphics } = {};
        return stage.start(
          name,
          stage.blocks({
            seed,
            kind,
            setup: (p) => {
              drawn.graphics = p.createGraphics(32, 32, p.WEBGL);
              stage.picture(`graphics of ${name}`, () => Reflect.get(drawn.graphics ?? {}, 'elt'));
            },
            draw: (p) => {
              const { graphics } = drawn;
              if (!graphics) return;
              graphics.background(246);
              graphics.noStroke();
              graphics.fill(90);
              graphics.rect(-16, -16, 16, 16);
              p.image(graphics, kind === 'webgl' ? -40 : 0, kind === 'webgl' ? -24 : 0);
            },
          }),
        );
      };
      const a = shown('a', 'webgl', 1);
      const b = shown('b', '2d', 2);
      await stage.drawn(a);
      await stage.drawn(b);
    },
    converted: 'a',
  },
  'a global sketch and one in instance mode': {
    async play(stage) {
      const b = stage.start('b', stage.blocks({ seed: 2, kind: '2d' }));
      const a = stage.startGlobal('a', {
        setup() {
          createCanvas(80, 48, WEBGL);
        },
        draw() {
          background(90);
          noStroke();
          fill(220);
          rect(-40, -24, 32, 16);
          if (frameCount >= 3) noLoop();
        },
      });
      await stage.drawn(a);
      await stage.drawn(b);
    },
    converted: 'a',
  },
  'cameras of their own, as in the example of p5.js': {
    async play(stage) {
      const all = [-80, 0, 80].map((x, i) =>
        stage.start(`${i}`, (p) => {
          p.setup = () => {
            p.createCanvas(80, 48, p.WEBGL);
            p.createCamera().setPosition(x, -40, 100);
            p.noStroke();
          };
          p.draw = () => {
            p.background(12);
            p.orbitControl();
            p.fill(220, 116, 64);
            p.box(30);
            p.translate(40, 0, 0);
            p.sphere(15, 8, 6);
            if (p.frameCount === 3) p.noLoop();
          };
        }),
      );
      for (const p of all) await stage.drawn(p);
    },
    converted: '2',
  },
};

const STARTED_WITHIN: Record<string, Scenario> = Object.fromEntries(
  (
    [
      ['setup', '2d'],
      ['setup', 'webgl'],
      ['draw', '2d'],
      ['draw', 'webgl'],
      ['setupAsciify', '2d'],
      ['setupAsciify', 'none'],
      ['drawAsciify', '2d'],
      ['drawAsciify', 'none'],
    ] as const
  ).map(([moment, kind]): [string, Scenario] => [
    `a sketch of kind ${kind} that starts in ${moment}() of another`,
    {
      data: { moment, kind },
      async play(stage, { moment: when, kind: what }: { moment: string; kind: '2d' | 'webgl' }) {
        const inner: { p?: Running } = {};
        const begin = () => {
          inner.p ??= stage.start('inner', stage.blocks({ seed: 2, kind: what }));
        };
        const look = stage.blocks({ seed: 1, last: 6, [when]: begin });
        const a = stage.start('outer', look);
        // Without the library these two are never called.
        if (!stage.library && when.endsWith('Asciify')) begin();
        await stage.drawn(a, 6);
        if (!inner.p) throw new Error(`${when}() did not start the other.`);
        await stage.drawn(inner.p);
      },
      converted: kind === 'webgl' ? 'inner' : 'outer',
    },
  ]),
);

const ONE_LATER: Record<string, Scenario> = {
  'a WEBGL sketch that starts after the converted one has drawn': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1 }));
      await stage.drawn(a);
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
    },
    converted: 'b',
  },
  'a 2D sketch that starts after the converted one has drawn': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, last: 6 }));
      await stage.drawn(a, 2);
      const b = stage.start('b', stage.blocks({ seed: 2, kind: '2d' }));
      await stage.drawn(b);
      await stage.drawn(a, 6);
    },
    converted: 'a',
  },
  'one that both go on drawing, frame by frame': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1 }));
      await stage.drawn(a);
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
      for (let i = 0; i < 3; i += 1) {
        await a.redraw();
        await b.redraw();
      }
      await a.redraw();
    },
    converted: 'b',
  },
  'one that starts in an event': {
    async play(stage) {
      const inner: { p?: Running } = {};
      const a = stage.start('a', stage.blocks({ seed: 1, last: 6 }));
      Object.assign(a, {
        keyPressed() {
          inner.p ??= stage.start('b', stage.blocks({ seed: 2, kind: '2d' }));
        },
      });
      await stage.drawn(a, 1);
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', code: 'KeyX', bubbles: true }));
      await stage.until('the key has started b', () => inner.p !== undefined);
      if (inner.p) await stage.drawn(inner.p);
      await stage.drawn(a, 6);
    },
    converted: 'a',
  },
  'a slow setup(): the other starts and draws meanwhile': {
    on: ['2'],
    async play(stage) {
      const gate: { open?: () => void } = {};
      const setup = () => new Promise<void>((resolve) => (gate.open = resolve));
      const a = stage.start('a', stage.blocks({ seed: 1, setup }));
      const b = stage.start('b', stage.blocks({ seed: 2, kind: '2d' }));
      await stage.drawn(b);
      await stage.until('a waits in setup()', () => gate.open !== undefined);
      gate.open?.();
      await stage.drawn(a);
      await b.redraw();
    },
    converted: 'a',
  },
  'a preload() that waits: the other starts and draws meanwhile': {
    on: ['1.8', '1.11'],
    async play(stage) {
      const a = stage.start('a', (p) => {
        p.preload = () => {
          stage.call(p, '_incrementPreload');
        };
        stage.blocks({ seed: 1 })(p);
      });
      const b = stage.start('b', stage.blocks({ seed: 2, kind: '2d' }));
      await stage.drawn(b);
      stage.note(`a has drawn ${a.frameCount} frames`);
      stage.call(a, '_decrementPreload');
      await stage.drawn(a);
      await b.redraw();
    },
    converted: 'a',
  },
};

const ENDS: Record<string, Scenario> = {
  'a 2D sketch beside the converted one': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1 }));
      const b = stage.start('b', stage.blocks({ seed: 2, kind: '2d' }));
      await stage.drawn(a);
      await stage.drawn(b);
      await b.remove();
      await a.redraw();
    },
    converted: 'a',
  },
  'the converted one beside a 2D sketch': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d' }));
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(a);
      await stage.drawn(b);
      await b.remove();
      stage.picture('b', () => undefined);
      await a.redraw();
    },
  },
  'one that was converted before another': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1 }));
      await stage.drawn(a);
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
      await a.remove();
      stage.picture('a', () => undefined);
      await b.redraw();
    },
    converted: 'b',
  },
  'the converted one, and a third follows it': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d' }));
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
      await b.remove();
      stage.picture('b', () => undefined);
      const c = stage.start('c', stage.blocks({ seed: 3 }));
      await stage.drawn(c);
      await stage.drawn(a);
    },
    converted: 'c',
  },
  'one that is removed in its own draw()': {
    async play(stage) {
      const a = stage.start(
        'a',
        stage.blocks({ seed: 1, draw: (p) => void (p.frameCount === 2 && p.remove()) }),
      );
      await stage.drawn(a, 2);
      stage.picture('a', () => undefined);
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
    },
    converted: 'b',
  },
  'one that removes another in draw()': {
    async play(stage) {
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
      const a = stage.start(
        'a',
        stage.blocks({ seed: 1, draw: (p) => void (p.frameCount === 2 && b.remove()) }),
      );
      await stage.drawn(a);
      stage.picture('b', () => undefined);
    },
    converted: 'a',
  },
  'sketches that are replaced in the same tick, as hosts of live coding do': {
    says: [NEEDS_WEBGL, NEEDS_WEBGL],
    async play(stage) {
      const kinds = ['webgl', '2d', 'webgl', 'webgl', 'none', 'webgl'] as const;
      let current: Running | undefined;
      for (const [i, kind] of kinds.entries()) {
        void current?.remove();
        current = stage.start('now', stage.blocks({ seed: i + 1, kind }));
        await stage.drawn(current, 2);
      }
      if (current) await stage.drawn(current);
    },
    converted: 'now',
  },
  'twenty sketches in a row beside a 2D sketch': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d', last: 2 }));
      const kinds = ['webgl', 'webgl', '2d', 'none'] as const;
      for (let i = 0; i < 20; i += 1) {
        const kind = kinds[i % 4];
        const p = stage.start('b', stage.blocks({ seed: i, kind }));
        await stage.drawn(p, 1 + (i % 2));
        await p.remove();
        if (i % 5 === 0) await a.redraw();
      }
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
      await stage.drawn(a, 2);
    },
    converted: 'b',
  },
  'a sketch whose canvas is taken out by hand, and another follows it': {
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, last: 9 }));
      await stage.drawn(a, 2);
      document.querySelector('canvas')?.remove();
      const b = stage.start('b', stage.blocks({ seed: 2 }));
      await stage.drawn(b);
      await stage.drawn(a, 9);
    },
    converted: 'b',
  },
  'sketches that fail in setup() and in draw()': {
    async play(stage) {
      try {
        stage.start('a', (p) => {
          p.setup = () => {
            p.createCanvas(80, 48, p.WEBGL);
            throw new Error('The setup() of a fails.');
          };
          p.draw = () => p.background(0);
        });
      } catch (error) {
        // On p5 1.x the first setup() runs within new p5(), if nothing has to be loaded before.
        reportError(error);
      }
      stage.picture('a', () => undefined);
      const b = stage.start('b', (p) => {
        p.setup = () => p.createCanvas(80, 48, p.WEBGL);
        p.draw = () => {
          p.background(90);
          if (p.frameCount === 2) throw new Error('The draw() of b fails.');
        };
      });
      await stage.drawn(b, 2);
      const c = stage.start('c', stage.blocks({ seed: 3 }));
      await stage.drawn(c);
    },
    converted: 'c',
  },
};

const ALONE: Record<string, Scenario> = {
  'a 2D sketch': {
    says: [NEEDS_WEBGL],
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d' }));
      await stage.drawn(a);
    },
  },
  'several 2D sketches': {
    async play(stage) {
      const all = [1, 2, 3].map((seed) =>
        stage.start(`${seed}`, stage.blocks({ seed, kind: '2d' })),
      );
      for (const p of all) await stage.drawn(p);
    },
  },
  'a sketch without a canvas': {
    says: [NEEDS_WEBGL],
    async play(stage) {
      const a = stage.start('a', stage.blocks({ seed: 1, kind: 'none' }));
      await stage.drawn(a);
    },
  },
  'a sketch without functions': {
    says: [NEEDS_WEBGL],
    async play(stage) {
      const a = stage.start('a', (p) => {
        p.keyPressed = () => {};
      });
      await stage.until('p5 has made its default canvas', () => a.width === 100);
    },
  },
  'a 2D sketch that draws in setup() alone': {
    says: [NEEDS_WEBGL],
    async play(stage) {
      const a = stage.start('a', (p) => {
        p.setup = () => {
          p.createCanvas(80, 48);
          p.background(200, 100, 0);
          p.rect(10, 10, 20, 10);
        };
      });
      await stage.until('a has its canvas', () => a.width === 80 && a.height === 48);
    },
  },
  'a WEBGL sketch that draws in setup() alone': {
    async play(stage) {
      const a = stage.start('a', (p) => {
        p.setup = () => {
          p.createCanvas(80, 48, p.WEBGL);
          p.background(200, 100, 0);
          p.rect(10, 10, 20, 10);
        };
      });
      await stage.until('a has its canvas', () => a.width === 80 && a.height === 48);
    },
  },
  'a 2D sketch that defines setupAsciify() is told what it takes': {
    says: [NEEDS_WEBGL],
    async play(stage) {
      const asks = { setupAsciify: () => {} };
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d', last: 1, ...asks }));
      await stage.until('a has its canvas', () => a.width === 80 && a.height === 48);
      stage.picture('a', () => undefined);
      const b = stage.start('b', stage.blocks({ seed: 2, kind: '2d' }));
      await stage.drawn(b);
    },
  },
};

const PLACES: Record<string, Scenario> = {
  'elements of the page': {
    async play(stage) {
      const places = [1, 2].map(() => document.body.appendChild(document.createElement('section')));
      const all = places.map((place, i) =>
        stage.start(`${i}`, stage.blocks({ seed: i + 1, kind: i ? '2d' : 'webgl' }), place),
      );
      for (const p of all) await stage.drawn(p);
      stage.note(places.map((place) => place.querySelectorAll('canvas').length).join());
    },
    converted: '0',
  },
  'a shadow root': {
    async play(stage) {
      const root = document.body.appendChild(document.createElement('div'));
      const shadow = root.attachShadow({ mode: 'open' });
      const place = shadow.appendChild(document.createElement('div'));
      const a = stage.start('a', stage.blocks({ seed: 1, kind: '2d' }), place);
      const b = stage.start('b', stage.blocks({ seed: 2 }), place);
      await stage.drawn(a);
      await stage.drawn(b);
      stage.note(`${shadow.querySelectorAll('canvas').length} canvases in the shadow root`);
    },
    converted: 'b',
  },
  'an element that is not in the document': {
    async play(stage) {
      const place = document.createElement('div');
      const a = stage.start('a', stage.blocks({ seed: 1 }), place);
      await stage.drawn(a);
      stage.note(`${place.querySelectorAll('canvas').length} canvas in the element`);
    },
    converted: 'a',
  },
};

for (const [title, scenarios] of Object.entries({
  'sketches that start in one go': STARTED_TOGETHER,
  'sketches that start within another': STARTED_WITHIN,
  'sketches that start after another': ONE_LATER,
  'sketches that end': ENDS,
  'pages on which no sketch is converted': ALONE,
  'sketches in places of their own': PLACES,
})) {
  test(`neighbours are left alone: ${title}`, async ({ sketch, site, p5 }) => {
    test.slow();
    await playAll({ sketch, site, p5 }, scenarios);
  });
}

test('a global sketch and one in instance mode that the same script starts', async ({
  sketch,
  site,
  p5,
}) => {
  // Functions of a script tag: p5 starts them when the page has loaded, and the other before.
  const script = `
    function setup() { createCanvas(80, 48, WEBGL); }
    function draw() { background(142); if (frameCount === 3) noLoop(); }
    window.beside = new p5((p) => {
      p.setup = () => p.createCanvas(80, 48);
      p.draw = () => { p.background(90, 0, 200); if (p.frameCount === 3) p.noLoop(); };
    });`;
  const tags = [p5Script(p5), LIBRARY_SCRIPT].map((src) => `<script src="${src}"></script>`);
  await sketch.page.goto(site.publish(html(tags.join('\n'), `<script>${script}</script>`)));
  await sketch.page.waitForFunction('frameCount >= 3 && beside.frameCount >= 3');
  expect(await sketch.text()).toEqual(Array(3).fill('+++++'));
  const pixel = await sketch.evaluate<unknown>(
    'Array.from(beside.drawingContext.getImageData(40, 24, 1, 1).data)',
  );
  expect(pixel).toEqual([90, 0, 200, 255]);
});

/** Runs in the page: draws a grey sketch, and keeps it. */
function startGrey(): void {
  const made = new window.p5((p: P5) => {
    p.setup = () => {
      p.createCanvas(80, 48, p.WEBGL);
    };
    p.draw = () => {
      p.background(142);
      if (p.frameCount === 3) p.noLoop();
    };
  });
  Object.assign(window, { grey: made });
}

test('a page with a sketch of its own frames another page with one', async ({
  sketch,
  site,
  p5,
}) => {
  const tags = [p5Script(p5), LIBRARY_SCRIPT].map((src) => `<script src="${src}"></script>`);
  const head = `${tags.join('\n')}<script>${source(startGrey)}()</script>`;
  const inner = site.publish(html(head));
  await sketch.page.goto(site.publish(html(head, `<iframe src="${inner}"></iframe>`)));
  for (const frame of sketch.page.frames()) {
    await frame.waitForFunction('grey.frameCount >= 3');
    const rows: unknown = await frame.evaluate('p5asciifier.toString()');
    expect(rows).toBe('+++++\n+++++\n+++++');
  }
  // The frame goes, and the sketch of the page stays.
  await sketch.page.locator('iframe').evaluate((frame) => frame.remove());
  await sketch.evaluate('grey.redraw()');
  expect(await sketch.text()).toEqual(Array(3).fill('+++++'));
});

test('of two copies of p5.js, the one that the library has found is converted', async ({
  sketch,
  site,
  p5,
}) => {
  const script = (src: string) => `<script src="${src}"></script>`;
  const head = [
    script(p5Script(p5)),
    script(LIBRARY_SCRIPT),
    `<script>${source(startGrey)}()</script>`,
    '<script>window.first = window.p5; window.p5 = undefined;</script>',
    script(`${p5Script(p5)}?again`),
    `<script>
      window.second = new window.p5((p) => {
        p.setup = () => p.createCanvas(80, 48, p.WEBGL);
        p.draw = () => { p.background(90, 0, 200); if (p.frameCount === 3) p.noLoop(); };
      });
    </script>`,
  ];
  await sketch.page.goto(site.publish(html(head.join('\n'))));
  await sketch.page.waitForFunction('grey.frameCount >= 3 && second.frameCount >= 3');
  expect(await sketch.text()).toEqual(Array(3).fill('+++++'));
  const pixel = await sketch.evaluate<unknown>(`(() => {
    const gl = second.drawingContext;
    const data = new Uint8Array(4);
    gl.readPixels(40, 24, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, data);
    return Array.from(data);
  })()`);
  expect(pixel).toEqual([90, 0, 200, 255]);
});

const script = (src: string) => `<script src="${src}"></script>`;
const module = (src: string) => `<script type="module" src="${src}"></script>`;
const ESM = '/dist/p5.asciify.esm.js';

/** Pages that have the library twice, one copy in the way of a script tag and one as a module. */
const TWICE: Record<string, readonly string[]> = {
  'a module, then the same in another place': [module(ESM), module(`${ESM}?again`)],
  'a script, then a module twice': [script(LIBRARY_SCRIPT), module(ESM), module(`${ESM}?again`)],
};

for (const [what, tags] of Object.entries(TWICE)) {
  test(`copies of the library say so once, and convert once: ${what}`, async ({
    sketch,
    site,
    p5,
  }) => {
    sketch.expected.push(/loaded twice/);
    const shim = `data:text/javascript,${encodeURIComponent('export default window.p5;')}`;
    const head = [
      `<script type="importmap">${JSON.stringify({ imports: { p5: shim } })}</script>`,
      script(p5Script(p5)),
      ...tags,
    ];
    await sketch.page.goto(site.publish(html(head.join('\n'))));
    await sketch.evaluate(startGrey);
    await sketch.page.waitForFunction('grey.frameCount >= 3');
    expect(await sketch.text()).toEqual(Array(3).fill('+++++'));
    const said = sketch.console.map((entry) => entry.text());
    expect(said.filter((text) => text.includes('p5.asciify'))).toEqual([
      expect.stringMatching(/loaded twice/),
    ]);
    expect(await sketch.page.locator('canvas').count()).toBe(1);
  });
}
