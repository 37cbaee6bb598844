/** Sketches that are edited while they run. */
import type { P5Major } from 'sketch-player/p5Majors';
import { openShared, type LiveExample } from './live';
import { expect, type Page } from './test';

/** The start of a sketch whose frames are never black, whatever draw() does. */
export const head = `let calls = 0;
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

export const body = `
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

export const base = head + body;

/** Opens a sketch in the playground with live coding on, and waits until it runs. */
export async function openLive(page: Page, p5: P5Major = '1', source = base): Promise<LiveExample> {
  const shared = await openShared(page, source, p5);
  await shared.button('Live').click();
  await expect(shared.button('Live')).toHaveAttribute('aria-pressed', 'true');
  await shared.button('Run').click();
  await shared.is('running');
  return shared;
}

export function outcome(shared: LiveExample, text: string) {
  return expect(shared.root.getByRole('group', { name: 'Tools' })).toContainText(text);
}

/** Replaces the sketch in the editor, and waits for nothing: an edit takes effect by itself. */
export async function type(shared: LiveExample, source: string): Promise<void> {
  await shared.editor.press('ControlOrMeta+a');
  await shared.page.keyboard.insertText(source);
}

/**
 * Evaluates in the sketch that is seen, which is the last of two while another one starts. If that
 * one takes its place meanwhile, the answer is that of the new one.
 */
export async function evaluate(shared: LiveExample, expression: string): Promise<unknown> {
  try {
    return await shared.preview
      .locator('iframe')
      .last()
      .contentFrame()
      .locator('html')
      .evaluate((_, code) => (0, eval)(code) as unknown, expression);
  } catch (error) {
    // A sandbox has a process of its own; when it is removed, its target is closed, not only its frame.
    const isReplaced =
      !shared.page.isClosed() &&
      /Frame was detached|Execution context was destroyed|Target .* closed/.test(String(error));
    if (isReplaced) return evaluate(shared, expression);
    throw error;
  }
}

export const frames = async (shared: LiveExample) => Number(await evaluate(shared, 'frameCount'));

/** Notes every status of the player that is not "running", and every error of the page itself. */
export async function watch(page: Page, shared: LiveExample) {
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
