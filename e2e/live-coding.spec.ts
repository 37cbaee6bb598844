/** Edits that take effect while the sketch runs. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { P5Major } from 'sketch-player/p5Majors';
import { mutated } from '../testing/mutations';
import { ordinaryEdits } from '../testing/ordinaryEdits';
import { desktop, LiveExample, openExample, openShared, slug1 } from './support/live';
import { inMotion } from './support/page';
import { expect, test } from './support/test';

// The sketch stays in view beside the editor: out of view, browsers give it no frames.
test.use({ viewport: desktop, ...inMotion });

/** The start of a sketch whose frames are never black, whatever draw() does. */
const head = `let calls = 0;
const size = 120;

function setup() {
  createCanvas(240, 160, WEBGL);
  window.canvasOfStart = document.querySelector('canvas');
}

function setupAsciify() {
  p5asciifier.fontSize(16);
  p5asciifier.background('#4477aa');
  p5asciifier.renderer('brightness').update({ characters: ' .oO@', backgroundColor: '#4477aa' });
}
`;

const body = `
function draw() {
  calls += 1;
  background(40);
  paint();
}

function paint() {
  rotateY(frameCount * 0.02);
  push();
  fill(255, 200, 80);
  for (let i = 0; i < 3; i++) {
    translate(10 * i, 0, 0);
    box(size / 2);
  }
  pop();
}

function drawAsciify() {
  window.drawnAfter = 'first';
}

function keyPressed() {
  calls = -1000;
}
`;

const base = head + body;

/** Opens a sketch in the playground with live coding on, and waits until it runs. */
async function openLive(page: Page, p5: P5Major = '1', source = base): Promise<LiveExample> {
  const shared = await openShared(page, source, p5);
  await shared.button('Live').click();
  await expect(shared.button('Live')).toHaveAttribute('aria-pressed', 'true');
  await shared.button('Run').click();
  await shared.is('running');
  return shared;
}

function outcome(shared: LiveExample, text: string) {
  return expect(shared.root.getByRole('group', { name: 'Tools' })).toContainText(text);
}

/** Replaces the sketch in the editor, and waits for nothing: an edit takes effect by itself. */
async function type(shared: LiveExample, source: string): Promise<void> {
  await shared.editor.press('ControlOrMeta+a');
  await shared.page.keyboard.insertText(source);
}

/**
 * Evaluates in the sketch that is seen, which is the last of two while another one starts. If that
 * one takes its place meanwhile, the answer is that of the new one.
 */
async function evaluate(shared: LiveExample, expression: string): Promise<unknown> {
  try {
    return await shared.preview
      .locator('iframe')
      .last()
      .contentFrame()
      .locator('html')
      .evaluate((_, code) => (0, eval)(code) as unknown, expression);
  } catch (error) {
    if (String(error).includes('Frame was detached')) return evaluate(shared, expression);
    throw error;
  }
}

const frames = async (shared: LiveExample) => Number(await evaluate(shared, 'frameCount'));

