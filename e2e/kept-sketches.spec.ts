/** Each run of a sketch that a reader has changed is kept in the browser, and found again. */
import { expect, test, type Page } from './support/reading';
import { violations } from './support/axe';
import { openShared, phone, sketchWith, type LiveExample } from './support/live';

const versions = (number: number) => sketchWith(`// version ${number}`);

const open = (live: LiveExample) => live.button('History').press('Enter');
const runsOf = (live: LiveExample) =>
  live.root.getByRole('list', { name: 'Runs, the newest first' }).getByRole('listitem');

async function run(live: LiveExample, source: string): Promise<void> {
  await live.write(source);
  await live.button('Run').press('Enter');
  // Browsers draw no frames of a sketch that is scrolled out of view.
  await live.preview.scrollIntoViewIfNeeded();
  await live.is('running');
}

async function textOf(live: LiveExample): Promise<string> {
  return (await live.root.locator('.cm-line').allTextContents()).join('\n');
}

for (const major of ['1', '2'] as const) {
  test(`runs on p5 ${major}.x are kept, looked at, compared and brought back`, async ({ page }) => {
    await page.setViewportSize(phone);
    const live = await openShared(page, versions(0), major);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await run(live, versions(1));
    expect(requests.filter((url) => url.includes('HistoryPanel'))).toEqual([]);
    await run(live, versions(2));
    await run(live, versions(1));
    await open(live);
    // The same source is kept once, and has moved to the top.
    await expect(runsOf(live)).toHaveCount(2);
    await expect(runsOf(live).first()).toContainText('the code as it is now');
    const older = runsOf(live).last();
    await older.getByRole('button', { name: /^Look/ }).press('Enter');
    await expect(older.getByRole('group', { name: /^Code of the run/ })).toContainText('version 2');
    await older.getByRole('button', { name: /^Compare/ }).press('Enter');
    const changes = older.getByRole('group', { name: 'Changes, line by line' });
    await expect(changes).toContainText('Removed: −// version 1');
    await expect(changes).toContainText('Added: +// version 2');
    expect(await violations(page)).toEqual([]);

    await live.write(versions(3));
    await older.getByRole('button', { name: /^Bring back/ }).press('Enter');
    await expect.poll(() => textOf(live)).toContain('version 2');
    // The code that had not run is kept first, and one step takes the change back.
    await expect(runsOf(live)).toHaveCount(3);
    await live.editor.press('ControlOrMeta+z');
    await expect.poll(() => textOf(live)).toContain('version 3');
  });
}

test('runs are there after a reload, and go when the reader deletes them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const live = await openShared(page, versions(0));
  await run(live, versions(1));
  await open(live);
  await expect(runsOf(live)).toHaveCount(1);
  await page.reload();
  await open(live);
  await expect(runsOf(live)).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  page.once('dialog', (dialog) => void dialog.accept());
  await live.button('Delete these runs').press('Enter');
  await expect(live.root.getByText('No run is kept yet.')).toBeVisible();
  await run(live, versions(2));
  await expect(runsOf(live)).toHaveCount(1);
  page.once('dialog', (dialog) => void dialog.accept());
  await live.button('Delete the runs of all sketches').press('Enter');
  await expect(live.root.getByText('The runs of all sketches are deleted.').first()).toBeVisible();
  await expect(runsOf(live)).toHaveCount(0);
});

test.describe('storage', () => {
  for (const [name, error, words] of [
    ['full', 'QuotaExceededError', 'is full, so this run is not kept'],
    ['denied', 'SecurityError', 'does not let this site keep runs'],
  ] as const) {
    test(`that is ${name} is said, and the sketch runs`, async ({ page }) => {
      await page.setViewportSize(phone);
      await failWrites(page, error);
      const live = await openShared(page, versions(0));
      await run(live, versions(1));
      await expect(live.root.getByText(words)).toBeVisible();
      await live.is('running');
    });
  }

  test('that is almost full is said in time', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => {
      navigator.storage.estimate = () => Promise.resolve({ usage: 95e6, quota: 100e6 });
    });
    const live = await openShared(page, versions(0));
    await run(live, versions(1));
    await expect(live.root.getByText('is almost full')).toBeVisible();
    await open(live);
    await expect(runsOf(live)).toHaveCount(1);
  });
});

async function failWrites(page: Page, error: string): Promise<void> {
  await page.addInitScript((name) => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('', name);
    };
  }, error);
}
