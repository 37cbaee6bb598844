/**
 * Shortcuts on keyboards that write another script, keys that are for an input method, and keys with
 * which a sketch is steered.
 */
import { expect, test, type Page } from './support/test';
import { compose, pressRussian } from './support/keyboard';
import { openExample, phone, runShared, sketchWith, type LiveExample } from './support/live';
import { hydrated, settled } from './support/page';
import { SearchBox } from './support/search';

test.describe('a key that cancels or confirms a conversion', () => {
  test('closes neither the search nor follows a result', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('font');
    await compose(page, 'かな');
    await page.keyboard.press('Escape');
    await settled(page);
    await expect(box.dialog).toBeVisible();
    await expect(box.field).toBeFocused();
    await compose(page, 'かな');
    await page.keyboard.press('Enter');
    await settled(page);
    await expect(box.dialog).toBeVisible();
    await expect(page).toHaveURL('/docs/intro');
  });

  test('closes no panel of the player', async ({ page }) => {
    const shared = await runShared(page, sketchWith(''));
    await shared.is('running');
    const tools = shared.root.getByRole('group', { name: 'Tools' });
    await tools.getByRole('button', { name: 'Files' }).press('Enter');
    const panel = shared.root.getByRole('region', { name: 'Files' });
    await panel.getByRole('button', { name: 'New file' }).press('Enter');
    const field = panel.getByRole('textbox');
    await expect(field).toBeFocused();
    await compose(page, 'かな');
    await page.keyboard.press('Escape');
    await settled(page);
    await expect(field).toBeFocused();
    await compose(page, '');
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });
});

test.describe('on a Russian keyboard', () => {
  test('Ctrl and the key of K open the search, and close it', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await pressRussian(page, 'л', { control: true });
    await expect(box.field).toBeFocused();
    await pressRussian(page, 'л', { control: true });
    await expect(box.dialog).toHaveCount(0);
  });

  test('the key of I inspects a frame; Ctrl and the key of the full stop stop the sketch', async ({
    page,
  }) => {
    const example = await openExample(page);
    await example.button('Play').press('Enter');
    await example.is('running');
    await pressRussian(page, 'ш');
    await expect(example.button('Inspect')).toHaveAttribute('aria-expanded', 'true');
    await pressRussian(page, 'ш');
    await expect(example.button('Inspect')).toHaveAttribute('aria-expanded', 'false');
    await focusSketch(example);
    await pressRussian(page, 'ю', { control: true });
    await example.is('idle');
  });
});

test.describe('Space and the arrow keys', () => {
  test.use({ viewport: phone });

  const keys = ['Space', 'ArrowDown', 'ArrowDown', 'PageDown', 'End'];

  const steered = {
    'keyPressed()': 'function keyPressed() { console.log(`got ${keyCode}`); }',
    'keyTyped()': "function keyTyped() { console.log(key === ' ' ? 'got 32' : 'got another'); }",
    'keyIsDown()': `let last;
setInterval(() => {
  const now = [32, 40, 34, 35].find((code) => keyIsDown(code));
  if (now && now !== last) console.log('got ' + now);
  last = now;
}, 5);`,
    'a listener': `document.addEventListener('keydown', ({ code }) => {
  console.log(code === 'Space' ? 'got 32' : 'got ' + code);
});`,
  };

  for (const [name, code] of Object.entries(steered)) {
    test(`stay with a sketch that reads them by ${name}`, async ({ page }) => {
      const example = await focused(page, still(code));
      let before = 0;
      await expect(async () => {
        await focusSketch(example);
        before = await scrolled(page);
        // Held until it has been seen: keyIsDown() looks now and then.
        await page.keyboard.down('Space');
        try {
          await expect(example.root.getByRole('log')).toContainText('got 32', { timeout: 3000 });
        } finally {
          await page.keyboard.up('Space');
        }
      }).toPass();
      for (const key of keys) await page.keyboard.press(key);
      await settled(page);
      expect(await scrolled(page)).toBe(before);
    });
  }

  test('scroll the page where a sketch reads no keys', async ({ page }) => {
    const example = await focused(page, still('// It says "key" in its prose only.'));
    for (const key of ['ArrowDown', 'PageDown']) {
      await expect(async () => {
        await focusSketch(example);
        const before = await scrolled(page);
        await page.keyboard.press(key);
        await expect
          .poll(() => scrolled(page), { message: key, timeout: 3000 })
          .toBeGreaterThan(before);
      }).toPass();
    }
  });

  test('work as they do in the fields of a sketch that reads them', async ({ page }) => {
    const example = await focused(
      page,
      still(`document.body.append(document.createElement('textarea'));
function keyPressed() { console.log('got ' + keyCode); }`),
    );
    const field = example.sketch.getByRole('textbox');
    await field.focus();
    await page.keyboard.type('ab c');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('d');
    await expect(field).toHaveValue('ab dc');
  });
});

/** A sketch that draws once: frames would keep keys waiting. */
const still = (code: string): string =>
  `function setup() { createCanvas(9, 9, WEBGL); noLoop(); }\nfunction draw() {}\n${code}`;

/** Runs a sketch within a long page, and gives it the keyboard. */
async function focused(page: Page, source: string): Promise<LiveExample> {
  const example = await openExample(page);
  await example.write(source);
  await example.button('Run').press('Enter');
  await example.is('running');
  await focusSketch(example);
  return example;
}

/** A reader presses into the picture; a focus from elsewhere would be given back. */
async function focusSketch({ page, preview }: LiveExample): Promise<void> {
  await expect(async () => {
    // Its upper edge may lie behind the navbar.
    await preview.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    const { x = 0, y = 0 } = (await preview.boundingBox()) ?? {};
    // The first move makes a sketch reachable that typing had shielded.
    await page.mouse.move(x + 50, y + 50);
    await page.mouse.move(x + 60, y + 60);
    await page.mouse.down();
    await page.mouse.up();
    await expect(preview.locator('iframe')).toBeFocused({ timeout: 2000 });
    // A focus that is given back is so after some frames.
    await settled(page);
    await expect(preview.locator('iframe')).toBeFocused({ timeout: 100 });
    // On a busy machine the sandbox, a process of its own, learns of its focus later than the page.
    const root = preview.frameLocator('iframe').locator(':root');
    expect(await root.evaluate(() => document.hasFocus())).toBe(true);
  }).toPass();
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
