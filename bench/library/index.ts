/**
 * Measures what the library adds to the time of a frame: a lit torus at 1280 × 720 under software
 * WebGL is drawn without and with the library.
 */
import { readFile } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { LIBRARY_SCRIPT, p5Script } from '../../packages/p5.asciify/test/browser/harness/document';
import type { P5Version } from '../../packages/p5.asciify/test/p5Versions';
import { Site } from '../../packages/p5.asciify/test/browser/harness/site';
import { readRounds } from '../rounds';
import { median, quantile } from '../statistics';
import { Stopwatch, type Cost } from './stopwatch';

/** The scenarios, each with the ratio that the published 0.10.3 build has. */
const SCENARIOS = [
  { name: 'brightness', title: 'brightness, size 8', published: 1.57 },
  { name: 'edge', title: 'edge, size 16', published: 2.12 },
  { name: 'both', title: 'both, size 8', published: 2.15 },
  { name: 'two', title: 'two asciifiers', published: 1.7 },
] as const;

const VERSIONS: readonly P5Version[] = ['1.11', '2'];
const ROUNDS = readRounds(9);
const FRAMES = 8;

export async function run(): Promise<void> {
  const site = await Site.start();
  const browser = await chromium.launch(launchOptions());
  try {
    console.log('A frame with the library, over one of the plain sketch. Less is better.');
    console.log(`Median of ${ROUNDS} interleaved rounds of ${FRAMES} frames; in brackets, the`);
    console.log('middle half of the rounds. Time is what a reader sees; CPU is what it costs,');
    console.log('which other work on the machine disturbs less.\n');
    for (const version of VERSIONS) await measureVersion(browser, site, version);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measureVersion(browser: Browser, site: Site, p5: P5Version): Promise<void> {
  const plain = await openScenario(browser, site, p5, 'plain');
  const pages = [];
  for (const { name } of SCENARIOS) pages.push(await openScenario(browser, site, p5, name));

  const baseline: Cost[] = [];
  const ratios = SCENARIOS.map((): Cost[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    // The machine's speed drifts, so each ratio is taken against a plain sketch of the same round.
    const before = await plain.measure(FRAMES);
    const costs = [];
    for (const page of pages) costs.push(await page.measure(FRAMES));
    const after = await plain.measure(FRAMES);
    const reference = { time: (before.time + after.time) / 2, cpu: (before.cpu + after.cpu) / 2 };
    baseline.push(reference);
    for (const [i, { time, cpu }] of costs.entries()) {
      ratios[i]?.push({ time: time / reference.time, cpu: cpu / reference.cpu });
    }
  }

  const [time, cpu] = [median(baseline.map((c) => c.time)), median(baseline.map((c) => c.cpu))];
  const version = await plain.p5Version();
  console.log(
    `p5 ${version}: a plain frame takes ${time.toFixed(1)} ms, ${cpu.toFixed(1)} ms of CPU`,
  );
  for (const [i, { title, published }] of SCENARIOS.entries()) {
    const times = spread((ratios[i] ?? []).map((ratio) => ratio.time));
    const cpus = spread((ratios[i] ?? []).map((ratio) => ratio.cpu));
    console.log(
      `  ${title.padEnd(20)} time ${times}   CPU ${cpus}   published ${published.toFixed(2)}`,
    );
  }
  console.log();
  for (const page of [plain, ...pages]) await page.close();
}

function spread(ratios: readonly number[]): string {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  return `${middle} (${low} to ${high})`;
}

async function openScenario(
  browser: Browser,
  site: Site,
  p5: P5Version,
  scenario: string,
): Promise<Stopwatch> {
  const sketch = await readFile(new URL('sketch.html', import.meta.url), 'utf8');
  const scripts = scenario === 'plain' ? [p5Script(p5)] : [p5Script(p5), LIBRARY_SCRIPT];
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('');
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('pageerror', (error) => console.error(`${scenario} on p5 ${p5}: ${error.message}`));
  const url = site.publish(sketch.replace(/<!-- scripts.*?-->/, tags));
  await page.goto(`${url}#${scenario}`);
  await page.waitForFunction('frameCount > 0', undefined, { timeout: 120_000 });
  const stopwatch = await Stopwatch.on(page);
  // Warm-up: the first frames compile shaders and fill caches.
  await stopwatch.measure(2);
  return stopwatch;
}
