/**
 * Measures how long a reader waits between pressing Play and the first frame. The baseline is the
 * same sketch alone in an empty page, from navigation to its first frame.
 */
import { readFile } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { findP5Releases } from '../../website/plugins/library-files/servedFiles';
import { readLibraryVersion } from '../../website/libraryVersion';
import { serve } from '../serve';
import { median } from '../statistics';

const ROUNDS = 5;
const PATIENCE = 60_000;
const slug = 'ringed-planet';
const page = '/docs/intro';
/** At this viewport the preview of an example has the size below. */
const viewport = { width: 480, height: 800 };
const preview = { width: 446, height: 279 };

const repository = new URL('../../', import.meta.url).pathname;

export async function run(): Promise<void> {
  const { origin, close } = await serve(`${repository}website/build`);
  const browser = await chromium.launch(launchOptions());
  try {
    const bare = await bareDocument();
    const alone: number[] = [];
    const played: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await timeAlone(browser, origin, bare));
      played.push(await timePlay(browser, origin));
    }
    const baseline = median(alone);
    console.log(`The example ${slug}, first visit, median of ${ROUNDS} interleaved rounds.\n`);
    console.log(`  the sketch in a page of its own  ${baseline.toFixed(0)} ms`);
    console.log(
      `  from Play to the first frame     ${median(played).toFixed(0)} ms: ${(median(played) / baseline).toFixed(2)} ×\n`,
    );
  } finally {
    await browser.close();
    close();
  }
}

async function bareDocument(): Promise<string> {
  const [one] = await findP5Releases(`${repository}node_modules`);
  const sketch = await readFile(`${repository}examples/${slug}/sketch.js`, 'utf8');
  const library = `/lib/p5.asciify/${readLibraryVersion()}/p5.asciify.umd.js`;
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>
<script src="${one?.file.url}"></script><script src="${library}"></script><script>${sketch}</script>`;
}

async function timeAlone(browser: Browser, origin: string, html: string): Promise<number> {
  const context = await browser.newContext({ viewport: preview });
  const tab = await context.newPage();
  await tab.route('**/bare', (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await tab.goto(`${origin}/bare`);
  const time = await tab.evaluate(async () => {
    while (Number(Reflect.get(window, 'frameCount') ?? 0) < 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now();
  });
  await context.close();
  return time;
}

async function timePlay(browser: Browser, origin: string): Promise<number> {
  // With reduced motion the example waits for Play.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  await tab.goto(origin + page, { waitUntil: 'networkidle' });
  const example = tab.locator(`[data-example="${slug}"]`);
  await example.scrollIntoViewIfNeeded();
  const time = await example.evaluate(async (element, patience) => {
    const button = [...element.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Play',
    );
    const started = performance.now();
    button?.click();
    while (element.querySelector('[data-status]')?.getAttribute('data-status') !== 'running') {
      if (performance.now() - started > patience) throw new Error('The example did not start.');
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - started;
  }, PATIENCE);
  await context.close();
  return time;
}
