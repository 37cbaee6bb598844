/** A camera is given to the example that asks for it in advance, once the reader has agreed. */
import { expect, test, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/browser.js';
import { LiveExample, runShared, sketchWith } from './support/live';

// Fewer pixels: WebGL runs in software here.
test.use({
  viewport: { width: 480, height: 800 },
  launchOptions: {
    executablePath: findChromium(),
    // A picture of its own in the place of a camera, and a yes to the browser's question.
    args: [
      ...chromiumArgs(),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

const path = '/examples/mirror';

/** Opens the example, and counts what the page asks of the browser. */
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
 * Whether the sketch shows what the camera sees. That of the test fills the grid; the face that the
 * sketch draws otherwise leaves the corners empty.
 */
async function showsCamera(mirror: LiveExample): Promise<boolean> {
  return !/^ /.test(await frameOf(mirror));
}

async function frameOf(mirror: LiveExample): Promise<string> {
  return String(await mirror.evaluate('p5asciifier.toString()').catch(() => ' '));
}

/** The cameras that the page has opened, and whether each is on. */
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
  // What the browser itself would give the frame, had the page not taken the function's place.
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
  // It moves.
  const before = await frameOf(mirror);
  await expect.poll(() => frameOf(mirror)).not.toBe(before);
  expect(await cameras(page)).toEqual([true]);

  // The same source need not ask again, and has no second camera beside the first.
  await mirror.button('Restart').press('Enter');
  await expect.poll(() => cameras(page)).toEqual([false, true]);

  await consent.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect.poll(() => cameras(page)).toEqual([false, false]);
  await expect(consent).toContainText('wants to use your camera');
  await consent.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(consent).toContainText('Your camera is on.');
  // Out of sight it is parked, and the camera with it.
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
    // The source is long.
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
    // In the same document.
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await page
      .locator('a[href="/docs/intro"]')
      .first()
      // Without scrolling to it, which would be another way of leaving.
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
    // At once: nothing runs in it later.
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
