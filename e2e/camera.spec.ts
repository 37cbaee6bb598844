/**
 * Only an example that declares its use of the camera gets it, once the reader has agreed. Sketches
 * in the playground may ask for the camera and the microphone.
 */
import { expect, test, type Page } from './support/test';
import {
  allow,
  cameras,
  frameOf,
  microphones,
  openMirror,
  recordStreams,
  showsCamera,
  withCamera,
} from './support/camera';
import { LiveExample, openShared, runShared, sketchWith } from './support/live';
import { openLive, outcome, type } from './support/liveCoding';

test.use(withCamera);

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
