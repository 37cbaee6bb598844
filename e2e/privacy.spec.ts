import { expect, test, type Page } from './support/test';
import { hydrated } from './support/page';

/** Names of the values in storage, as the data protection policy calls them. */
function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys({ ...localStorage, ...sessionStorage }).map((name) => name.replace(/-\d+$/, '')),
  );
}

test('the data protection policy lists everything that a visit stores', async ({
  page,
  context,
}) => {
  await hydrated(page, '/docs/intro');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: /search/i }).click();
  await page.getByRole('searchbox').fill('showcase');
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
  const stored = await storedNames(page);

  await page.goto('/docs/legal/data-protection-policy-en');
  const listed = await page.locator('article table td:first-child').allInnerTexts();
  const isListed = (name: string) =>
    listed.some((entry) =>
      entry.endsWith('…') ? name.startsWith(entry.slice(0, -1)) : name === entry,
    );
  expect(stored).toContain('docusaurus.announcement.dismiss');
  expect(stored).toEqual(expect.arrayContaining(['motion', 'code-size', 'code-place']));
  expect(stored.filter((name) => !isListed(name))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
