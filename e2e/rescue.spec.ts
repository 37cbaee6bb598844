/** Repairing a sketch: the offer, the difference, the outputs before and after, the way back. */
import { rules } from 'sketch-player/rescueRules';
import { violations } from './support/axe';
import { openShared, phone, sketchWith } from './support/live';
import { expect, test } from './support/reading';

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: phone });

const sketch2D = `function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(0);
  fill(255);
  textSize(80);
  text('p5', 40, 100);
}
`;

test('a 2D sketch is repaired and taken back by keyboard alone', async ({ page }) => {
  const shared = await openShared(page, sketch2D);
  const show = shared.button('Show the repaired code');
  await shared.button('Run').press('Enter');
  await expect(shared.problem).toContainText('needs a WEBGL canvas');
  await show.press('Enter');
  await expect(show).toHaveAttribute('aria-expanded', 'true');
  await expect(shared.root).toContainText('One mistake can be repaired');
  const difference = shared.root.getByRole('group', { name: 'Changes, line by line' });
  await expect(difference).toContainText('Removed: −  createCanvas(200, 150);');
  await expect(difference).toContainText('Added: +  createCanvas(200, 150, WEBGL);');

  // The difference scrolls, so the keys reach it on the way to the buttons.
  await page.keyboard.press('Tab');
  await expect(difference).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shared.button('Apply')).toBeFocused();
  await page.keyboard.press('Enter');
  await shared.is('running');
  await expect(shared.editor).toContainText("paper.text('p5', 40, 100);");
  const repaired = shared.root.getByRole('group', { name: 'Repaired' });
  await expect(repaired).toContainText('the sketch showed no characters');
  await expect(repaired.getByRole('img', { name: 'Output after the repair' })).toContainText(/\S/);
  await expect(page.locator('body')).not.toBeFocused();
  await expect(shared.root.getByRole('status').filter({ hasText: 'Repaired' })).toHaveCount(1);

  await shared.editor.press('ControlOrMeta+z');
  await expect(shared.editor).not.toContainText('paper');
  await expect(shared.editor).toContainText("text('p5', 40, 100);");
  await expect(repaired).toHaveCount(0);
});

test('a repair brings the version of p5.js that the code is for, and takes it back', async ({
  page,
}) => {
  const source = sketchWith('').replace(
    'box(100);',
    `beginShape();
  splineVertex(-60, -40);
  splineVertex(60, -40);
  splineVertex(0, 60);
  endShape(CLOSE);`,
  );
  const shared = await openShared(page, source, '1');
  await shared.button('Run').press('Enter');
  await shared.button('Show the repaired code').press('Enter');
  await expect(shared.root).toContainText('The repaired sketch runs on p5.js 2.x.');
  await shared.button('Apply').press('Enter');
  await shared.is('running');
  const newer = shared.button('p5 2.x');
  await expect(newer).toHaveAttribute('aria-pressed', 'true');
  const repaired = shared.root.getByRole('group', { name: 'Repaired' });
  await expect(repaired).toContainText('it is back on 1.x');
  await repaired.getByRole('button', { name: 'Undo the repair' }).press('Enter');
  await expect(newer).toHaveAttribute('aria-pressed', 'false');
  await expect(shared.problem).toContainText('splineVertex is not defined');
});

test('the outputs before and after stand side by side, and can be undone in one step', async ({
  page,
}) => {
  const shared = await openShared(
    page,
    sketchWith(`function setupAsciify() {
  p5asciifier.renderer('brightness').update({ charactres: '#@', invert: true });
}`),
  );
  await shared.button('Run').press('Enter');
  await shared.is('running');
  // A misspelt option is no error, so nothing offers the repair by itself.
  await shared.button('Repair').press('Enter');
  await shared.button('Apply').press('Enter');
  const repaired = shared.root.getByRole('group', { name: 'Repaired' });
  const before = repaired.getByRole('img', { name: 'Output before the repair' });
  const after = repaired.getByRole('img', { name: 'Output after the repair' });
  await expect(after).toContainText('#');
  await expect(before).not.toHaveText(await after.innerText());
  await repaired.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(repaired).toHaveCount(0);
});

test('a pasted sketch is checked before it runs, on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shared = await openShared(page, sketchWith(''));
  const tool = shared.root.getByRole('group', { name: 'Tools' }).getByRole('button', {
    name: 'Repair',
  });
  await tool.press('Enter');
  const panel = shared.root.getByRole('region', { name: 'Repair' });
  await expect(panel).toContainText('No known mistake was found.');
  await shared.write(sketch2D);
  await expect(panel).toContainText('One mistake can be repaired');
  await expect(panel.getByRole('group', { name: 'Changes, line by line' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(tool).toBeFocused();
  await expect(shared.editor).not.toContainText('paper');

  await tool.press('Enter');
  await panel.getByRole('button', { name: 'Apply' }).press('Enter');
  await shared.is('running');
  await expect(shared.editor).toContainText('paper');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Troubleshooting lists every rule, with an example before and after', async ({ page }) => {
    await page.goto('/docs/help/troubleshooting');
    const rows = page.locator('tr[data-rule]');
    await expect(rows).toHaveCount(rules.length);
    const row = page.locator('tr[data-rule="webgl-spelling"]');
    await expect(row.getByRole('cell')).toHaveText([
      /constant WEBGL, in capitals/,
      "createCanvas(400, 400, 'webgl');",
      'createCanvas(400, 400, WEBGL);',
    ]);
  });
});
