/** Measures one visit to one page with an empty cache. */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** A slow phone on a slow network, as used in comparisons of documentation sites. */
const slow = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };
export const viewport = { width: 1280, height: 800 };
/** Milliseconds without a long task and without the end of a request, after which a page is at rest. */
const quiet = 1500;

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  fcp: number;
  lcp: number;
  load: number;
  /** Milliseconds by which tasks after the first paint were longer than 50. */
  tbt: number;
  cls: number;
  /** Bytes on the wire that the first paint waits for: the document, and what blocks rendering. */
  blockingBytes: number;
  /** Bytes on the wire of the scripts that came before anything was touched. */
  scriptBytes: number;
}

/** Milliseconds until a press on a control, made as soon as it was painted, had its effect. */
export async function timeControl(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await throttle(await context.newCDPSession(page));
    await page.addInitScript({ path: script('observe.js') });
    await page.addInitScript({ path: script('press.js') });
    await page.goto(address);
    const control = await page.waitForFunction(() => window.paintBench.control);
    return (await control.jsonValue()) ?? NaN;
  } finally {
    await context.close();
  }
}

export const script = (name: string): string => new URL(name, import.meta.url).pathname;

export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scriptBytes = await countScripts(session);
    await throttle(session);
    await page.addInitScript({ path: script('observe.js') });
    await page.goto(address, { waitUntil: 'load' });
    await rest(page);
    const seen = await page.evaluate(() => window.paintBench);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      load: seen.load,
      tbt: seen.tasks
        .filter(({ start }) => start >= seen.fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      cls: seen.cls,
      blockingBytes: seen.blockingBytes,
      scriptBytes: scriptBytes(),
    };
  } finally {
    await context.close();
  }
}

interface Seen {
  fcp: number;
  lcp: number;
  load: number;
  cls: number;
  blockingBytes: number;
  tasks: { start: number; duration: number }[];
  /** When the last long task or request ended. */
  lastActivity: number;
  control?: number;
  /** Milliseconds from a click to the paint of the page that it led to. */
  navigation?: number;
}

declare global {
  interface Window {
    paintBench: Seen;
  }
}

export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
}

/**
 * Waits until the slowed-down page is at rest. (Playwright's `networkidle` would not do: with requests
 * for later pages it has been seen never to come, although no request was open.)
 */
export async function rest(page: Page): Promise<void> {
  await page.waitForFunction(
    (quietTime) => performance.now() - window.paintBench.lastActivity > quietTime,
    quiet,
    // By default the page would be asked in each frame, and would have to lay itself out for it.
    { polling: 250 },
  );
}

/** Returns a function that says how many bytes of scripts have come since. */
async function countScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}
