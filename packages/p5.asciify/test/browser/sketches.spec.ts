/** Several sketches on one page: one of them is converted, and the others go on as they would without the library. */
import type { Page } from '@playwright/test';
import type P5 from 'p5';
import { html, LIBRARY_SCRIPT, p5Script, source } from './harness/document';
import type { Site } from './harness/site';
import { expect, test } from './harness/test';
import type { P5Version } from '../p5Versions';

interface Description {
  kind: 'webgl' | '2d';
  /** Which of the library's functions the sketch defines. */
  defines?: 'setupAsciify' | 'drawAsciify';
  /** Whether it draws one frame alone. */
  still?: boolean;
}

declare global {
  interface Window {
    /** The sketches of the page, in the order in which they were started. */
    sketches: P5[];
    start: (description: Description) => P5;
  }
}

/** Runs in the page: starts sketches of all kinds, each of its own size and colours. */
function prepare(): void {
  window.sketches = [];
  window.start = ({ kind, defines, still }) => {
    const size = 64 + 16 * window.sketches.length;
    const made = new window.p5((p: P5) => {
      p.setup = () => {
        if (kind === 'webgl') p.createCanvas(size, 48, p.WEBGL);
        else p.createCanvas(size, 48);
        p.pixelDensity(1);
        if (still) p.noLoop();
      };
      if (defines) Object.assign(p, { [defines]: () => undefined });
      p.draw = () => {
        p.background(size, 200, 255 - size);
        p.noStroke();
        p.fill(255, 0, 0);
        p.rect(0, 0, 20, 12);
      };
    });
    window.sketches.push(made);
    return made;
  };
}

/** A page with the library, or without it, on which sketches can be started. */
async function openPage(page: Page, site: Site, p5: P5Version, scripts = [LIBRARY_SCRIPT]) {
  const tags = [p5Script(p5), ...scripts].map((src) => `<script src="${src}"></script>`);
  await page.goto(site.publish(html(`${tags.join('\n')}<script>${source(prepare)}()</script>`)));
}

/** Waits until every sketch has drawn, and tells what each canvas shows: its colours, as text. */
async function pictures(page: Page): Promise<string[]> {
  await page.waitForFunction(() => window.sketches.every((p) => p.frameCount >= 1));
  // Sketches that loop draw two frames more, so that nothing of the first is left to come.
  await page.waitForFunction(() =>
    window.sketches.every((p) => !p.isLooping() || p.frameCount >= 3),
  );
  return page.evaluate(() =>
    window.sketches.map((p) => {
      const canvas: unknown = Reflect.get(p, 'canvas');
      const copy = document.createElement('canvas').getContext('2d');
      if (!(canvas instanceof HTMLCanvasElement) || !copy) return 'no canvas';
      copy.canvas.width = canvas.width;
      copy.canvas.height = canvas.height;
      copy.drawImage(canvas, 0, 0);
      return copy.getImageData(0, 0, canvas.width, canvas.height).data.join();
    }),
  );
}

const starting = (page: Page, descriptions: Description[]) =>
  page.evaluate((all) => all.forEach((one) => window.start(one)), descriptions);

/** The pictures of the sketches without the library, and which of them differ with it. */
async function converted(
  page: Page,
  site: Site,
  p5: P5Version,
  descriptions: Description[],
): Promise<number[]> {
  await openPage(page, site, p5, []);
  await starting(page, descriptions);
  const plain = await pictures(page);
  await openPage(page, site, p5);
  await starting(page, descriptions);
  // Fonts load at their own pace, so a sketch may draw frames before the one that follows it is there.
  await page.waitForFunction(() => {
    try {
      return p5asciifier.toString().trim() !== '';
    } catch {
      return false;
    }
  });
  const withLibrary = await pictures(page);
  return plain.flatMap((picture, i) => (picture === withLibrary[i] ? [] : [i]));
}

