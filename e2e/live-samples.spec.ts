/** Code samples on pages run in view, fill the width of their block, and can be edited in place. */
import { expect, test, type Locator, type Page } from './support/reading';
import { LiveExample } from './support/live';
import { awake, hydrated } from './support/page';

test.describe.configure({ timeout: 90_000 });

/** A page that has a sample with a canvas of a fixed size, 960 by 540. */
const fixedPage = '/docs/in-depth/performance';
const fixedCode = 'createCanvas(960, 540, WEBGL)';

const widths = [
  { width: 390, height: 664 },
  { width: 820, height: 1100 },
  { width: 1440, height: 900 },
];

test.describe('what a sample draws', () => {
  for (const viewport of widths) {
    test(`is seen as a whole after Run, at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const { sample, toggle } = await openSample(page);
      await scrollToBottom(toggle);
      await toggle.press('Enter');
      await sample.is('running');
      await expectSeenAsAWhole(sample.preview);
      await expect(toggle).toBeFocused();
      await expectFilled(sample);
    });
  }

  test('is scrolled to at once where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { sample, toggle } = await openSample(page);
    await scrollToBottom(toggle);
    const [before, soon] = await toggle.evaluate(async (button: HTMLElement) => {
      const start = window.scrollY;
      button.click();
      for (let frame = 0; frame < 2; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return [start, window.scrollY];
    });
    await sample.is('running');
    await expectSeenAsAWhole(sample.preview);
    expect(soon).toBeGreaterThan(before ?? 0);
    expect(await page.evaluate(() => window.scrollY)).toBe(soon);
  });

  test('fills its place in another window, too, and knows where the pointer is', async ({
    page,
  }) => {
    const { sample, toggle } = await openSample(page);
    await toggle.press('Enter');
    await sample.is('running');
    // The pointer is seen with the next frame, and one of a lit scene takes seconds here.
    await sample.evaluate('(draw = () => background(0))');
    // In the narrower window it stands further down, and out of view it would be stopped.
    await sample.preview.evaluate((preview) =>
      preview.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await page.setViewportSize({ width: 700, height: 800 });
    await expectFilled(sample);
    await sample.preview.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        // Measured anew on each try: the page may still be scrolling smoothly.
        const box = await boxOf(sample.preview);
        // The key has shielded the sketch from the pointer, until that moves.
        await page.mouse.move(box.x, box.y);
        await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2);
        return [
          Math.round(Number(await sample.evaluate('mouseX / 10'))),
          Math.round(Number(await sample.evaluate('mouseY / 10'))),
        ];
      })
      .toEqual([24, 27]);
  });

  test('fills its place when it is as large as the window', async ({ page }) => {
    const { sample, toggle } = await openSample(page, '/docs/guides/fundamentals');
    await toggle.press('Enter');
    await sample.is('running');
    await expectFilled(sample);
  });
});

test.describe('the code of a sample', () => {
  test('becomes an editor in its place, runs, and comes back', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { sample, block, toggle } = await openSample(page);
    const published = await block.locator('pre').innerText();
    const before = await placeIn(block, block.locator('pre'));
    await sample.button('Edit').press('Enter');
    await expect(sample.editor).toBeFocused();
    expect(await placeIn(block, sample.editor)).toEqual(before);
    await sample.is('running');

    await sample.write('function setup() {\n  createCanvas(300, 300, WEBGL);\n}');
    await page.keyboard.press('ControlOrMeta+Enter');
    await sample.is('running');
    await expect.poll(() => sample.evaluate('width')).toBe(300);
    await expectFilled(sample);
    const square = await boxOf(sample.preview);
    expect(Math.abs(square.width - square.height)).toBeLessThanOrEqual(1);

    // Pressed by keyboard: with WebGL in software a click beside a busy sketch can hit its sandbox.
    await sample.button('Copy').press('Enter');
    await expect(sample.button('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '(300, 300, WEBGL)',
    );

    // The edited code is there again after the sample was closed and opened.
    await toggle.press('Enter');
    await expect(block.locator('iframe')).toHaveCount(0);
    await expect(block.locator('pre')).toHaveText(published);
    await toggle.press('Enter');
    await expect(sample.editor).toContainText('createCanvas(300, 300, WEBGL)');
    await sample.is('running');
    await expect.poll(() => sample.evaluate('width')).toBe(300);

    page.once('dialog', (dialog) => void dialog.accept());
    await sample.button('Reset').press('Enter');
    await expect(sample.editor).toContainText(fixedCode);
    await expect(sample.editor).toBeFocused();
    await expect(sample.button('Reset')).toHaveCount(0);
    await sample.is('running');
    await expect.poll(() => sample.evaluate('width')).toBe(960);
  });

  test('is numbered as it is shown in what is said of a mistake', async ({ page }) => {
    const { sample } = await openSample(page);
    await sample.write('// one\nfunction keyPressed() {}\nbocks(50);');
    await page.keyboard.press('ControlOrMeta+Enter');
    await sample.is('failed');
    await expect(sample.problem).toContainText('Line 3, column 1');
    await sample.problem.getByRole('button', { name: 'Line 3, column 1' }).press('Enter');
    await expect(sample.editor).toBeFocused();
    await page.keyboard.type('here');
    await expect(sample.editor).toContainText('herebocks(50)');
  });

  test('takes the correction that is offered for it', async ({ page }) => {
    const { sample } = await openSample(page);
    await sample.write(
      "function setupAsciify() {\n  p5asciifier.renderer('edge').update({ enabled: true, sampleThreshhold: 4 });\n}",
    );
    await page.keyboard.press('ControlOrMeta+Enter');
    await sample.problem.getByRole('button', { name: /sampleThreshold/ }).press('Enter');
    await expect(sample.editor).toContainText('sampleThreshold: 4');
    await expect(sample.editor).not.toContainText('createCanvas');
    await expect(sample.problem).toHaveCount(0);
    await sample.is('running');
  });

  test('is not mixed up with that of another sample, nor kept as a draft', async ({ page }) => {
    const { sample } = await openSample(page);
    await sample.write('// mine');
    await page.keyboard.press('ControlOrMeta+Enter');
    await sample.is('running');
    const { sample: other, toggle } = await openSample(page, '/docs/guides/fundamentals');
    await toggle.press('Enter');
    await other.is('running');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('sample');
  });
});

interface OpenedSample {
  sample: LiveExample;
  block: Locator;
  /** The button that opens and closes the sample's player. */
  toggle: Locator;
}

/** Opens a page, and finds the sample with the fixed canvas on it, or else its first one. */
async function openSample(page: Page, path = fixedPage): Promise<OpenedSample> {
  await hydrated(page, path);
  await awake(page);
  const blocks = page.locator('.code-block:has(button[aria-expanded])');
  const index = (await blocks.allInnerTexts()).findIndex((text) => text.includes(fixedCode));
  // Other blocks may get such a button later, and come before it, so it is marked.
  await blocks.nth(Math.max(0, index)).evaluate((block) => block.setAttribute('data-opened', ''));
  const block = page.locator('[data-opened]');
  return {
    sample: new LiveExample(page, block),
    block,
    // The player's menu button, further down, has `aria-expanded`, too.
    toggle: block.locator('button[aria-expanded]').first(),
  };
}

function scrollToBottom(element: Locator): Promise<void> {
  return element.evaluate((node) =>
    window.scrollBy(0, node.getBoundingClientRect().bottom - innerHeight),
  );
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It has no place on the page.');
  return box;
}

/** Left and top of an element relative to its block, and its height. */
async function placeIn(block: Locator, element: Locator): Promise<number[]> {
  // In one step, because the page scrolls when a sample has opened.
  return element.evaluate(
    (inner, outer) => {
      if (!outer) throw new Error('The block is not there.');
      const [box, around] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
      return [box.x - around.x, box.y - around.y, box.height].map(Math.round);
    },
    await block.elementHandle(),
  );
}

async function expectSeenAsAWhole(preview: Locator): Promise<void> {
  await expect
    .poll(() =>
      preview.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
        return top >= navbar - 1 && bottom <= window.innerHeight + 1;
      }),
    )
    .toBe(true);
}

/** The canvas covers the preview: nothing is cut off, and there is no strip beside it. */
async function expectFilled(sample: LiveExample): Promise<void> {
  await expect
    .poll(() =>
      sample.sketch
        .locator('canvas')
        .first()
        .evaluate((canvas) => {
          const { left, top, right, bottom } = canvas.getBoundingClientRect();
          const gaps = [left, top, innerWidth - right, innerHeight - bottom];
          return Math.max(...gaps.map(Math.abs)) <= 1.5;
        }),
    )
    .toBe(true);
}
