import { expect, test } from './support/reading';
import { openAtEnd, textOf, noteAnnouncements } from './support/editor';
import { openShared } from './support/live';

test.describe('keys', () => {
  test('Tab indents; Escape lets the next Tab leave, however late it comes', async ({ page }) => {
    const live = await openAtEnd(page, 'circle();');
    await page.keyboard.press('Tab');
    await expect.poll(() => textOf(live)).toBe('  circle();');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => textOf(live)).toBe('circle();');

    const told = await noteAnnouncements(live);
    await page.keyboard.press('Escape');
    await expect.poll(told).toBe('Tab now leaves the editor.');
    await page.evaluate(() => {
      const later = Date.now() + 3_600_000;
      Date.now = () => later;
    });
    await page.keyboard.press('Tab');
    await expect(live.editor).not.toBeFocused();
    expect(await textOf(live)).toBe('circle();');
  });

  test('Tab goes through the editor until somebody types or clicks in it', async ({ page }) => {
    const live = await openShared(page, 'circle();');
    const copy = live.root.getByRole('button', { name: 'Copy', exact: true });
    await expect(live.editor).toBeVisible();
    await live.editor.focus();
    await expect(
      live.root.getByText('Tab leaves the editor until you type', { exact: true }),
    ).toBeVisible();
    // Moving the cursor is not typing: Tab still leaves the editor.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(live.editor).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(live.editor).not.toBeFocused();
    expect(await textOf(live)).toBe('circle();');

    await live.editor.focus();
    const told = await noteAnnouncements(live);
    await page.keyboard.type('x');
    await expect.poll(told).toBe('Tab now indents. Press Escape, then Tab, to leave the editor.');
    await expect(live.root.getByText('Press Esc, then Tab, to leave')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(live.editor).toBeFocused();
    expect(await textOf(live)).toMatch(/^ {2}/);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
  });

  test('another key takes that back', async ({ page }) => {
    const live = await openAtEnd(page, 'circle();');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await expect.poll(() => textOf(live)).toBe('  circle();');
    await expect(live.editor).toBeFocused();
  });

  test('what is typed is no shortcut of the page', async ({ page }) => {
    const live = await openAtEnd(page, 'let half =');
    await page.keyboard.type(' 1 / 2;');
    await expect.poll(() => textOf(live)).toBe('let half = 1 / 2;');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('undo goes back, brackets close themselves, new lines are indented', async ({ page }) => {
    const live = await openAtEnd(page, 'function draw()');
    await page.keyboard.type(' {');
    await page.keyboard.press('Enter');
    await page.keyboard.type('fill(1');
    await expect.poll(() => textOf(live)).toBe('function draw() {\n  fill(1)\n}');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => textOf(live)).not.toContain('fill(1');
  });
});
