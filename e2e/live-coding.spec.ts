/** Edits that take effect while the sketch runs. */
import type { ConsoleMessage, Page } from '@playwright/test';
import { mutated } from '../testing/mutations';
import { LiveExample, openExample, openShared, phone, slug1 } from './support/live';
import { inMotion } from './support/page';
import { expect, test } from './support/test';

test.use({ viewport: phone, ...inMotion });

const base = `let calls = 0;
const size = 120;

function setup() {
  createCanvas(240, 160, WEBGL);
  window.canvasOfStart = document.querySelector('canvas');
}

function setupAsciify() {
  p5asciifier.fontSize(16);
  p5asciifier.renderer('brightness').update({ characters: ' .oO@' });
}

function draw() {
  calls += 1;
  background(40);
  paint();
}

function paint() {
  rotateY(frameCount * 0.02);
  box(size);
}

function drawAsciify() {
  window.drawnAfter = 'first';
}

function keyPressed() {
  calls = -1000;
}
`;

/** Opens a sketch in the playground with live coding on, and waits until it runs. */
async function openLive(page: Page, p5: '1' | '2' = '1', source = base): Promise<LiveExample> {
  const shared = await openShared(page, source, p5);
  await shared.button('Live').click();
  await expect(shared.button('Live')).toHaveAttribute('aria-pressed', 'true');
  await shared.button('Run').click();
  await shared.is('running');
  return shared;
}

function outcome(shared: LiveExample, text: string | RegExp) {
  return expect(shared.root.getByRole('group', { name: 'Tools' })).toContainText(text);
}

/** Replaces a part of the sketch in the editor, as somebody who types. */
async function change(shared: LiveExample, source: string): Promise<void> {
  await shared.editor.press('ControlOrMeta+a');
  await shared.page.keyboard.insertText(source);
}

for (const p5 of ['1', '2'] as const) {
  test(`edits keep the canvas, the frames and the variables on p5.js ${p5}.x`, async ({ page }) => {
    const shared = await openLive(page, p5);
    await expect.poll(() => shared.evaluate('frameCount')).toBeGreaterThan(5);
    await shared.evaluate('window.mark = frameCount');

    // Functions, also those that p5.js and p5.asciify keep.
    const swapped = base
      .replace('box(size)', 'sphere(size * 0.4); window.painted = "sphere"')
      .replace("'first'", "'second'")
      .replace('calls = -1000', 'calls = -2000');
    await change(shared, swapped);
    await outcome(shared, 'Your edit runs.');
    await expect.poll(() => shared.evaluate('[window.painted, window.drawnAfter].join()')).toBe(
      'sphere,second',
    );
    // Settings, new variables and new functions.
    const added = swapped
      .replace("' .oO@'", "' .:#'")
      .replace('function draw()', 'let shade = 7;\nfunction keyReleased() { shade = 8; }\nfunction draw()')
      .replace('background(40)', 'background(40); window.shade = shade');
    await change(shared, added);
    await expect.poll(() => shared.evaluate('window.shade')).toBe(7);
    expect(
      await shared.evaluate("p5asciifier.renderer('brightness').options.characters"),
    ).toBe(' .:#');
    await shared.sketch.locator('html').press('k');
    await expect.poll(() => shared.evaluate('window.shade')).toBe(8);
    expect(await shared.evaluate('window.calls')).toBeUndefined();
    await expect.poll(() => shared.evaluate('frameCount')).toBeGreaterThan(12);
    // Nothing has begun anew.
    expect(
      await shared.evaluate(
        "window.mark > 5 && document.querySelector('canvas') === window.canvasOfStart",
      ),
    ).toBe(true);

    // What cannot be swapped starts anew, behind the picture that is there.
    await change(shared, added.replace('size = 120', 'size = 60'));
    await outcome(shared, 'Started again, because the initial value of size changed.');
    await expect(shared.stage.locator('iframe')).toHaveCount(1);
    await shared.is('running');
    expect(await shared.evaluate('window.mark')).toBeUndefined();
  });
}
