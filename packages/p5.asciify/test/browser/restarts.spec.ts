/** Sketches that are removed and started again at any moment, as React's Strict Mode and live coding do. */
import type { Page } from '@playwright/test';
import type P5 from 'p5';
import { html, LIBRARY_SCRIPT, p5Script, source } from './harness/document';
import type { Site } from './harness/site';
import { expect, test } from './harness/test';
import type { P5Version } from '../p5Versions';

declare global {
  interface Window {
    /** Starts a sketch whose canvas has this width. */
    begin: (width: number, more?: object) => P5;
    /** What went on, in order. */
    calls: string[];
  }
}

/** Runs in the page. */
function prepare(): void {
  window.calls = [];
  window.begin = (width, more = {}) =>
    new window.p5((p: P5) => {
      p.setup = () => {
        window.calls.push(`setup ${width}`);
        p.createCanvas(width, 48, p.WEBGL);
      };
      p.draw = () => p.background(255);
      Object.assign(p, more);
    });
}

async function openPage(page: Page, site: Site, p5: P5Version) {
  const tags = [p5Script(p5), LIBRARY_SCRIPT].map((src) => `<script src="${src}"></script>`);
  await page.goto(site.publish(html(`${tags.join('')}<script>${source(prepare)}()</script>`)));
}

/** Waits until the sketch with a canvas of 96 pixels is converted, and it alone is on the page. */
async function expectLast(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        try {
          return p5asciifier.toString();
        } catch {
          return 'not set up';
        }
      }),
    )
    .toBe(Array(3).fill('######').join('\n'));
  expect(await page.locator('canvas').count()).toBe(1);
}

const RESTARTS: Record<string, () => void | Promise<void>> = {
  'start, stop and start in one tick': () => {
    void window.begin(32).remove();
    window.begin(96);
  },
  'three times in one tick': () => {
    void window.begin(32).remove();
    void window.begin(64).remove();
    window.begin(96);
  },
  'stop a tick later': async () => {
    const first = window.begin(32);
    await Promise.resolve();
    void first.remove();
    window.begin(96);
  },
  'stop while the font loads': async () => {
    const first = window.begin(32);
    await new Promise((done) => setTimeout(done, 0));
    void first.remove();
    window.begin(96);
  },
  'stop in a frame': async () => {
    const first = window.begin(32, {
      draw() {
        void first.remove();
      },
    });
    const end = performance.now() + 5000;
    while (!window.calls.includes('setup 32') && performance.now() < end) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    window.begin(96);
  },
  'stop within setupAsciify()': async () => {
    await new Promise<void>((done) => {
      const first = window.begin(32, {
        async setupAsciify() {
          await Promise.resolve();
          await Promise.resolve(first.remove());
          done();
          // Nothing is there any more; nobody needs to know.
          p5asciifier.renderer('brightness')?.characters('ab');
        },
      });
    });
    window.begin(96);
  },
  'stop in an event': async () => {
    const first = window.begin(32);
    const end = performance.now() + 5000;
    while (first.frameCount < 2 && performance.now() < end) {
      await new Promise(requestAnimationFrame);
    }
    await Promise.resolve(first.remove());
    window.begin(96);
  },
};

for (const [what, restart] of Object.entries(RESTARTS)) {
  test(`the last sketch is converted and alone: ${what}`, async ({ page, site, sketch, p5 }) => {
    // A promise that nobody waits for on p5 1.x.
    if (p5 !== '2' && what.includes('setupAsciify')) sketch.expected.push(/not set up yet/);
    await openPage(page, site, p5);
    await page.evaluate(restart);
    await expectLast(page);
  });
}

test('a sketch that is stopped before it starts calls none of its functions', async ({
  page,
  site,
  sketch,
  p5,
}) => {
  await openPage(page, site, p5);
  await page.evaluate(() => {
    const nothing = () => window.calls.push('called');
    void window.begin(32, { setupAsciify: nothing, drawAsciify: nothing, draw: nothing }).remove();
    window.begin(96);
  });
  await expectLast(page);
  expect(await page.evaluate(() => window.calls)).toEqual(['setup 96']);
  expect(sketch.errors).toEqual([]);
});
