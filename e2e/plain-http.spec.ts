/**
 * The player on a site that is served over plain HTTP, as in a classroom without certificates:
 * browsers give such pages no clipboard and no camera.
 */
import { launchOptions } from '../scripts/browser.js';
import { violations } from './support/axe';
import { openShared, sketchWith } from './support/live';
import { expect, test } from './support/test';

const host = 'classroom.test';

test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: launchOptions({
    antialias: false,
    shortVisits: true,
    args: [`--host-resolver-rules=MAP ${host} 127.0.0.1`],
  }),
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', host)),
});

test('what the page may not copy is shown, selected, to be copied by hand', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  const shared = await openShared(page, sketchWith(''));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  const more = shared.button('More');
  const panel = shared.root.getByRole('region', { name: 'Copy it yourself' });
  const selected = () => page.evaluate(() => String(getSelection()));
  await more.press('Enter');
  await shared.button('Copy a link to this sketch').press('Enter');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await expect.poll(selected).toMatch(new RegExp(`^http://${host}.*/playground#v1\\.[\\w-]+$`));
  await expect(panel.getByRole('textbox')).toHaveValue(await selected());
  expect(await violations(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(more).toBeFocused();

  await shared.button('Run').click();
  await shared.is('running');
  await more.press('Enter');
  await shared.button('Copy the frame as text').press('Enter');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await expect.poll(selected).toMatch(/\S/);
  await panel.getByRole('button', { name: 'Close' }).press('Enter');

  await more.press('Enter');
  await shared.button('Embed on another site').press('Enter');
  const embed = shared.root.getByRole('region', { name: 'Embed on another site' });
  await embed.getByRole('button', { name: /^Copy/ }).press('Enter');
  await expect(embed).toContainText('The browser did not let this page copy.');
  await expect.poll(selected).toMatch(/^<iframe/);
  await page.keyboard.press('Escape');

  await shared.button('Inspect').press('Enter');
  await shared.button('Copy this frame').press('Enter');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await expect.poll(selected).toMatch(/\S/);
  expect(complaints).toEqual([]);
});
