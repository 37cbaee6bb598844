/**
 * The course: it is walked from the home page by links alone, with a sketch of the reader's own
 * that gets the lines of each step; it remembers what was done, and does without storage, and
 * without scripts.
 */
import type { Page } from '@playwright/test';
import { captureFrame } from '../scripts/sketches/captureFrame';
import { describeDifference } from '../scripts/sketches/compareFrames';
import { launchOptions } from '../scripts/browser.js';
import { readCourse } from '../website/plugins/sketches/reading/course';
import { readPredictions } from '../website/plugins/sketches/reading/predictions';
import { courseAddress, stepAddress } from '../website/shared/course';
import { awake, hydrated } from './support/page';
import { expect, test } from './support/sketchPage';

// The stored frames have smooth edges.
test.use({ launchOptions: launchOptions({ shortVisits: true }) });

const folder = new URL('../course/', import.meta.url).pathname;
const steps = await readCourse(folder);
const predictions = await readPredictions(folder);

const mine = '// This one is mine.';

/** The source that the browser keeps as the reader's for a step. */
const keptSource = (page: Page, slug: string): Promise<string | undefined> =>
  page.evaluate((id) => {
    const key = Object.keys(localStorage).find((name) => name.includes(`"${id}"`));
    const draft: unknown = JSON.parse(localStorage.getItem(key ?? '') ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('source' in draft)) return undefined;
    return typeof draft.source === 'string' ? draft.source : undefined;
  }, `first-piece ${slug}`);

const keepSketch = (page: Page, slug: string, source: string) =>
  page.addInitScript(
    ([id, text]) => {
      const key = JSON.stringify(['p5.asciify draft', id, 'another']);
      localStorage.setItem(key, JSON.stringify({ source: text, time: 1 }));
    },
    [`first-piece ${slug}`, source] as const,
  );

const sourceOf = (slug: string) => steps.find((step) => step.slug === slug)?.source ?? '';

async function predict(page: Page, slug: string): Promise<void> {
  const prediction = predictions.find(({ example }) => example.slug === slug);
  const right = prediction?.options.findIndex(({ isRight }) => isRight);
  if (right === undefined) return;
  const group = page.getByRole('region', { name: 'Predict' });
  await group.getByRole('radio').nth(right).check();
  await expect(group.getByText(`Yes, it is ${'ABC'.charAt(right)}.`)).toBeVisible();
}

