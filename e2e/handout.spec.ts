/** The handout for learners fills one sheet of paper, front and back. */
import { expect, test } from './support/test';

/** How many pages a PDF has: the page objects in it, which Chromium does not compress. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const format of ['A4', 'Letter']) {
  test(`it prints on two pages of ${format}`, async ({ page }) => {
    await page.goto('/docs/teaching/handout');
    await page.evaluate(() => document.fonts.ready);
    expect(pagesOf(await page.pdf({ format }))).toBe(2);
  });
}

test('paper gets the sheets, and nothing that is for the screen', async ({ page }) => {
  await page.goto('/docs/teaching/handout');
  const article = page.getByRole('article');
  await expect(article.getByText('Print the page with')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(article.getByText('Print the page with')).toBeHidden();
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(article.getByRole('button')).toHaveCount(0);
  // The address where the work goes on, in full.
  await expect(article.getByRole('link', { name: '/playground' })).toBeVisible();
});
