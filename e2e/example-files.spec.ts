/** Files that come with an example: when they are fetched, what the sketch sees, where they go along. */
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { LiveExample, openExample, phone, saved } from './support/live';
import { openAndListen, test } from './support/readersFolder';
import { expect, type Page } from './support/reading';

test.use({ viewport: phone });

const slug = 'allium';
const path = `/examples/${slug}`;
const published = new URL(`../examples/${slug}/allium.jpg`, import.meta.url);

/** The file as it is served. */
const served = /\/assets\/examples\/allium\/allium\.[\da-f]{8}\.jpg$/;

function watchFile(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (served.test(request.url())) requests.push(request.url());
  });
  return requests;
}

/** Whether there are characters; without its photograph the sketch is black. */
const drawn = "p5asciify.asciifier().toString().trim() !== ''";
const isDrawn = (example: LiveExample): Promise<unknown> => example.evaluate(drawn);

for (const major of ['1', '2'] as const) {
  test(`comes on Run only, and is drawn on p5.js ${major}.x`, async ({ page }) => {
    const requests = watchFile(page);
    const example = await openExample(page, path, slug);
    await example.button(`p5 ${major}.x`).click();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await example.button('Play').click();
    await example.is('running');
    await expect.poll(() => isDrawn(example)).toBe(true);
    expect(requests).toHaveLength(1);
  });
}

test('goes along in downloads, and into the playground by its name', async ({
  page,
  makeFolder,
  context,
}) => {
  const example = await openExample(page, path, slug);
  const zip = unzipSync((await saved(example, 'Download as a zip')).content);
  expect(Buffer.from(zip['allium.jpg'] ?? [])).toEqual(await readFile(published));

  const html = await saved(example, 'Download as one HTML file');
  const taken = await context.newPage();
  const folder = await makeFolder({ 'index.html': html.content });
  const complaints = await openAndListen(taken, folder.file);
  await expect.poll(() => taken.evaluate<unknown>('flower && flower.width')).toBe(600);
  expect(complaints).toEqual([]);

  await example.button('More').press('Enter');
  await example.button('Open in the playground').press('Enter');
  await expect(page).toHaveURL(/\/playground#v1\./);
  const opened = new LiveExample(page, page.locator('main'));
  await opened.button('Run').click();
  await opened.is('running');
  await expect.poll(() => isDrawn(opened)).toBe(true);
  await expect(opened.root.getByRole('group', { name: 'Missing files' })).toHaveCount(0);
});

test('is drawn in a frame of another site', async ({ page, makeFolder, context, baseURL }) => {
  const example = await openExample(page, path, slug);
  await example.button('More').press('Enter');
  await example.button('Embed on another site').press('Enter');
  const markup = example.root.getByRole('textbox', { name: 'Code for your page' });
  await expect(markup).toHaveValue(/^<iframe/);
  const folder = await makeFolder({
    'index.html': `<!doctype html><title>Elsewhere</title>${await markup.inputValue()}`,
  });
  const elsewhere = await folder.serve();
  expect(new URL(elsewhere).origin).not.toBe(baseURL);
  const host = await context.newPage();
  const requests = watchFile(host);
  await host.goto(elsewhere);
  const embedded = host.frameLocator('iframe');
  await embedded.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(embedded.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 20_000 });
  const sketch = embedded.frameLocator('iframe').locator('html');
  await expect
    .poll(() => sketch.evaluate((_, code) => (0, eval)(code) as unknown, drawn))
    .toBe(true);
  expect(requests).toHaveLength(1);
});

test('gives way to a file of the reader that has the same name', async ({ page }) => {
  const requests = watchFile(page);
  const example = await openExample(page, path, slug);
  await example.button('Edit').click();
  await example.root
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: 'Files' })
    .press('Enter');
  const panel = example.root.getByRole('region', { name: 'Files' });
  await expect(panel).toContainText('These come with the sketch: allium.jpg.');
  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Add files' }).press('Enter');
  const own = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 30;
    canvas.height = 20;
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  await (
    await choosing
  ).setFiles([{ name: 'allium.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(own, 'base64') }]);
  await expect(panel).toContainText('One file');
  await example.button('Run').click();
  await example.is('running');
  await expect.poll(() => isDrawn(example)).toBe(true);
  expect(requests).toEqual([]);
});

test('that does not come is said, and comes when the reader plays again', async ({ page }) => {
  await page.route(served, (route) => route.abort());
  const example = await openExample(page, path, slug);
  await example.button('Play').click();
  await example.is('failed');
  await expect(example.problem).toContainText('could not be loaded');
  await page.unroute(served);
  await example.clickRead('Play');
  await example.is('running');
  await expect.poll(() => isDrawn(example)).toBe(true);
});

test('is credited on the page of the example and on the page of licences', async ({ page }) => {
  for (const address of [path, '/licences']) {
    await page.goto(address);
    const credit = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Blossfeldt' });
    await expect(credit.getByRole('link', { name: 'CC0-1.0' })).toBeVisible();
  }
});
