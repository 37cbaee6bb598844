/** What guides let readers do besides running a sample: measure their machine, follow the hooks, guess. */
import { expect, test } from './support/test';
import { openExample, phone } from './support/live';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: phone });

test('the sketch of the performance guide writes what it measures into a table, and in words', async ({
  page,
}) => {
  const example = await openExample(page, '/docs/in-depth/performance', 'measure-grids');
  await example.clickRead('Play');
  const table = example.sketch.getByRole('table', { name: 'Time of a conversion' });
  await expect(table).toBeVisible({ timeout: 90_000 });
  for (const grid of ['40 × 25', '80 × 50', '160 × 100']) {
    const row = table.getByRole('row').filter({
      has: example.sketch.getByRole('rowheader', { name: grid, exact: true }),
    });
    await expect(row.getByRole('cell')).toHaveText([/^\d+\.\d ms$/, /^\d+\.\d ms$/]);
  }
  await expect(table.getByRole('columnheader')).toHaveText(['Grid', 'Brightness', 'With edges']);
  await expect(example.preview.locator('iframe')).toHaveAttribute(
    'title',
    /40 by 25 cells take \d+\.\d milliseconds, and with edges \d+\.\d\./,
  );
});

test('the life cycle of the guide to hooks plays each call back, in its order', async ({
  page,
}) => {
  const example = await openExample(page, '/docs/in-depth/hooks-and-manual-mode', 'life-cycle');
  await example.clickRead('Play');
  await example.is('running');
  const seen: unknown[] = [];
  const caption = "p5asciifier.toString().split('\\n')[19].slice(1, 20).trim()";
  await expect(async () => {
    const now = await example.evaluate(caption);
    if (now !== '' && seen.at(-1) !== now) seen.push(now);
    expect(now).toBe('draws on top');
  }).toPass({ timeout: 90_000, intervals: [100] });
  const calls = [
    ...['loads the font', 'makes the canvas', 'makes the grid', 'sets options'],
    ...['clears the canvas', 'draws the source', 'copies the canvas', 'runs the renderers'],
    'draws on top',
  ];
  // The first ones may have passed before the test looked.
  expect(seen).toEqual(calls.slice(-seen.length));
  expect(seen.length).toBeGreaterThan(5);
});

test('an answer opens without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/docs/in-depth/managing-a-pipeline');
  const answer = page.getByText('Those with an edge, and those of the caption.');
  await expect(answer).toBeHidden();
  await page.getByText('Which cells keep a character?').click();
  await expect(answer).toBeVisible();
  await page.close();
});
