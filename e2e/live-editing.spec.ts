import { expect, test } from './support/reading';
import { openExample, phone, sketchWith, words1 } from './support/live';
import { inMotion } from './support/page';

test.use({ viewport: phone, ...inMotion });

test.describe('editing', () => {
  // No sketch runs while the test types: software WebGL leaves little time for the page.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what is typed runs on command, survives a reload, and can be thrown away', async ({
    page,
  }) => {
    const example = await openExample(page);
    await example.write(sketchWith("console.log('mine');"));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(example.root.getByRole('log')).toContainText('mine');
    await page.reload();
    await example.preview.scrollIntoViewIfNeeded();
    await expect(example.root).toContainText("console.log('mine')");
    await expect(page.locator('iframe')).toHaveCount(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await example.button('Reset').press('Enter');
    await expect(example.button('Edit')).toBeFocused();
    await expect(example.root).not.toContainText("console.log('mine')");
    await expect(example.root).toContainText(words1);
  });

  test('Ctrl or Cmd with a full stop ends it, from the editor and from the sketch', async ({
    page,
  }) => {
    const example = await openExample(page);
    await example.button('Edit').click();
    await example.editor.click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await example.is('running');
    await page.keyboard.press('ControlOrMeta+.');
    await example.is('idle');
    await example.clickRead('Play');
    await example.is('running');
    await example.sketch.locator('canvas').click();
    // The sandbox runs in its own process, so the focus arrives after a moment.
    await expect(example.preview.locator('iframe')).toBeFocused();
    // The key press ends the sandbox before Playwright gets its confirmation.
    void page.keyboard.press('ControlOrMeta+.').catch(() => undefined);
    await example.is('idle');
  });

  test('Escape and then Tab leave the editor', async ({ page }) => {
    const example = await openExample(page);
    await example.button('Edit').click();
    await expect(example.editor).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(example.editor).not.toBeFocused();
  });
});
