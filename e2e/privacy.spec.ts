import { expect, test, type Page } from './support/test';
import { hydrated } from './support/page';

/** Names of the values in storage, as the data protection policy calls them. */
function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...Object.keys({ ...localStorage, ...sessionStorage }).map((name) =>
        name.replace(/-\d+$/, ''),
      ),
      ...databases.map(({ name = '' }) => name),
    ];
  });
}

test('the data protection policy lists everything that a visit stores', async ({
  page,
  context,
}) => {
  await hydrated(page, '/docs/intro');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: /search/i }).click();
  await page.getByRole('combobox').fill('showcase');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/docs/intro');
  await expect.poll(() => storedNames(page)).toContainEqual(expect.stringMatching(/RECENT/));
  await page.getByRole('switch', { name: /Motion/ }).click();
  await page.goto('/playground');
  await page.getByRole('textbox', { name: /^Source of/ }).click();
  await page.keyboard.type('// mine');
  await page.getByRole('button', { name: 'Larger code' }).click();
  await page.getByRole('button', { name: 'Code below' }).click();
  await expect.poll(() => storedNames(page)).toContainEqual(expect.stringMatching(/draft/));
  await page.getByRole('button', { name: 'Live', exact: true }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await page
    .getByLabel('Add files')
    .and(page.locator('input'))
    .setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from('a') });
  for (const name of ['p5.asciify sketches', 'own-files']) {
    await expect.poll(() => storedNames(page)).toContain(name);
  }
  await hydrated(page, '/docs/first-piece/night');
  await page.getByRole('link', { name: 'Skip this step' }).click();
  await expect.poll(() => storedNames(page)).toContain('p5.asciify course');
  const stored = await storedNames(page);

  await page.goto('/docs/legal/data-protection-policy-en');
  const listed = await page.locator('article table td:first-child').allInnerTexts();
  const isListed = (name: string) =>
    listed.some((entry) =>
      entry.endsWith('…') ? name.startsWith(entry.slice(0, -1)) : name === entry,
    );
  expect(stored).toContain('docusaurus.announcement.dismiss');
  const choices = ['motion', 'live-coding', 'code-size', 'code-place'];
  expect(stored).toEqual(expect.arrayContaining(choices));
  expect(stored.filter((name) => !isListed(name))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