const webgl: Description = { kind: 'webgl' };
const flat: Description = { kind: '2d' };
const asks: Description = { kind: 'webgl', defines: 'setupAsciify' };
const draws: Description = { kind: 'webgl', defines: 'drawAsciify' };
const still = (one: Description): Description => ({ ...one, still: true });

const PAGES: Record<string, { sketches: Description[]; converted: number }> = {
  'one WEBGL sketch': { sketches: [webgl], converted: 0 },
  'two WEBGL sketches': { sketches: [webgl, webgl], converted: 1 },
  'two WEBGL sketches of one frame each': { sketches: [still(webgl), still(webgl)], converted: 1 },
  'a 2D sketch, then a WEBGL one': { sketches: [flat, webgl], converted: 1 },
  'a WEBGL sketch, then a 2D one': { sketches: [webgl, flat], converted: 0 },
  'a WEBGL sketch between 2D ones': { sketches: [flat, webgl, flat, flat], converted: 1 },
  'the first of two defines setupAsciify()': { sketches: [asks, webgl], converted: 0 },
  'the first of two defines drawAsciify()': { sketches: [draws, webgl], converted: 0 },
  'one of one frame, and one that asks': { sketches: [still(webgl), asks, webgl], converted: 1 },
  'two that ask': { sketches: [asks, flat, draws], converted: 2 },
};

for (const [what, { sketches, converted: expected }] of Object.entries(PAGES)) {
  test(`of several sketches one is converted: ${what}`, async ({ page, site, sketch, p5 }) => {
    expect(await converted(page, site, p5, sketches)).toEqual([expected]);
    expect(sketch.errors).toEqual([]);
  });
}

test('a sketch that starts later takes over, and the one before is shown as it is', async ({
  page,
  site,
  sketch,
  p5,
}) => {
  await openPage(page, site, p5, []);
  await starting(page, [still(webgl), webgl]);
  const [plain] = await pictures(page);
  await openPage(page, site, p5);
  await starting(page, [still(webgl)]);
  const [alone] = await pictures(page);
  expect(alone).not.toBe(plain);
  await starting(page, [webgl]);
  await expect.poll(async () => (await pictures(page))[0]).toBe(plain);
  expect(sketch.errors).toEqual([]);
});

test('when the converted sketch is gone, the next one that starts is converted', async ({
  page,
  site,
  sketch,
  p5,
}) => {
  await openPage(page, site, p5);
  await starting(page, [asks]);
  await pictures(page);
  await page.evaluate(() => void window.sketches.pop()?.remove());
  await starting(page, [flat, webgl]);
  await pictures(page);
  await expect.poll(() => page.evaluate(() => p5asciifier.grid.width)).toBe(80);
  expect(sketch.errors).toEqual([]);
});

test('a lone 2D sketch goes on, and the console says what it would take', async ({
  page,
  site,
  sketch,
  p5,
}) => {
  sketch.expected.push(/needs a WEBGL canvas/);
  await openPage(page, site, p5, []);
  await starting(page, [flat]);
  const plain = await pictures(page);
  await openPage(page, site, p5);
  await starting(page, [flat]);
  expect(await pictures(page)).toEqual(plain);
  await expect
    .poll(() => sketch.errors.map(({ message }) => message))
    .toEqual([
      'p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().',
    ]);
});

test('twenty sketches come and go in a row, and the next one is converted', async ({
  page,
  site,
  sketch,
  p5,
}) => {
  await openPage(page, site, p5);
  await page.evaluate(async () => {
    for (let i = 0; i < 20; i += 1) {
      const p = window.start({ kind: i % 3 ? 'webgl' : '2d' });
      // Some are gone before their setup(), some after it, some after a few frames.
      const frames = i % 4;
      const end = performance.now() + 10_000;
      while (frames > 0 && p.frameCount < frames && performance.now() < end) {
        await new Promise(requestAnimationFrame);
      }
      window.sketches.pop();
      await Promise.resolve(p.remove());
    }
  });
  await starting(page, [webgl]);
  await pictures(page);
  expect(await page.evaluate(() => p5asciifier.toString())).toMatch(/\S/);
  expect(await page.locator('canvas').count()).toBe(1);
  // A lone 2D sketch says that it cannot be converted.
  expect(sketch.errors.filter(({ message }) => !/needs a WEBGL/.test(message))).toEqual([]);
  sketch.expected.push(/needs a WEBGL canvas/);
});

