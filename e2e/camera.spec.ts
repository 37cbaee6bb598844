/**
 * Only an example that declares its use of the camera gets it, once the reader has agreed. Sketches
 * in the playground may ask for the camera and the microphone.
 */
import { expect, test, type Locator, type Page } from './support/test';
import { launchOptions } from '../scripts/browser.js';
import { LiveExample, openShared, runShared, sketchWith } from './support/live';
import { openLive, outcome, type } from './support/liveCoding';
import { inMotion } from './support/page';

// A small viewport has fewer pixels to draw: WebGL runs in software here.
test.use({
  ...inMotion,
  viewport: { width: 480, height: 800 },
  launchOptions: launchOptions({
    antialias: false,
    shortVisits: true,
    // Chromium provides a fake camera with a test picture, and grants its permission by itself.
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    backForwardCache: true,
  }),
});

const path = '/examples/mirror';

/** Opens the example, and records every camera stream that the page gets from the browser. */
async function openMirror(page: Page): Promise<LiveExample> {
  await recordStreams(page);
  await page.goto(path);
  const mirror = LiveExample.of(page, 'mirror');
  await mirror.is('running');
  return mirror;
}

async function recordStreams(page: Page): Promise<void> {
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
async function allow(consent: Locator): Promise<void> {
  const button = consent.getByRole('button', { name: 'Allow' });
  await expect(button).toBeEnabled();
  await button.press('Enter');
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

/** The same of each stream with sound. */
function microphones(page: Page): Promise<boolean[]> {
  return page.evaluate(() => {
    const streams: unknown = Reflect.get(window, 'streams');
    if (!Array.isArray(streams)) throw new Error('The page counts no streams.');
    return streams.flatMap((stream) =>
      stream instanceof MediaStream && stream.getAudioTracks().length > 0 ? [stream.active] : [],
    );
  });
}

test('without consent there is no camera, and the example draws something else', async ({
  page,
}) => {
  const mirror = await openMirror(page);
  const consent = mirror.root.getByRole('group', { name: 'Camera' });
  await expect(consent).toContainText(
    'This sketch wants to use your camera. The video stays on this page.',
  );
  await expect(mirror.preview.locator('iframe')).not.toHaveAttribute('allow', /camera/);
  // The sandbox replaces navigator.mediaDevices.getUserMedia(). The prototype's method shows what
  // the browser itself would grant the sandbox.
  for (const device of ['video', 'audio']) {
    const direct = await mirror.evaluate(
      `MediaDevices.prototype.getUserMedia.call(navigator.mediaDevices, { ${device}: true })
        .then(() => 'given', (error) => 'refused: ' + error.name)`,
    );
    expect(direct).toMatch(/^refused/);
  }
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
  await allow(consent);
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
  await allow(consent);
  await expect(consent).toContainText('Your camera is on.');
  // An example out of the viewport is stopped, and its camera is turned off.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => cameras(page)).toEqual([false, false, false]);
});

test('the recipe for a webcam draws a figure, and with consent what the camera sees', async ({
  page,
}) => {
  await page.goto('/docs/cookbook/cameras-and-images#webcam');
  const webcam = LiveExample.of(page, 'recipe-webcam');
  await webcam.is('running');
  const wall = (await frameOf(webcam))[0];
  const consent = webcam.root.getByRole('group', { name: 'Camera' });
  await allow(consent);
  await expect(consent).toContainText('Your camera is on.');
  // The test picture of the fake camera has another colour in its corner than the wall behind the figure.
  await expect.poll(async () => (await frameOf(webcam))[0]).not.toBe(wall);
});

test.describe('the camera goes off', () => {
  async function openOn(page: Page): Promise<LiveExample> {
    const mirror = await openMirror(page);
    const consent = mirror.root.getByRole('group', { name: 'Camera' });
    await allow(consent);
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
    await expect(mirror.preview).not.toBeInViewport();
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

  const waysOut: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'its tab is closed': (page) => page.close({ runBeforeUnload: true }),
    'it is loaded anew': (page) => page.reload({ waitUntil: 'commit' }),
    'another document is opened': (page) => page.goto('/licences.txt', { waitUntil: 'commit' }),
  };

  for (const [way, leave] of Object.entries(waysOut)) {
    test(`when the page is left, because ${way}`, async ({ page, context }) => {
      await openOn(page);
      // This listener comes after the page's own. What it finds is kept where another tab reads it,
      // because the page itself may be gone.
      await page.evaluate(() =>
        window.addEventListener('pagehide', () => {
          const streams: unknown = Reflect.get(window, 'streams');
          const areOn =
            Array.isArray(streams) &&
            streams.map((stream) => stream instanceof MediaStream && stream.active);
          localStorage.setItem('areOn', JSON.stringify(areOn));
        }),
      );
      const other = await context.newPage();
      await other.goto('/licences.txt');
      await page.bringToFront();
      expect(await cameras(page)).toEqual([true]);
      await leave(page);
      // It must be off when `pagehide` returns: a page in the cache runs nothing later.
      await expect.poll(() => other.evaluate(() => localStorage.getItem('areOn'))).toBe('[false]');
    });
  }

  for (const site of ['this site', 'another site']) {
    test(`when the page is left for a document of ${site}, and is off when the browser brings it back`, async ({
      page,
      baseURL,
    }) => {
      const mirror = await openOn(page);
      await page.evaluate(() => {
        const streams: unknown = Reflect.get(window, 'streams');
        const areOn = () =>
          Array.isArray(streams) &&
          streams.map((stream) => stream instanceof MediaStream && stream.active);
        const note = ({ type, persisted }: PageTransitionEvent) =>
          Reflect.set(window, type, { persisted, areOn: areOn() });
        window.addEventListener('pagehide', note);
        window.addEventListener('pageshow', note);
      });
      // To a browser, the same address by another name is another site.
      const here = baseURL ?? '';
      const origin = site === 'this site' ? here : here.replace('127.0.0.1', 'localhost');
      await page.evaluate((to) => window.location.assign(to), `${origin}/licences.txt`);
      await page.waitForURL(`${origin}/licences.txt`);
      await page.goBack({ waitUntil: 'commit' });
      const noted = (type: string) =>
        page.evaluate((name): unknown => Reflect.get(window, name), type);
      const outcome = async () => {
        const isAnew = await page.evaluate(() => {
          const [entry] = performance.getEntriesByType('navigation');
          // Says why the browser did not keep the page; null for a page that was kept.
          return Boolean(entry && Reflect.get(entry, 'notRestoredReasons'));
        });
        return isAnew ? 'loaded anew' : await noted('pageshow');
      };
      await expect.poll(outcome).toBeDefined();
      const result = await outcome();
      if (site === 'another site' && result === 'loaded anew') {
        // A browser may decline to keep a page that is left for another site: its sandbox, in a
        // process of its own, may still be ending its stream.
        expect(await cameras(page)).toEqual([]);
      } else {
        expect(result).toEqual({ persisted: true, areOn: [false] });
        expect(await noted('pagehide')).toEqual({ persisted: true, areOn: [false] });
        // The example waits, and does not start again by itself.
        await mirror.is('idle');
        await expect(mirror.root.getByRole('group', { name: 'Camera' })).toHaveCount(0);
      }
    });
  }
});

test('in a tab that was hidden before the sketch asks, nothing is opened', async ({ page }) => {
  const asking = await openAsking(page);
  await asking.evaluate('ask()');
  await allow(consentTo(asking));
  await expect(consentTo(asking)).toContainText('Your camera is on.');
  // A restart keeps the consent, so the sketch gets the camera whenever it asks.
  await asking.button('Restart').press('Enter');
  await expect.poll(() => cameras(page)).toEqual([false]);
  await asking.is('running');
  // Another tab has been opened meanwhile. No event tells of that any more.
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
    }, isHidden);
  await hide(true);
  await asking.evaluate('ask()');
  await expect(consentTo(asking)).toContainText('wants to use your camera');
  expect(await cameras(page)).toEqual([false]);
  await hide(false);
  await allow(consentTo(asking));
  await expect(consentTo(asking)).toContainText('Your camera is on.');
  expect(await cameras(page)).toEqual([false, true]);
  // Nor does it stay on, or hand out pictures, where nothing tells that the tab is hidden.
  await hide(true);
  await expect.poll(() => cameras(page)).toEqual([false, false]);
});