/** Notes every status of the player that is not "running", and every error of the page itself. */
async function watch(page: Page, shared: LiveExample) {
  const errors: string[] = [];
  const isOfSketch = (url: string) => /\/runner\/|sketch(-\d+)?\.js|\/lib\//.test(url);
  page.on('console', (message) => {
    const { url } = message.location();
    if (!isOfSketch(url)) errors.push(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => {
    if (!isOfSketch(String(error.stack))) errors.push(String(error.stack));
  });
  await shared.preview.evaluate((preview) => {
    const seen: string[] = [];
    Reflect.set(window, 'statuses', seen);
    const look = () => {
      const { status } = preview.dataset;
      // Without the class, the poster is seen.
      if (status !== 'running' || !preview.getAttribute('class')?.includes('open'))
        seen.push(String(status));
    };
    new MutationObserver(look).observe(preview, { attributes: true });
  });
  return {
    errors,
    statuses: () => page.evaluate(() => Reflect.get(window, 'statuses') as unknown),
  };
}

/** What is on the canvas of a sketch once it draws. */
interface Look {
  brightest: number;
  isLost: boolean;
}

/** Tells every tenth of a second what is seen of a sketch; for all documents of a page. */
function lookAtCanvas(): void {
  if (window.top === window) return;
  setInterval(() => {
    const canvas = document.querySelector('canvas');
    const gl = canvas?.getContext('webgl2');
    // A sketch is seen from its first frame on.
    if (!canvas || !gl || !(Number(Reflect.get(window, 'frameCount')) > 1)) return;
    const small = Object.assign(document.createElement('canvas'), { width: 8, height: 8 });
    const context = small.getContext('2d');
    context?.drawImage(canvas, 0, 0, 8, 8);
    const data = context?.getImageData(0, 0, 8, 8).data ?? [];
    const look = {
      brightest: Math.max(...data.filter((_, i) => i % 4 < 3)),
      isLost: gl.isContextLost(),
    };
    const tell: unknown = Reflect.get(window, 'tellLook');
    if (typeof tell === 'function') Reflect.apply(tell, undefined, [look]);
  }, 100);
}

for (const p5 of ['1', '2'] as const) {
  test(`edits keep the canvas, the frames and the variables on p5.js ${p5}.x`, async ({ page }) => {
    const shared = await openLive(page, p5);
    await expect.poll(() => frames(shared)).toBeGreaterThan(5);
    await evaluate(shared, 'window.mark = frameCount');

    // Functions, also those that p5.js and p5.asciify keep.
    const swapped = base
      .replace('box(size / 2)', 'sphere(size * 0.4); window.painted = "sphere"')
      .replace("'first'", "'second'")
      .replace('calls = -1000', 'window.calls = calls');
    await type(shared, swapped);
    await outcome(shared, 'Your edit runs.');
    await expect
      .poll(() => evaluate(shared, '[window.painted, window.drawnAfter].join()'))
      .toBe('sphere,second');
    // Settings, a new variable and a new callback.
    const added = swapped
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

    // What cannot be swapped starts anew, behind what is seen.
    const watched = await watch(page, shared);
    await type(shared, added.replace('size = 120', 'size = 60'));
    await outcome(shared, 'Started again, because the initial value of size changed.');
    await expect(shared.preview.locator('iframe')).toHaveCount(1);
    expect(await evaluate(shared, 'window.mark')).toBeUndefined();
    expect(await watched.statuses()).toEqual([]);
  });

  test(`125 sources as they come about while typing, on p5.js ${p5}.x`, async ({ page }) => {
    // A quarter of a minute on an idle machine.
    test.setTimeout(240_000);
    const looks: Look[] = [];
    await page.exposeFunction('tellLook', (look: Look) => looks.push(look));
    await page.addInitScript(lookAtCanvas);
    const shared = await openLive(page, p5);
    const watched = await watch(page, shared);
    await expect.poll(() => frames(shared)).toBeGreaterThan(2);
    const isQuick = (source: string) => !source.includes('while (true)');
    // Other sources on each major version. What is made of a thousand sources, which needs no
    // browser, is tested in `liveEdits.test.ts`.
    const first = 150 * (Number(p5) - 1);
    const sources = Array.from({ length: 150 }, (_, i) => head + mutated(body, first + i))
      .filter(isQuick)
      .slice(0, 125);
    expect(sources).toHaveLength(125);
    for (const source of sources) {
      await type(shared, source);
      await page.keyboard.press('ControlOrMeta+Enter');
    }
    await type(shared, base.replace("'first'", "'last'"));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect.poll(() => evaluate(shared, 'window.drawnAfter')).toBe('last');
    const before = await frames(shared);
    await expect.poll(() => frames(shared)).toBeGreaterThan(before);
    expect(looks.length).toBeGreaterThan(10);
    expect(looks.filter(({ brightest, isLost }) => isLost || brightest < 100)).toEqual([]);
    expect(await watched.statuses()).toEqual([]);
    expect(watched.errors).toEqual([]);
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
    // It throws between push() and pop().
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
  await example.button('Live').click();
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
