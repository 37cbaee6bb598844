import { launchOptions } from '../../scripts/browser.js';
import { inMotion } from './page';
import { LiveExample } from './live';
import { expect, type Locator, type Page } from './test';

/** A fake camera with a test image, which Chromium permits by itself. */
export const withCamera = {
  ...inMotion,
  // A small viewport has fewer pixels to draw: WebGL runs in software here.
  viewport: { width: 480, height: 800 },
  launchOptions: launchOptions({
    antialias: false,
    shortVisits: true,
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    backForwardCache: true,
  }),
};

const path = '/examples/mirror';

/** Opens the example, and records every camera stream that the page gets from the browser. */
export async function openMirror(page: Page): Promise<LiveExample> {
  await recordStreams(page);
  await page.goto(path);
  const mirror = LiveExample.of(page, 'mirror');
  await mirror.is('running');
  return mirror;
}

export async function recordStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const real = devices.getUserMedia.bind(devices);
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    devices.getUserMedia = async (constraints) => {
      const stream = await real(constraints);
      streams.push(stream);
      return stream;
    };
  });
}

/** Presses Allow, once it takes a press. */
export async function allow(consent: Locator): Promise<void> {
  const button = consent.getByRole('button', { name: 'Allow' });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

/**
 * Whether the sketch shows what the camera sees. The picture of the fake camera fills the grid; the
 * face that the sketch draws without a camera leaves the corners empty.
 */
export async function showsCamera(mirror: LiveExample): Promise<boolean> {
  return !/^ /.test(await frameOf(mirror));
}

export async function frameOf(mirror: LiveExample): Promise<string> {
  return String(await mirror.evaluate('p5asciifier.toString()').catch(() => ' '));
}

/** For each camera stream that the page has opened: whether it is still on. */
export function cameras(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const streams: unknown = Reflect.get(window, 'streams');
    if (!Array.isArray(streams)) throw new Error('The page counts no streams.');
    return streams.map((stream) => stream instanceof MediaStream && stream.active);
  });
}

/** The same of each stream with sound. */
export function microphones(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const streams: unknown = Reflect.get(window, 'streams');
    if (!Array.isArray(streams)) throw new Error('The page counts no streams.');
    return streams.flatMap((stream) =>
      stream instanceof MediaStream && stream.getAudioTracks().length > 0 ? [stream.active] : [],
    );
  });
}