test('a reader walks the course from the home page, with a sketch of their own', async ({
  page,
  sketchPage,
}) => {
  test.setTimeout(400_000);
  await hydrated(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Your first piece' }).click();
  await page.getByRole('link', { name: 'Begin with step 1' }).click();

  for (const [index, { slug, title, source, capture, frame }] of steps.entries()) {
    await test.step(title, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
      await predict(page, slug);
      const player = page.locator(`[data-step="${slug}"]`);
      if (index === 0) {
        await player.getByRole('button', { name: 'Edit' }).click();
        await player.getByRole('textbox', { name: /^Source of/ }).press('ControlOrMeta+Home');
        await page.keyboard.insertText(`${mine}\n`);
      } else {
        await player.getByRole('button', { name: 'Add the new lines to my sketch' }).click();
        await expect(player.getByText('This is your sketch, with the new lines')).toBeVisible();
      }
      await expect.poll(() => keptSource(page, slug)).toBe(`${mine}\n${source.trimEnd()}`);
      const kept = (await keptSource(page, slug)) ?? '';
      const drawn = await captureFrame(sketchPage, { source: kept }, capture, '1');
      expect(describeDifference(frame, drawn.text)).toBeUndefined();
      await page.getByRole('link', { name: /^Done/ }).click();
    });
  }

  await expect(page).toHaveURL(courseAddress);
  await expect(page.getByText(`You have finished all ${steps.length} steps.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`You have finished all ${steps.length} steps.`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear all marks' }).click();
  await expect(page.getByRole('link', { name: 'Begin with step 1' })).toBeVisible();
});

test('a skipped step is marked, and the course goes on where a reader has left it', async ({
  page,
}) => {
  await hydrated(page, stepAddress('night'));
  await awake(page);
  await page.getByRole('link', { name: 'Skip this step' }).click();
  // The address changes first; until the next step is loaded, its links are those of the step before.
  await expect(page.getByText(`Step 2 of ${steps.length}`)).toBeVisible();
  await page.getByRole('link', { name: /^Done, next step/ }).click();
  await expect(page).toHaveURL(stepAddress('characters'));
  await page.goto(courseAddress);
  const entries = page.getByRole('region', { name: 'Steps' }).getByRole('listitem');
  await expect(entries.nth(0)).toContainText('skipped');
  await expect(entries.nth(1)).toContainText('done');
  await page.getByRole('link', { name: 'Go on with step 3' }).click();
  await expect(page).toHaveURL(stepAddress('characters'));
});

test('a sketch that clashes with a step is left as it is', async ({ page }) => {
  const own = sourceOf('night').replace('(windowWidth, windowHeight);', '(400, 400);');
  await keepSketch(page, 'night', own);
  await hydrated(page, stepAddress('webgl'));
  const player = page.locator('[data-step="webgl"]');
  await player.getByRole('button', { name: 'Add the new lines to my sketch' }).click();
  await expect(player.getByText('Nothing was added')).toContainText(
    '“createCanvas(windowWidth, windowHeight);”',
  );
  await player.getByRole('button', { name: 'Take my sketch as it is' }).click();
  await expect.poll(() => keptSource(page, 'webgl')).toBe(own);
  page.once('dialog', (dialog) => void dialog.accept());
  await player.getByRole('button', { name: 'Use the sketch of the course' }).click();
  await expect(player.getByRole('button', { name: 'Add the new lines' })).toBeVisible();
});

test('the plain steps run without the library', async ({ page }) => {
  await hydrated(page, stepAddress('night'));
  const player = page.locator('[data-step="night"]');
  await player.getByRole('button', { name: 'Play' }).click();
  const preview = player.locator('[data-status]');
  await expect(preview).toHaveAttribute('data-status', 'running', { timeout: 25_000 });
  const sketch = preview.frameLocator('iframe').locator('html');
  expect(await sketch.evaluate(() => 'p5asciify' in window)).toBe(false);
});

test('a prediction is made with the keyboard, and says why another frame was wrong', async ({
  page,
}) => {
  await hydrated(page, stepAddress('webgl'));
  const group = page.getByRole('region', { name: 'Predict' });
  await group.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await expect(group.getByText('It is B this time.')).toBeVisible();
  await expect(page.locator('#announcer')).toContainText('It is B this time.');
  await page.keyboard.press('ArrowDown');
  await expect(group.getByText('Yes, it is B.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(group.getByText('Yes, it is B.')).toBeHidden();
});

test('where the browser stores nothing, marks last as long as the page, and that is said', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await hydrated(page, stepAddress('night'));
  await awake(page);
  await page.getByRole('link', { name: /^Done, next step/ }).click();
  await expect(page).toHaveURL(stepAddress('webgl'));
  await expect(page.getByText('This browser stores nothing for this site')).toBeVisible();
  await page.getByText('Step 2 of 14').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Draw a night' }).last()).toContainText(
    'done',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every step can be read, its answer opened, and the next one reached', async ({ page }) => {
    await page.goto(courseAddress);
    await page.getByRole('link', { name: 'Begin with step 1' }).click();
    for (const { slug, title } of steps) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator(`[data-step="${slug}"] pre code`).last()).toContainText('setup()');
      if (predictions.some(({ example }) => example.slug === slug)) {
        const group = page.getByRole('region', { name: 'Predict' });
        await group.getByText('Answer', { exact: true }).click();
        await expect(group.getByText('is right.')).toBeVisible();
      }
      await page.getByRole('link', { name: /^Done/ }).click();
    }
    await expect(page).toHaveURL(courseAddress);
  });
});
