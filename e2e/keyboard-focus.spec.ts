/** The keyboard focus stays with the reader, whatever a sketch does to take it. */
import { expect, test } from './support/reading';
import { openShared, runShared, sketchWith } from './support/live';

/** A sketch that takes the focus 50 times a second, and logs the keys that it receives. */
const thief = sketchWith(`
const field = document.body.appendChild(document.createElement('input'));
field.addEventListener('keydown', ({ key }) => console.log('got the key ' + key));
setInterval(() => { field.blur(); window.focus(); field.focus(); }, 20);`);

test('a sketch that takes the focus again and again is ended, and typing arrives', async ({
  page,
}) => {
  const shared = await openShared(page, thief);
  await shared.button('Run').press('Enter');
  await shared.is('failed');
  await expect(shared.problem).toContainText('kept taking the keyboard');
  await expect(shared.preview.locator('iframe')).toHaveCount(0);
  // The focus is back on the button that was pressed.
  await expect(shared.button('Run')).toBeFocused();
});

test('what is typed goes on arriving where the reader types, wherever the pointer rests', async ({
  page,
}) => {
  const shared = await runShared(
    page,
    // The sketch takes the focus once, whenever the test calls take().
    sketchWith(`
const field = document.body.appendChild(document.createElement('input'));
field.addEventListener('keydown', ({ key }) => console.log('got the key ' + key));
function take() { field.focus(); }`),
  );
  await shared.is('running');
  await shared.preview.hover();
  await shared.editor.press('ControlOrMeta+Home');
  await page.keyboard.type('// one');
  await shared.evaluate('take()');
  await expect(shared.editor).toBeFocused();
  await page.keyboard.type(' two');
  await expect(shared.editor).toContainText('// one two');
  // The same holds for the search field, a part of the page outside the example.
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  await expect(search).toBeFocused();
  await page.keyboard.type('co');
  await shared.evaluate('take()');
  await expect(search).toBeFocused();
  await page.keyboard.type('lour');
  await expect(search).toHaveValue('colour');
  await expect(shared.root.getByText(/got the key [a-z]/)).toHaveCount(0);
  await shared.is('running');
});

test('a press into the picture, or Tab, gives the sketch the keyboard', async ({ page }) => {
  const shared = await runShared(
    page,
    sketchWith(`document.body.append(document.createElement('button'));
window.addEventListener('keydown', ({ key }) => console.log('got ' + key));`),
  );
  await shared.is('running');
  const log = shared.root.getByRole('log');
  const frame = shared.preview.locator('iframe');
  // Typing makes the sandbox unreachable for the resting pointer; a later press must reach it again.
  await shared.editor.press('ControlOrMeta+Home');
  await page.keyboard.type('// one');
  const { x = 0, y = 0 } = (await shared.preview.boundingBox()) ?? {};
  for (let press = 0; press < 6; press += 1) {
    await page.mouse.move(x + 50 + press, y + 50);
    await page.mouse.down();
    await page.mouse.up();
  }
  await expect(frame).toBeFocused();
  await page.keyboard.press('a');
  await expect(log).toContainText('got a');
  // Shift+Tab from the control after the sandbox moves the focus into it, with the pointer elsewhere.
  await page.mouse.move(0, 0);
  await shared.button('Pause').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(frame).toBeFocused();
  await page.keyboard.press('b');
  await expect(log).toContainText('got b');
  await shared.is('running');
});
