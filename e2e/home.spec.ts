import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from './support/reading';
import { layoutShifts, recordLayoutShifts } from './support/layoutShift';
import { LiveExample, desktop, phone } from './support/live';
import { awake, hydrated, inMotion } from './support/page';

test.use(inMotion);

const sketch = readFileSync(new URL('../examples/hero/sketch.js', import.meta.url), 'utf8');
const lines = /^function setupAsciify\(\) \{\n[^]*?\n\}$/m.exec(sketch)?.[0] ?? '';

const hero = (page: Page) => new LiveExample(page, page.locator('main header').first());
const code = (page: Page) => page.locator('main header').getByRole('figure');
const poster = (page: Page) =>
  page.getByRole('img', { name: 'A field of columns, drawn in characters' });

/** Whether the poster, the captured frame, is visible; it takes up its space either way. */
const isPosterSeen = (page: Page) =>
  poster(page).evaluate((picture) => getComputedStyle(picture).opacity !== '0');

/** Position and size of an element relative to the document, independent of scrolling. */
const placeOf = (element: Locator) =>
  element.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    return { left, top: Math.round(top + window.scrollY), width, height };
  });

async function openHome(page: Page): Promise<LiveExample> {
  await hydrated(page, '/');
  await awake(page);
  const live = hero(page);
  await live.is('running');
  return live;
}

