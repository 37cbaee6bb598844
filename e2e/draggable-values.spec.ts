/** Values in the code that are changed in place: by pointer, by keys, by touch. */
import { expect, test, type Locator, type Page } from './support/reading';
import { violations } from './support/axe';
import { LiveExample, openShared } from './support/live';
import { hydrated } from './support/page';

const source = `function setup() {
  createCanvas(400, 300, WEBGL);
  rectMode(CENTER);
}
function setupAsciify() {
  p5asciifier.renderer('edge').update({
    enabled: true,
    sobelThreshold: 0.5,
    characterColorMode: 'sampled',
  });
  p5asciifier.renderer('brightness').characters(' @:');
}
function draw() {
  fill(255, 120, 0);
  background('#102030');
  rotate(-0.02);
}
`;

const line = (live: LiveExample, words: string): Locator =>
  live.root.locator('.cm-line', { hasText: words });

/** Puts the cursor before a text by keys alone. */
async function goBefore(live: LiveExample, page: Page, text: string): Promise<void> {
  await live.editor.press('ControlOrMeta+f');
  const find = live.root.getByRole('textbox', { name: 'Find' });
  await find.press('ControlOrMeta+a');
  await find.pressSequentially(text);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
}

async function openEditor(page: Page): Promise<LiveExample> {
  const live = await openShared(page, source);
  await expect(live.editor).toBeVisible();
  return live;
}

/** The middle of a text in the editor, in pixels of the viewport. */
async function middleOf(live: LiveExample, words: string, text: string): Promise<[number, number]> {
  await line(live, words).scrollIntoViewIfNeeded();
  return line(live, words).evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node.textContent ?? '').indexOf(wanted);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2] as [number, number];
    }
    throw new Error(`No ${wanted} in ${element.textContent}.`);
  }, text);
}

