/** Only an example that declares its use of the camera gets it, once the reader has agreed. */
import { expect, test, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/browser.js';
import { LiveExample, runShared, sketchWith } from './support/live';
import { inMotion } from './support/page';

// A small viewport has fewer pixels to draw: WebGL runs in software here.
test.use({
  ...inMotion,
  viewport: { width: 480, height: 800 },
  launchOptions: {
    executablePath: findChromium(),
    // Chromium provides a fake camera with a test picture, and grants its permission by itself.
    args: [
      ...chromiumArgs(),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

const path = '/examples/mirror';

/** Opens the example, and records every camera stream that the page gets from the browser. */
async function openMirror(page: Page): Promise<LiveExample> {
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
  await page.goto(path);
  const mirror = LiveExample.of(page, 'mirror');
  await mirror.is('running');
  return mirror;
}

/**
 * Whether the sketch shows what the camera sees. The picture of the fake camera fills the grid; the
 * face that the sketch draws without a camera leaves the corners empty.
 */
async function showsCamera(mirror: LiveExample): Promise<boolean> {
  return !/^ /.test(await frameOf(mirror));
}

async function frameOf(mirror: LiveExample): Promise<string> {
  return String(await mirror.evaluate('p5asciifier.toString()').catch(() => ' '));
}

/** For each camera stream that the page has opened: whether it is still on. */
function cameras(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const streams: unknown = Reflect.get(window, 'streams');
    if (!Array.isArray(streams)) throw new Error('The page counts no streams.');
    return streams.map((stream) => stream instanceof MediaStream && stream.active);
  });
}

test('without consent there is no camera, and the example draws something else', async ({
  page,
}) => {
  const mirror = await openMirror(page);
  const consent = mirror.root.getByRole('group', { name: 'Camera' });
  await expect(consent).toContainText(
    'This sketch wants to use your camera. The picture stays in this page.',
  );
  await expect(mirror.stage.locator('iframe')).not.toHaveAttribute('allow', /camera/);
  // The runner replaces navigator.mediaDevices.getUserMedia(). The prototype's method shows what
  // the browser itself would grant the frame.
  const direct = await mirror.evaluate(
    `MediaDevices.prototype.getUserMedia.call(navigator.mediaDevices, { video: true })
      .then(() => 'given', (error) => 'refused: ' + error.name)`,
  );
  expect(direct).toMatch(/^refused/);
  await consent.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(consent).toHaveCount(0);
  await expect(mirror.button('Pause')).toBeFocused();
  expect(await showsCamera(mirror)).toBe(false);
  expect(await cameras(page)).toEqual([]);
  await mirror.is('running');
});

test('with consent the sketch gets a stream, until it ends or the reader turns it off', async ({
  page,
}) => {
  const mirror = await openMirror(page);
  const consent = mirror.root.getByRole('group', { name: 'Camera' });
  await consent.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(consent).toContainText('Your camera is on.');
  await expect.poll(() => showsCamera(mirror)).toBe(true);
  // The picture moves, so it is live.
  const before = await frameOf(mirror);
  await expect.poll(() => frameOf(mirror)).not.toBe(before);
  expect(await cameras(page)).toEqual([true]);

  // After a restart of the unchanged source the consent still holds; the first stream has ended.
  await mirror.button('Restart').press('Enter');
  await expect.poll(() => cameras(page)).toEqual([false, true]);

  await consent.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect.poll(() => cameras(page)).toEqual([false, false]);
  await expect(consent).toContainText('wants to use your camera');
  await consent.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(consent).toContainText('Your camera is on.');
  // An example out of the viewport is stopped, and its camera is turned off.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => cameras(page)).toEqual([false, false, false]);
});

test.describe('the camera goes off', () => {
  async function openOn(page: Page): Promise<LiveExample> {
    const mirror = await openMirror(page);
    const consent = mirror.root.getByRole('group', { name: 'Camera' });
    await consent.getByRole('button', { name: 'Allow' }).press('Enter');
    await expect(consent).toContainText('Your camera is on.');
    expect(await cameras(page)).toEqual([true]);
    return mirror;
  }

  test('when the picture is out of view, though the rest of the example is in view', async ({
    page,
  }) => {
    const mirror = await openOn(page);
    await page.setViewportSize({ width: 480, height: 300 });
    // Scrolls to the source below the picture; it is long enough to fill the viewport.
    await mirror.root
      .locator('.code-block')
      .first()
      .evaluate((code) => {
        const { top } = code.getBoundingClientRect();
        window.scrollTo({ top: window.scrollY + top + 20, behavior: 'instant' });
      });
    await expect(mirror.stage).not.toBeInViewport();
    await expect(mirror.root).toBeInViewport();
    await expect.poll(() => cameras(page)).toEqual([false]);
    await mirror.is('idle');
  });

  test('when the tab is hidden', async ({ page }) => {
    const mirror = await openOn(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => cameras(page)).toEqual([false]);
    await mirror.is('idle');
  });

  test('when the page is left for another one of the site', async ({ page }) => {
    await openOn(page);
    // Marks the document, to show later that the navigation did not load another one.
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await page
      .locator('a[href="/docs/intro"]')
      .first()
      // Playwright's click() would scroll to the link, and thereby the picture out of view.
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(/mirror/);
    expect(await page.evaluate((): unknown => Reflect.get(window, 'isSame'))).toBe(true);
    await expect.poll(() => cameras(page)).toEqual([false]);
  });

  test('when the page is left, and it may be kept for the way back', async ({ page }) => {
    await openOn(page);
    const last = await page.evaluate((): unknown => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      const streams: unknown = Reflect.get(window, 'streams');
      return (
        Array.isArray(streams) &&
        streams.map((stream) => stream instanceof MediaStream && stream.active)
      );
    });
    // The camera must be off when `pagehide` returns: a page in the cache runs nothing later.
    expect(last).toEqual([false]);
  });
});

test('on p5.js 2.x too', async ({ page }) => {
  const mirror = await openMirror(page);
  await mirror.button('p5 2.x').press('Enter');
  const consent = mirror.root.getByRole('group', { name: 'Camera' });
  await consent.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect.poll(() => showsCamera(mirror)).toBe(true);
});

test('the playground gives none, and does not ask', async ({ page }) => {
  const shared = await runShared(
    page,
    sketchWith(`navigator.mediaDevices.getUserMedia({ video: true }).then(
  () => console.log('given'),
  (error) => console.log('refused: ' + error.name),
);`),
  );
  await expect(shared.root.getByRole('log')).toContainText('refused: NotAllowedError');
  await expect(shared.root.getByRole('group', { name: 'Camera' })).toHaveCount(0);
});
