/** Measures one visit to one page with an empty cache. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { readSlowdown } from '../environment';

/** A slow phone on a slow network, as used in comparisons of documentation sites. */
const slow = { cpu: readSlowdown(), latency: 150, bytesPerSecond: 1_600_000 / 8 };
export const viewport = { width: 1280, height: 800 };
/** Milliseconds to wait once the network is idle, until the slowed-down page is at rest. */
const quiet = 1000;

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  fcp: number;
  lcp: number;
  load: number;
  /** Milliseconds by which tasks after the first paint were longer than 50. */
  tbt: number;
  cls: number;
  /** Bytes on the wire until the first paint. */
  bytesBeforePaint: number;
  /** Bytes on the wire of the scripts that ran, before anything was touched. */
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
    const traffic = await recordTraffic(session);
    await throttle(session);
    await page.addInitScript({ path: script('observe.js') });
    await page.goto(address, { waitUntil: 'load' });
    await rest(page);
    const seen = await page.evaluate(() => window.paintBench);
    const timeOrigin = await page.evaluate(() => performance.timeOrigin);
    return {
      fcp: seen.fcp,
      lcp: seen.lcp,
      load: seen.load,
      tbt: seen.tasks
        .filter(({ start }) => start >= seen.fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      cls: seen.cls,
      bytesBeforePaint: traffic.bytesUntil(timeOrigin + seen.fcp),
      scriptBytes: traffic.scriptBytes(),
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
  tasks: { start: number; duration: number }[];
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

export async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(quiet);
}

interface Traffic {
  bytesUntil: (time: number) => number;
  scriptBytes: () => number;
}

async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const arrivals: { time: number; bytes: number }[] = [];
  const scripts = new Map<string, number>();
  const types = new Map<string, string>();
  await session.send('Network.enable');
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp, wallTime }) => {
    // Other events carry only monotonic timestamps; the offset converts these to wall-clock time.
    offset ||= wallTime - timestamp;
    types.set(requestId, type ?? '');
  });
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => {
    arrivals.push({ time: (timestamp + offset) * 1000, bytes: encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) === 'Script') scripts.set(requestId, encodedDataLength);
  });
  return {
    bytesUntil: (time) =>
      sum(arrivals.filter((arrival) => arrival.time <= time).map(({ bytes }) => bytes)),
    scriptBytes: () => sum([...scripts.values()]),
  };
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