test('a sketch that is removed within its setup() leaves nothing behind', async ({
  page,
  site,
  sketch,
  p5,
}) => {
  await openPage(page, site, p5);
  await page.evaluate(async () => {
    await new Promise<void>((ended) => {
      new window.p5((p: P5) => {
        const setup = async () => {
          p.createCanvas(40, 40, p.WEBGL);
          await Promise.resolve();
          await Promise.resolve(p.remove());
          ended();
        };
        p.draw = () => p.background(0);
        Object.assign(p, { setup, setupAsciify: () => p5asciifier.fontSize(8) });
      });
    });
  });
  await starting(page, [webgl]);
  await pictures(page);
  expect(await page.evaluate(() => p5asciifier.grid.width)).toBe(64);
  expect(sketch.errors).toEqual([]);
});

test('several cameras, each in a sketch of its own, as on the page of p5.js that shows them', async ({
  page,
  site,
  sketch,
  p5,
}) => {
  await openPage(page, site, p5);
  const lives = await page.evaluate(async () => {
    const views = [-200, 0, 200].map((x) => {
      const node = document.body.appendChild(document.createElement('div'));
      return new window.p5((p: P5) => {
        p.setup = () => {
          p.createCanvas(64, 48, p.WEBGL);
          p.createCamera().setPosition(x, 0, 300);
        };
        p.draw = () => {
          p.background(0);
          p.lights();
          p.box(60);
        };
      }, node);
    });
    while (views.some((p) => p.frameCount < 3)) await new Promise(requestAnimationFrame);
    return views.length;
  });
  expect(lives).toBe(3);
  expect(sketch.errors).toEqual([]);
});

const SECOND_COPIES: Record<string, (site: Site) => string> = {
  'two script tags': () => `<script src="${LIBRARY_SCRIPT}?again"></script>`,
  'a script tag and a module': (site) => `
<script type="importmap">${JSON.stringify({
    imports: { p5: `data:text/javascript,${encodeURIComponent('export default window.p5;')}` },
  })}</script>
<script type="module">import '${site.url}/dist/p5.asciify.esm.js';</script>`,
};

for (const [what, again] of Object.entries(SECOND_COPIES)) {
  test(`a second copy of the library says so once, and does nothing: ${what}`, async ({
    page,
    site,
    sketch,
    p5,
  }) => {
    sketch.expected.push(/loaded twice/);
    const tags = [p5Script(p5), LIBRARY_SCRIPT].map((src) => `<script src="${src}"></script>`);
    const head = `${tags.join('\n')}${again(site)}<script>${source(prepare)}()</script>`;
    await page.goto(site.publish(html(head)));
    await starting(page, [webgl]);
    await pictures(page);
    expect(await page.evaluate(() => p5asciifier.toString())).toMatch(/\S/);
    const said = sketch.console.map((entry) => entry.text()).filter((text) => /twice/.test(text));
    expect(said).toEqual([
      '[p5.asciify] The library is loaded twice on this page. The first copy stays in use: take the other out.',
    ]);
  });
}

test('an element with the id p5asciify is not taken for the library', async ({
  page,
  site,
  sketch,
  p5,
}) => {
  const tags = [p5Script(p5), LIBRARY_SCRIPT].map((src) => `<script src="${src}"></script>`);
  const body = `<main id="p5asciify"><i id="p5asciifier"></i></main>${tags.join('')}<script>${source(prepare)}()</script>`;
  await page.goto(site.publish(html('', body)));
  await starting(page, [webgl]);
  await pictures(page);
  expect(await page.evaluate(() => p5asciifier.toString())).toMatch(/\S/);
  expect(sketch.errors).toEqual([]);
});
