/** Edits that take effect while the sketch runs. */
import { readFileSync } from 'node:fs';
import { ordinaryEdits } from '../testing/ordinaryEdits';
import { desktop, LiveExample, openExample, slug1 } from './support/live';
import { base, evaluate, frames, openLive, outcome, type, watch } from './support/liveCoding';
import { inMotion } from './support/page';
import { expect, test } from './support/test';

// The sketch stays in view beside the editor: out of view, browsers give it no frames.
test.use({ viewport: desktop, ...inMotion });

for (const p5 of ['1', '2'] as const) {
  test(`edits keep the canvas, the frames and the variables on p5.js ${p5}.x`, async ({ page }) => {
    const shared = await openLive(page, p5);
    await expect.poll(() => frames(shared)).toBeGreaterThan(5);
    await evaluate(shared, 'window.mark = frameCount');

    // Functions, also those that p5.js and p5.asciify keep.
    const hotReloaded = base
      .replace('box(size / 2)', 'sphere(size * 0.4); window.painted = "sphere"')
      .replace("'first'", "'second'")
      .replace('calls = -1000', 'window.calls = calls');
    await type(shared, hotReloaded);
    await outcome(shared, 'Your edit runs.');
    await expect
      .poll(() => evaluate(shared, '[window.painted, window.drawnAfter].join()'))
      .toBe('sphere,second');
    // Settings, a new variable and a new callback.
    const added = hotReloaded
      .replace("' .oO@'", "' .:#'")
      .replace('function draw()', 'let shade = 7;\nfunction keyReleased() { shade = 8; }\n$&')
      .replace('background(40)', 'background(40); window.shade = shade');
    await type(shared, added);
    await expect.poll(() => evaluate(shared, 'window.shade')).toBe(7);
    const characters = "p5asciifier.renderer('brightness').options.characters";
    expect(await evaluate(shared, characters)).toBe(' .:#');
    await evaluate(
      shared,
      "for (const type of ['keydown', 'keyup']) window.dispatchEvent(new KeyboardEvent(type, { key: 'k', code: 'KeyK', keyCode: 75 }))",
    );
    await expect.poll(() => evaluate(shared, 'window.shade')).toBe(8);
    // Nothing has begun anew.
    expect(Number(await evaluate(shared, 'window.calls'))).toBeGreaterThan(5);
    expect(await frames(shared)).toBeGreaterThan(Number(await evaluate(shared, 'window.mark')));
    expect(
      await evaluate(shared, "document.querySelector('canvas') === window.canvasOfStart"),
    ).toBe(true);

    // An edit that cannot be hot reloaded starts a background run.
    const watched = await watch(page, shared);
    await type(shared, added.replace('size = 120', 'size = 60'));
    await outcome(shared, 'Started again, because the initial value of size changed.');
    await expect(shared.preview.locator('iframe')).toHaveCount(1);
    expect(await evaluate(shared, 'window.mark')).toBeUndefined();
    expect(await watched.statuses()).toEqual([]);
  });
}

test('mistakes leave the last good version running, and are marked', async ({ page }) => {
  const shared = await openLive(page);
  const goesOn = async () => {
    const before = await frames(shared);
    await expect.poll(() => frames(shared)).toBeGreaterThan(before + 2);
    await shared.is('running');
  };
  const lineOf = (text: string) => base.split('\n').findIndex((line) => line.includes(text)) + 1;
  const mistakes = [
    ['background(40);', 'background(40;', '“;” was not expected here.'],
    ['paint();', 'pant();', 'pant is not defined'],
    // An error between push() and pop().
    ['fill(255, 200, 80);', 'fill(colours[0]);', 'colours is not defined'],
    ['box(size / 2);', 'while (true) {}', 'This loop ran for more than 2 seconds'],
    // A new run, which never comes to draw.
    ['createCanvas(240, 160, WEBGL);', 'createCanvass(240, 160, WEBGL);', 'createCanvass'],
  ] as const;
  for (const [from, to, message] of mistakes) {
    await type(shared, base.replace(from, to));
    await expect(shared.problem).toContainText(message, { timeout: 15_000 });
    await expect(shared.problem).toContainText(`Line ${lineOf(from)},`);
    await outcome(shared, 'The last version that worked is still running.');
    await expect(shared.editor.locator('.problem-line-error')).toHaveCount(1);
    await goesOn();
  }
  expect(await evaluate(shared, 'window.p5.instance._renderer._pushPopDepth')).toBe(0);
  await type(shared, base.replace('box(size', 'box(5 + size'));
  await outcome(shared, 'Your edit runs.');
  await expect(shared.problem).toHaveCount(0);
});

test('edits wait for Run until they are made live, which the browser remembers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const example = await openExample(page);
  await example.is('running');
  const source = readFileSync(`examples/${slug1}/sketch.js`, 'utf8').trimEnd();
  await example.write(source);
  await expect(example.button('Live')).toHaveAttribute('aria-pressed', 'false');
  const isMarked = () => evaluate(example, 'window.mark');
  await evaluate(example, 'window.mark = 1');
  await example.write(`${source}\n// an edit`);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect.poll(() => isMarked().catch(() => 1)).toBeUndefined();
  await example.is('running');

  // By keyboard alone: the switch stands behind the editor.
  await example.editor.press('Escape');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(example.button('Live')).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(example.button('Live')).toHaveAttribute('aria-pressed', 'true');
  await evaluate(example, 'window.mark = 2');
  await example.write(source.replace('background(0)', 'background(0); window.edited = 1'));
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(example.root.getByRole('status').filter({ hasText: 'Your edit runs.' })).toHaveCount(
    1,
  );
  // The edit is said to run once it is in place; its function is called in the next frame.
  await expect.poll(() => evaluate(example, '[window.mark, window.edited].join()')).toBe('2,1');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await page.reload();
  const again = LiveExample.of(page, slug1);
  await expect(again.button('Live')).toHaveAttribute('aria-pressed', 'true');
});

test('ordinary edits of examples keep their state, on the code as it was published', async ({
  page,
}) => {
  const slug = 'first-sketch';
  const published = readFileSync(`examples/${slug}/sketch.js`, 'utf8').trimEnd();
  const edits = ordinaryEdits.filter(([of, from]) => of === slug && !/^const|^p5.*12/.test(from));
  expect(edits.length).toBeGreaterThan(5);
  // The sketch and its editor are both in view.
  await page.setViewportSize({ width: 480, height: 1800 });
  await page.goto(`/examples/${slug}`);
  const example = LiveExample.of(page, slug);
  await example.is('running');
  await example.write(published);
  await example.button('Live').press('Enter');
  await expect.poll(() => frames(example)).toBeGreaterThan(1);
  await evaluate(example, 'window.mark = document.querySelector("canvas")');
  for (const [i, [, from, to]] of edits.entries()) {
    const marked = published.replace('const size', `window.edit = ${i};\n  const size`);
    await type(example, marked.replace(from, to));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => evaluate(example, 'window.edit')).toBe(i);
    expect(await evaluate(example, 'document.querySelector("canvas") === window.mark')).toBe(true);
  }
});