test('presses in the picture do not press Allow when it appears under the pointer', async ({
  page,
}) => {
  const asking = await openAsking(page);
  // Presses the button in each of the frames in which it is seen first, as a hand that has been
  // pressing there before.
  await page.evaluate(() => {
    const press = (button: HTMLElement, left: number) => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.click();
      if (left > 0) requestAnimationFrame(() => press(button, left - 1));
      else document.body.dataset.pressed = 'true';
    };
    const observer = new MutationObserver(() => {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find(({ textContent }) => textContent === 'Allow');
      if (!button) return;
      observer.disconnect();
      press(button, 5);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await asking.evaluate('ask()');
  await expect(page.locator('body')).toHaveAttribute('data-pressed', 'true');
  await expect(consentTo(asking)).toContainText('wants to use your camera');
  expect(await cameras(page)).toEqual([]);
  // It takes a press later.
  await allow(consentTo(asking));
  await expect(consentTo(asking)).toContainText('Your camera is on.');
});

test('after scrolling away and back the camera stays off until the reader agrees again', async ({
  page,
}) => {
  const mirror = await openMirror(page);
  const consent = mirror.root.getByRole('group', { name: 'Camera' });
  await allow(consent);
  await expect(consent).toContainText('Your camera is on.');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => cameras(page)).toEqual([false]);
  await mirror.preview.scrollIntoViewIfNeeded();
  await mirror.is('running');
  await expect(consent).toContainText('wants to use your camera');
  expect(await cameras(page)).toEqual([false]);
});

test.describe('a consent is for all that runs:', () => {
  test('a further script that is added or replaced has the sketch ask again', async ({ page }) => {
    const asking = await openAsking(page, 'ask();');
    await allow(consentTo(asking));
    await expect(consentTo(asking)).toContainText('Your camera is on.');
    let opened = [true];
    for (const code of ['window.more = 1;', 'window.more = 2;']) {
      await addScript(page, asking, code);
      await asking.button('Restart').press('Enter');
      await expect.poll(() => asking.evaluate('window.more')).toBe(opened.length);
      opened = opened.map(() => false);
      await expect.poll(() => cameras(page)).toEqual(opened);
      await expect(consentTo(asking)).toContainText('wants to use your camera');
      await allow(consentTo(asking));
      await expect(consentTo(asking)).toContainText('Your camera is on.');
      opened.push(true);
      expect(await cameras(page)).toEqual(opened);
    }
  });

  test('an edit that takes effect while the camera is on turns it off', async ({ page }) => {
    await recordStreams(page);
    const source = sketchWith(
      'navigator.mediaDevices.getUserMedia({ video: true }).then((stream) => (window.stream = stream));\nfunction more() {}',
    );
    const live = await openLive(page, '1', source);
    await allow(consentTo(live));
    await expect(consentTo(live)).toContainText('Your camera is on.');
    await type(live, source.replace('more() {}', 'more() { return 1; }'));
    await expect.poll(() => cameras(page)).toEqual([false]);
    await outcome(live, 'Your edit runs.');
    await expect(consentTo(live)).toContainText('wants to use your camera');
    // The stream that the sketch has goes on once the reader agrees.
    await allow(consentTo(live));
    await expect(consentTo(live)).toContainText('Your camera is on.');
    expect(await live.evaluate('window.stream.active')).toBe(true);
    expect(await cameras(page)).toEqual([false, true]);
  });
});

const consentTo = ({ root }: LiveExample) => root.getByRole('group', { name: 'Camera' });

/** Runs a sketch that asks for the camera when its function `ask()` is called. */
async function openAsking(page: Page, code = ''): Promise<LiveExample> {
  await recordStreams(page);
  const asking = await openShared(
    page,
    sketchWith(`function ask() {
  navigator.mediaDevices.getUserMedia({ video: true }).catch(() => console.log('refused'));
}
${code}`),
  );
  await asking.button('Run').press('Enter');
  await asking.is('running');
  return asking;
}

/** Drops a script on the code, as from a folder of the reader. */
async function addScript(page: Page, shared: LiveExample, code: string): Promise<void> {
  const transfer = await page.evaluateHandle((text) => {
    const made = new DataTransfer();
    made.items.add(new File([text], 'more.js'));
    return made;
  }, code);
  await shared.editor.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(shared.root.getByText(/(?:Added|Replaced) more\.js\./)).toBeVisible();
}

test('on p5.js 2.x too', async ({ page }) => {
  const mirror = await openMirror(page);
  await mirror.button('p5 2.x').press('Enter');
  const consent = mirror.root.getByRole('group', { name: 'Camera' });
  await allow(consent);
  await expect.poll(() => showsCamera(mirror)).toBe(true);
});

test('in the playground a sketch of the reader gets the camera and the microphone, each after its consent', async ({
  page,
}) => {
  await recordStreams(page);
  const shared = await runShared(
    page,
    `let mic;
function setup() {
  createCanvas(100, 100, WEBGL); frameRate(10);
  const film = createCapture({ video: true, audio: true }, (stream) => {
    window.tracks = stream.getTracks().map(({ kind }) => kind).sort().join(' ');
  });
  film.volume(0); film.hide();
  mic = new p5.AudioIn(); mic.start();
}
function draw() { background(0); window.level = max(window.level ?? 0, mic.getLevel()); }`,
  );
  await shared.is('running');
  const consent = (name: string) => shared.root.getByRole('group', { name, exact: true });
  await expect(consent('Camera')).toContainText('The video stays on this page.');
  await expect(consent('Microphone')).toContainText('What it hears stays on this page.');
  expect(await cameras(page)).toEqual([]);
  await allow(consent('Microphone'));
  await expect(consent('Microphone')).toContainText('Your microphone is on.');
  await expect(consent('Camera').getByRole('button', { name: 'Allow' })).toBeVisible();
  await allow(consent('Camera'));
  await expect(consent('Camera')).toContainText('Your camera is on.');
  // A fake microphone beeps.
  await expect.poll(() => shared.evaluate('window.tracks')).toBe('audio video');
  await expect.poll(() => shared.evaluate('window.level')).toBeGreaterThan(0);
  await consent('Microphone').getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect.poll(() => microphones(page)).toEqual([false]);
  await expect(consent('Microphone')).toContainText('wants to use your microphone');
});

test('a sketch that is refused the microphone is told so', async ({ page }) => {
  const shared = await runShared(
    page,
    sketchWith(`navigator.mediaDevices.getUserMedia({ audio: true }).then(
  () => console.log('given'),
  (error) => console.log('refused: ' + error.message),
);`),
  );
  const consent = shared.root.getByRole('group', { name: 'Microphone' });
  await consent.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(shared.root.getByRole('log')).toContainText(
    'refused: The microphone was not allowed here.',
  );
});
