/** Measures in a browser how long a reader of the built site waits for search results. */
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { serve } from '../serve';
import { median, quantile } from '../statistics';

const QUERIES = ['font', 'glyph color', 'save as svg', 'brightnes', 'custom renderer'];
const ROUNDS = 3;

export async function measureKeystrokes(): Promise<void> {
  const { origin, close } = await serve(new URL('../../website/build', import.meta.url).pathname);
  const browser = await chromium.launch(launchOptions());
  try {
    const opening: number[] = [];
    const first: number[] = [];
    const later: number[] = [];
    const frames: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // A new context has an empty cache, so that each round measures a first visit.
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${origin}/docs/intro`, { waitUntil: 'networkidle' });
      opening.push(await timeToOpen(page));
      for (const [number, query] of QUERIES.entries()) {
        const times = await timeKeystrokes(page, query);
        if (number === 0) first.push(...times.splice(0, 1));
        later.push(...times);
      }
      frames.push(await timeFrame(page));
      await context.close();
    }
    const frame = median(frames);
    const line = (title: string, times: readonly number[]): void =>
      console.log(
        `  ${title.padEnd(28)} ${median(times).toFixed(0)} ms, 95 % ${quantile(times, 0.95).toFixed(0)} ms: ${(median(times) / frame).toFixed(1)} ×`,
      );
    console.log(`The built site in Chromium. The baseline is a frame (${frame.toFixed(1)} ms).\n`);
    line('from click to open box', opening);
    line('from first keystroke to hits', first);
    line('from a keystroke to hits', later);
    console.log();
  } finally {
    await browser.close();
    close();
  }
}

function timeToOpen(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now();
    document.querySelector<HTMLElement>('.search-button')?.click();
    while (!document.querySelector('dialog [role=combobox]')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - started;
  });
}

/** Types letter by letter, and measures each time how long the list takes to change. */
function timeKeystrokes(page: Page, query: string): Promise<number[]> {
  return page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('dialog [role=combobox]');
    const panel = document.querySelector('dialog');
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    if (!field || !panel) throw new Error('bench: the search box is not open.');
    const times: number[] = [];
    for (let length = 2; length <= text.length; length += 1) {
      const changed = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve(undefined);
        }).observe(panel, { childList: true, subtree: true, characterData: true });
      });
      const started = performance.now();
      property?.set?.call(field, text.slice(0, length));
      field.dispatchEvent(new Event('input', { bubbles: true }));
      // Another letter may leave the list unchanged; it is then given up after a second.
      await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 1000))]);
      const time = performance.now() - started;
      if (time < 1000) times.push(time);
    }
    return times;
  }, query);
}

function timeFrame(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now();
    for (let count = 0; count < 30; count += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (performance.now() - started) / 30;
  });
}