test.describe('the picture of the home page', () => {
  test.use({ viewport: desktop });

  test('is the captured frame until the sketch draws, and again when it does not', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hydrated(page, '/');
    await awake(page);
    const live = hero(page);
    await live.is('idle');
    await expect.poll(() => isPosterSeen(page)).toBe(true);
    const place = await placeOf(poster(page));

    await recordLayoutShifts(page);
    await live.button('Play').click();
    await live.is('running');
    await expect.poll(() => isPosterSeen(page)).toBe(false);
    // The poster stays in the accessibility tree: it holds the description of the running piece.
    await expect(poster(page)).toBeVisible();
    await live.clickRead('Pause');
    await live.is('paused');
    await expect.poll(() => isPosterSeen(page)).toBe(false);

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await live.is('idle');
    await expect.poll(() => isPosterSeen(page)).toBe(true);
    expect(await placeOf(poster(page))).toEqual(place);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('is divided by a line that says what is on either side, and is moved by keys', async ({
    page,
  }) => {
    await openHome(page);
    const slider = page.getByRole('slider', { name: /ASCII to WEBGL/ });
    const grip = page.locator('main header').getByText('WEBGLASCII');
    await expect(grip.getByText('WEBGL')).toBeVisible();
    await expect(grip.getByText('ASCII')).toBeVisible();
    const size = await grip.boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(24);
    expect(size?.height).toBeGreaterThanOrEqual(24);

    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('0.51');
    await expect(slider).toHaveAttribute('aria-valuetext', '51 % WEBGL');
    await expect(grip).not.toHaveCSS('outline-style', 'none');
    await expect(grip).toHaveCSS('outline-width', '2px');

    // The whole grip is visible at either end, and the page does not scroll sideways.
    for (const key of ['Home', 'End']) {
      await page.keyboard.press(key);
      await expect(slider).toHaveValue(key === 'Home' ? '0' : '1');
      const preview = await hero(page).preview.boundingBox();
      const box = await grip.boundingBox();
      expect(box && preview && box.x >= preview.x, key).toBe(true);
      expect(box && preview && box.x + box.width <= preview.x + preview.width, key).toBe(true);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
  });

  test('follows a finger or a pointer that takes the line', async ({ page }) => {
    await openHome(page);
    const slider = page.getByRole('slider', { name: /ASCII to WEBGL/ });
    const box = await hero(page).preview.boundingBox();
    if (!box) throw new Error('The preview is not to be seen.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.5, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.25, middle, { steps: 4 });
    await page.mouse.up();
    await expect(slider).toHaveValue(/^0\.2[456]$/);
  });
});

test.describe('the lines below it', () => {
  test.use({ viewport: phone });

  test('are those of its sketch, and each does something to it', async ({ page }) => {
    const live = await openHome(page);
    await expect(code(page).locator('pre')).toHaveText(lines);
    const look = async () => {
      const text = String(await live.evaluate('p5asciifier.toString()'));
      const columns = Number(await live.evaluate('p5asciifier.grid.cols'));
      return { columns, letters: /[itLCG]/.test(text), edges: /[/|\\]/.test(text) };
    };
    const afterSomeFrames = () =>
      expect.poll(() => live.evaluate('frameCount > 1').catch(() => false)).toBe(true);
    await afterSomeFrames();
    const whole = await look();
    expect(whole).toMatchObject({ letters: true, edges: true });

    const without = async (statement: RegExp) => {
      expect(lines).toMatch(statement);
      await live.write(lines.replace(statement, ''));
      await page.keyboard.press('ControlOrMeta+Enter');
      await live.is('running');
      await afterSomeFrames();
      return look();
    };
    expect(await without(/^.*fontSize.*$/m)).not.toMatchObject({ columns: whole.columns });
    expect(await without(/^.*'brightness'[^]*?\n {2}\}\);$/m)).toMatchObject({ letters: false });
    expect(await without(/^.*'edge'[^]*?\n {2}\}\);$/m)).toMatchObject({ edges: false });
  });

  test('change the picture in its place, and nothing else', async ({ page }) => {
    const live = await openHome(page);
    const columns = await live.evaluate('p5asciifier.grid.cols');
    const places = async () => [await placeOf(live.preview), await placeOf(code(page))];
    const before = await places();
    await expect(page.locator('iframe')).toHaveCount(1);

    await recordLayoutShifts(page);
    await live.button('Edit').press('Enter');
    await expect(live.editor).toBeFocused();
    expect(await places()).toEqual(before);
    await live.write(lines.replace('fontSize(8)', 'fontSize(16)'));
    await live.button('Run').press('Enter');
    await live.is('running');
    await expect
      .poll(() => live.evaluate('p5asciifier.grid.cols'))
      .toBe(Math.floor(Number(columns) / 2));
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(await places()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('say what is wrong with them below them, in their own lines, and are reset', async ({
    page,
  }) => {
    const live = await openHome(page);
    const place = await placeOf(live.preview);
    await live.write(lines.replace('fontSize(8)', 'fontSiz(8)'));
    await live.button('Run').click();
    await expect(live.problem).toContainText('fontSiz');
    await live.problem.getByRole('button', { name: /^Line 2, column/ }).press('Enter');
    await expect(live.editor).toBeFocused();
    expect(await placeOf(live.preview)).toEqual(place);
    const { top, height } = await placeOf(code(page));
    expect((await placeOf(live.problem)).top).toBeGreaterThanOrEqual(top + height - 1);
    await expect(live.root.getByRole('status')).toHaveCount(1);

    page.on('dialog', (dialog) => void dialog.accept());
    await live.button('Reset').press('Enter');
    await live.is('running');
    await expect(live.problem).toHaveCount(0);
    await expect(live.editor).toHaveText(lines.replaceAll('\n', ''), { useInnerText: false });
    await expect(live.button('Reset')).toHaveCount(0);
  });

  test('come back as they were left, and wait', async ({ page }) => {
    const live = await openHome(page);
    await live.write(lines.replace('fontSize(8)', 'fontSize(32)'));
    await expect(live.button('Reset')).toBeVisible();
    await page.reload();
    await expect(live.editor).toContainText('fontSize(32)');
    await expect(live.button('Reset')).toBeVisible();
    await live.is('idle');
    await live.button('Run').click();
    await live.is('running');
    await expect.poll(() => live.evaluate('p5asciifier.fontManager.fontSize')).toBe(32);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture is its captured frame, and the lines are coloured code', async ({ page }) => {
    await page.goto('/');
    expect(await poster(page).boundingBox()).not.toBeNull();
    const text = code(page).locator('pre');
    await expect(text).toHaveText(lines);
    expect(await text.locator('.nf').count()).toBeGreaterThan(3);
    for (const control of await page.locator('main header').getByRole('button').all()) {
      await expect(control).toBeHidden();
    }
    await expect(page.getByText('Change them')).toBeHidden();
  });
});
