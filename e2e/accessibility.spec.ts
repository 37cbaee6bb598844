/** Checks a page with a running sketch, and the sketch's own document, with axe. */
import { expect, test } from './support/test';
import { violations } from './support/axe';
import { LiveExample, openShared, sketchWith } from './support/live';
import { hydrated, inMotion } from './support/page';

test.use(inMotion);

test.describe('while a sketch runs', () => {
  for (const major of ['1', '2']) {
    test(`axe finds nothing around it and nothing in it, on p5 ${major}.x`, async ({ page }) => {
      await hydrated(page, '/examples/tunnel');
      const example = LiveExample.of(page, 'tunnel');
      await example.is('running');
      if (major === '2') await example.button('p5 2.x').press('Enter');
      await expect
        .poll(() => example.evaluate('String(window.p5?.VERSION)'))
        .toMatch(new RegExp(`^${major}\\.`));
      await expect(example.sketch.locator('canvas')).toBeVisible();
      await example.is('running');
      const frame = page.frames().find((one) => one.url().endsWith('/runner/'));
      if (!frame) throw new Error('The sketch has no frame.');
      // A drawing sketch keeps the main thread of its sandbox busy and would slow axe down.
      await frame.evaluate('noLoop()');
      expect(await violations(page)).toEqual([]);
      expect(await violations(frame)).toEqual([]);
    });
  }
});

test.describe("what a player shows of the reader's own", () => {
  for (const width of [390, 1280]) {
    test(`axe finds nothing in files and their tabs, runs, and saved sketches, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shared = await openShared(page, sketchWith(''));
      const tool = (name: string) =>
        shared.root
          .getByRole('group', { name: 'Tools' })
          .getByRole('button', { name })
          .press('Enter');
      const panel = (name: string) => shared.root.getByRole('region', { name });
      const expectNothing = async () => expect(await violations(page, 'main')).toEqual([]);

      await tool('Files');
      await panel('Files')
        .locator('input')
        .setInputFiles([
          { name: 'a.txt', mimeType: '', buffer: Buffer.from('a') },
          { name: 'b.exe', mimeType: '', buffer: Buffer.from('b') },
        ]);
      await expect(panel('Files')).toContainText('b.exe was not added');
      await panel('Files').getByRole('button', { name: 'Remove a.txt' }).press('Enter');
      await expect(panel('Files').getByRole('button', { name: 'Bring back a.txt' })).toBeVisible();
      await expectNothing();
      await panel('Files').getByRole('button', { name: 'New file' }).press('Enter');
      await page.keyboard.type('dot.js');
      await expectNothing();
      await page.keyboard.press('Enter');
      await expect(shared.root.getByRole('tab', { name: 'dot.js' })).toBeVisible();
      await shared.button('Rename dot.js').press('Enter');
      await expect(shared.root.getByLabel('New name of dot.js')).toBeFocused();
      await expectNothing();
      await page.keyboard.press('Escape');
      await expect(shared.root.getByRole('tab', { name: 'dot.js' })).toBeFocused();
      await tool('Files');

      await shared.root.getByRole('tab', { name: 'sketch.js' }).press('Enter');
      await shared.write(sketchWith('// a run'));
      await shared.button('Run').press('Enter');
      await shared.is('running');
      await shared.button('Stop').press('Enter');
      await shared.write(sketchWith('// another'));
      await tool('History');
      const runs = panel('History');
      await runs.getByRole('button', { name: /^Compare/ }).press('Enter');
      await expect(runs.getByRole('group', { name: 'Changes, line by line' })).toBeVisible();
      await expectNothing();
      await tool('History');

      await tool('My sketches');
      await panel('My sketches').getByLabel('Name', { exact: true }).fill('Rings');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#own-/);
      await expect(panel('My sketches')).toHaveCount(0);
      await shared.editor.waitFor();
      await tool('My sketches');
      const saved = panel('My sketches');
      await saved.getByRole('button', { name: 'Rename: Rings' }).press('Enter');
      await expect(saved.getByLabel('New name of Rings')).toBeFocused();
      await expectNothing();
      await page.keyboard.press('Escape');
      await saved.getByRole('button', { name: 'Delete: Rings' }).press('Enter');
      await expect(saved.getByRole('button', { name: 'Undo: bring back Rings' })).toBeVisible();
      await expectNothing();
    });
  }
});
