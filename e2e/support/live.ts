import { readFile } from 'node:fs/promises';
import type { P5Major } from 'sketch-player/p5Majors';
import { linkTo } from '../../testing/shareLink';
import { expect, type Download, type FrameLocator, type Locator, type Page } from './test';

/** Drives a live example, or the playground, through its user interface. */
export class LiveExample {
  readonly preview: Locator;
  readonly sketch: FrameLocator;
  readonly editor: Locator;
  readonly problem: Locator;

  constructor(
    readonly page: Page,
    readonly root: Locator,
  ) {
    this.preview = root.locator('[data-status]');
    this.sketch = this.preview.frameLocator('iframe');
    this.editor = root.getByRole('textbox', { name: /^Source of/ });
    this.problem = root.getByRole('group', { name: 'Problem' });
  }

  /** The live example with this slug, on a page that shows it. */
  static of(page: Page, slug: string): LiveExample {
    return new LiveExample(page, page.locator(`[data-example="${slug}"]`));
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name, exact: typeof name === 'string' });
  }

  async is(status: 'idle' | 'running' | 'paused' | 'empty' | 'failed'): Promise<void> {
    // For a failed run the problem's text is added, so that a failing test shows the reason.
    const isNow = async () => {
      const now = await this.preview.getAttribute('data-status');
      if (now === status || now !== 'failed') return now;
      return `failed: ${(await this.problem.allInnerTexts()).join(' ')}`;
    };
    // WebGL in software is slow.
    await expect.poll(isNow, { timeout: 25_000 }).toBe(status);
  }

  /**
   * Clicks the button that plays, pauses and stops, once its label has stood for as long as people
   * need to read it: an earlier click counts for what it said before (`usePlayButton.ts`).
   */
  async clickRead(label: 'Play' | 'Pause' | 'Stop'): Promise<void> {
    const button = this.button(label);
    await button.evaluate(async (element, reaction) => {
      let text = element.textContent;
      for (let since = performance.now(); performance.now() - since < reaction;) {
        await new Promise(requestAnimationFrame);
        if (element.textContent !== text) since = performance.now();
        text = element.textContent;
      }
    }, 400);
    await button.click();
  }

  /** Evaluates an expression among the sketch's globals. */
  evaluate(expression: string): Promise<unknown> {
    return this.sketch
      .locator('html')
      .evaluate((_, code) => (0, eval)(code) as unknown, expression);
  }

  async choose(action: string): Promise<void> {
    await this.root.getByText('More', { exact: true }).click();
    await this.button(action).click();
  }

  /** Opens the editor, if it is not open, and replaces everything in it. */
  async write(source: string): Promise<void> {
    // In the playground the editor opens by itself, perhaps while this code looks for its button.
    // Elsewhere a sketch may be running: a click beside it can reach its sandbox instead of the button.
    await expect(async () => {
      if ((await this.editor.count()) === 0)
        await this.button('Edit').press('Enter', { timeout: 2000 });
      await expect(this.editor).toBeVisible();
    }).toPass();
    // Focused without a click, for the same reason.
    await this.editor.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(source);
  }
}

/**
 * A page with one example, that example, and words of its source. A frame of a lit scene takes
 * thirty times as long in software WebGL.
 */
export const page1 = '/docs/in-depth/managing-a-pipeline';
export const slug1 = 'three-layers';
export const words1 = 'Keys 1, 2 and 3 enable';

/** A small viewport has fewer pixels to draw: WebGL runs in software here. */
export const phone = { width: 480, height: 800 };
export const desktop = { width: 1280, height: 800 };

/** Opens a page and brings its example into view, with the buttons below the picture. */
export async function openExample(page: Page, path = page1, slug = slug1): Promise<LiveExample> {
  await page.goto(path);
  const example = LiveExample.of(page, slug);
  // At once: a click during a smooth scroll can land in the sandbox above the button.
  await example.preview.evaluate((preview) =>
    preview.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  return example;
}

/** Opens a sketch in the playground, as a link from somebody else does. It waits for Run. */
export async function openShared(
  page: Page,
  code: string,
  p5: P5Major = '1',
): Promise<LiveExample> {
  await page.goto(`/playground${linkTo({ code, p5, title: 'Shared' })}`);
  await expect(page.getByText('comes from the link')).toBeVisible();
  return new LiveExample(page, page.locator('main'));
}

/** Runs code in the playground. */
export async function runShared(page: Page, code: string): Promise<LiveExample> {
  const shared = await openShared(page, code);
  await shared.button('Run').click();
  return shared;
}

/**
 * Source of a sketch that draws a rotating box, followed by the given code. Ten frames a second leave
 * the processors to the other tests.
 */
export function sketchWith(code: string): string {
  return `function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL); frameRate(10);
}
function draw() {
  background(0);
  rotateY(frameCount * 0.02);
  box(100);
}
${code}
`;
}

/** Chooses what saves a file in the menu of a player, by the keyboard, and hands the file back. */
export async function saved(
  shared: LiveExample,
  action: string,
): Promise<{ name: string; content: Buffer }> {
  const saving = shared.page.waitForEvent('download');
  await shared.button('More').press('Enter');
  await shared.button(action).press('Enter');
  const download = await saving;
  return { name: download.suggestedFilename(), content: await contentOf(download) };
}

export async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
