/** The browser's Back leaves the page, whatever a sketch does to its history. */
import { expect, test } from './support/test';
import { linkTo } from '../testing/shareLink';
import { LiveExample, sketchWith } from './support/live';

const attempts: Readonly<Record<string, { code: string; isEnded: boolean }>> = {
  'states in its history': { code: "history.pushState(null, '', '#' + i);", isEnded: false },
  'states, by the method of another object': {
    code: "History.prototype.pushState.call(history, null, '');",
    isEnded: false,
  },
  'links within its document': {
    code: `{ const link = document.createElement('a'); link.href = '#' + i;
      document.body.append(link); link.click(); }`,
    isEnded: false,
  },
  addresses: { code: "location.hash = 'x' + i;", isEnded: true },
  'a frame of its own, with addresses': {
    code: `{ const frame = document.body.appendChild(document.createElement('iframe'));
      setTimeout(() => { for (let j = 0; j < 9; j += 1) frame.src = 'about:blank#' + j; }, 50); }`,
    isEnded: false,
  },
};

for (const [what, { code, isEnded }] of Object.entries(attempts)) {
  test(`one press of Back leaves a page whose sketch adds ${what}`, async ({ page }) => {
    await page.goto('/docs/intro');
    const sketch = sketchWith(`
for (let i = 0; i < 40; i += 1) ${code}
console.log('tried');`);
    // The page navigates itself to the shared sketch, as by a link.
    const address = `/playground${linkTo({ code: sketch, p5: '1', title: 'Shared' })}`;
    await page.evaluate((to) => window.location.assign(to), address);
    await expect(page.getByText('comes from the link')).toBeVisible();
    const shared = new LiveExample(page, page.locator('main'));
    const before = await page.evaluate(() => history.length);
    await shared.button('Run').press('Enter');
    if (isEnded) {
      await shared.is('failed');
      await expect(shared.problem).toContainText('changed its address');
    } else {
      await shared.is('running');
      await expect(shared.root.getByRole('log')).toContainText('tried');
      expect(await page.evaluate(() => history.length)).toBe(before);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });
}