test('a number is dragged within its documented range, and one drag is one step to undo', async ({
  page,
}) => {
  const live = await openEditor(page);
  const threshold = line(live, 'sobelThreshold');
  const [x, y] = await middleOf(live, 'sobelThreshold', '0.5');
  const cursor = await live.root
    .locator('.value-number', { hasText: '0.5' })
    .evaluate((element) => getComputedStyle(element).cursor);
  expect(cursor).toBe('ew-resize');

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await expect(threshold).toContainText('sobelThreshold: 0.6,');
  // Over the sketch, and far beyond the range.
  await page.mouse.move(x + 700, y + 40, { steps: 5 });
  await expect(threshold).toContainText('sobelThreshold: 1.0,');
  await page.mouse.move(x - 30, y, { steps: 3 });
  await expect(threshold).toContainText('sobelThreshold: 0.4,');
  await page.mouse.up();
  await expect(live.editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(threshold).toContainText('sobelThreshold: 0.5,');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(threshold).toContainText('sobelThreshold: 0.4,');

  // Escape takes a drag back; a press without a move puts the cursor there; one that goes down
  // selects text.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 3 });
  await expect(threshold).toContainText('sobelThreshold: 0.6,');
  await page.keyboard.press('Escape');
  await expect(threshold).toContainText('sobelThreshold: 0.4,');
  await page.mouse.up();
  await page.mouse.click(x, y);
  await page.keyboard.type('/*here*/');
  await expect(threshold).toContainText(/sobelThreshold: 0\/?.*\/\*here\*\//);
  await page.keyboard.press('ControlOrMeta+z');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 4, y + 36, { steps: 3 });
  await page.mouse.up();
  await expect(threshold).toContainText('sobelThreshold: 0.4,');
  await page.keyboard.press('Delete');
  await expect(live.root.locator('.cm-content')).not.toContainText('characterColorMode: ');
});

test('keys change any value, told to screen readers, held together as one step to undo', async ({
  page,
}) => {
  const live = await openEditor(page);
  await expect(live.editor).toHaveAccessibleDescription(/Alt full stop and Alt comma change/);
  await goBefore(live, page, '-0.02');
  const announced = live.root.locator('.cm-announced');
  await announced.evaluate((element) => {
    new MutationObserver(() => {
      // CodeMirror removes an announcement soon after it has made it.
      const told = `${element.getAttribute('data-told')} ${element.textContent}`;
      element.setAttribute('data-told', told);
    }).observe(element, { childList: true, subtree: true });
  });
  const turn = line(live, 'rotate');
  await page.keyboard.down('Alt');
  for (const after of ['-0.01', '0.00', '0.01']) {
    await page.keyboard.press('Period');
    await expect(turn).toContainText(`rotate(${after});`);
  }
  await expect(live.root.locator('.value-current')).toHaveCSS('text-decoration-line', 'underline');
  await page.keyboard.press('Shift+Comma');
  await expect(turn).toContainText('rotate(-0.09);');
  await page.keyboard.up('Alt');
  await expect(announced).toHaveAttribute('data-told', /-0\.09/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(turn).toContainText('rotate(-0.02);');

  await goBefore(live, page, 'true');
  await page.keyboard.press('Alt+Period');
  await expect(line(live, 'enabled')).toContainText('enabled: false,');
  await goBefore(live, page, 'CENTER');
  await page.keyboard.press('Alt+Period');
  await expect(line(live, 'rectMode')).toContainText('rectMode(RADIUS);');
  await goBefore(live, page, "'sampled'");
  await page.keyboard.press('Alt+Comma');
  await expect(line(live, 'characterColorMode')).toContainText("characterColorMode: 'fixed',");
});

test('a panel has a slider, a field for colours, a list of words, and shows density', async ({
  page,
}) => {
  const live = await openEditor(page);
  const panel = live.root.getByRole('group', { name: /^Change the value/ });

  await goBefore(live, page, '0.5');
  await page.keyboard.press('Alt+Enter');
  const slider = panel.getByRole('slider');
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('max', '1');
  await expect(panel).toHaveAccessibleName('Change the value of sobelThreshold');
  await page.keyboard.press('End');
  await expect(line(live, 'sobelThreshold')).toContainText('sobelThreshold: 1.0,');
  await panel.getByRole('spinbutton', { name: 'Number' }).fill('0.25');
  await expect(line(live, 'sobelThreshold')).toContainText('sobelThreshold: 0.25,');
  await expect(slider).toHaveValue('0.25');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(line(live, 'sobelThreshold')).toContainText('sobelThreshold: 1.0,');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(live.editor).toBeFocused();

  await goBefore(live, page, '120');
  await page.keyboard.press('Alt+Enter');
  const colour = panel.getByLabel('Colour');
  await expect(colour).toHaveValue('#ff7800');
  await expect(slider).toHaveAttribute('max', '255');
  await colour.fill('#010203');
  await expect(line(live, 'fill')).toContainText('fill(1, 2, 3);');
  await page.keyboard.press('Escape');

  const [x, y] = await middleOf(live, 'background', '102030');
  await page.mouse.click(x, y);
  await live.root.getByRole('button', { name: 'Change the value of background()' }).click();
  await colour.fill('#abcdef');
  await expect(line(live, 'background')).toContainText("background('#abcdef');");
  await page.keyboard.press('Escape');

  await goBefore(live, page, "'sampled'");
  await page.keyboard.press('Alt+Enter');
  await panel.getByRole('combobox', { name: 'Word' }).selectOption('fixed');
  await expect(line(live, 'characterColorMode')).toContainText("characterColorMode: 'fixed',");
  await page.keyboard.press('Escape');

  await goBefore(live, page, "' @:'");
  await page.keyboard.press('Alt+Enter');
  const densities = panel.getByRole('list', { name: 'Density of each character' });
  await expect(densities.getByRole('listitem')).toHaveCount(3);
  await expect(densities).toContainText(/Space: 0 %.*@: [3-9]\d %.*:: [1-3]?\d %/);
  await expect(panel).toContainText('@ covers more than :, which comes after it.');
  await panel.getByRole('button', { name: 'Sort by density' }).click();
  await expect(line(live, 'characters')).toContainText("characters(' :@');");
  await expect(panel).toContainText('From light to dense.');
  await panel.getByRole('textbox', { name: 'Characters' }).fill(` .'@`);
  await expect(line(live, 'characters')).toContainText(String.raw`characters(' .\'@');`);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // What is shared and saved is the code itself.
  await expect(live.root.locator('.cm-content')).toContainText('fill(1, 2, 3);');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap on a value offers the panel, which fits', async ({ page }) => {
    await hydrated(page, '/examples/eye');
    const live = LiveExample.of(page, 'eye');
    await live.button('Edit').tap();
    await expect(live.editor).toBeVisible();
    const [x, y] = await middleOf(live, 'noiseSeed(3)', '3');
    await page.touchscreen.tap(x, y);
    await live.root.getByRole('button', { name: 'Change the value of noiseSeed()' }).tap();
    const panel = live.root.getByRole('group', { name: /^Change the value/ });
    await panel.getByRole('slider').fill('40');
    await expect(line(live, 'noiseSeed(')).toContainText('noiseSeed(40);');
    const box = await panel.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await panel.getByRole('button', { name: 'Close' }).tap();
    await expect(panel).toHaveCount(0);
  });
});
