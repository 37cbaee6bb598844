import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test, type Download, type Page } from '@playwright/test';
import { LiveExample, openShared, runShared, sketchWith } from './support/live';
import { awake, hydrated } from './support/page';

const page1 = '/docs/intro';
const slug1 = 'ringed-planet';
const manyExamples = '/docs/guides/custom-ascii-conversion';

// Fewer pixels: WebGL runs in software here.
const phone = { width: 480, height: 800 };
const desktop = { width: 1280, height: 800 };
test.use({ viewport: phone });

declare global {
  interface Window {
    mostFrames?: number;
  }
}

/** From now on, notes the most frames that the page has at any moment: each holds a context. */
async function countContexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const count = () => {
      const frames = document.querySelectorAll('iframe').length;
      window.mostFrames = Math.max(window.mostFrames ?? 0, frames);
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
}

/** Lets the script of a page show one of its examples so many times. */
async function repeatExamples(page: Page, slug: string, times: number): Promise<void> {
  const element = new RegExp(
    `\\(0,\\w+\\.jsx\\)\\(\\w+\\.\\w+,\\{slug:"${slug}",example:\\w+\\}\\)`,
  );
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const copies = `Array.from({length:${times}},(_,i)=>$&)`;
    await route.fulfill({ response, body: script.replace(element, copies) });
  });
}

/** Opens a page and brings its example into view. */
async function open(page: Page, path = page1, slug = slug1): Promise<LiveExample> {
  await page.goto(path);
  const example = LiveExample.of(page, slug);
  await example.stage.scrollIntoViewIfNeeded();
  return example;
}

test.describe('before anything runs', () => {
  test.use({ javaScriptEnabled: false });

  test('an example can be read, and shows nothing that would do nothing', async ({ page }) => {
    const example = await open(page);
    await expect(example.root.getByRole('img')).toHaveAccessibleName(/^A frame of this example/);
    await expect(example.root).toContainText('function setup()');
    await expect(example.root.getByText('A plain sketch, shown as text')).toBeVisible();
    await expect(example.root.getByRole('button')).toHaveCount(0);
  });
});

test.describe('starting and stopping', () => {
  test('it starts in view, and gives its context back when it is left', async ({ page }) => {
    const example = await open(page);
    await example.is('running');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(example.stage.locator('iframe')).toHaveCount(0);
    await example.is('idle');
    await example.stage.scrollIntoViewIfNeeded();
    await example.is('running');
  });

  test('nothing of it is loaded before it comes near', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(page1, { waitUntil: 'networkidle' });
    expect(loaded.filter((path) => /runner|\/lib\//.test(path))).toEqual([]);
  });

  test('two run at a time; starting another parks the first', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 9000 });
    await page.goto(manyExamples);
    const running = page.locator('[data-status="running"], [data-status="starting"]');
    await expect(running).toHaveCount(2);
    const examples = page.locator('[data-example]');
    expect(await examples.count()).toBeGreaterThan(3);
    const last = new LiveExample(page, examples.last());
    await last.button('Play').press('Enter');
    await last.is('running');
    await expect(running).toHaveCount(2);
    await expect(page.locator('iframe')).toHaveCount(2);
  });

  test('of thirty on a page two run, and the others leave nothing behind', async ({ page }) => {
    test.setTimeout(120_000);
    await repeatExamples(page, 'five-framebuffers', 30);
    // The page comes without a reload, so React draws it from the script alone.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hydrated(page, page1);
    await awake(page);
    await page.getByRole('main').getByRole('link', { name: 'Custom ASCII' }).first().click();
    await expect(page.locator('[data-example="five-framebuffers"]')).toHaveCount(30);
    const examples = page.locator('[data-example]');
    const total = await examples.count();
    expect(total).toBeGreaterThan(30);
    await countContexts(page);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const opened = page.locator('[data-status="running"], [data-status="starting"]');
    for (let index = 0; index < total; index += 1) {
      const stage = examples.nth(index).locator('[data-status]');
      await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(stage).toHaveAttribute('data-status', /starting|running/, { timeout: 25_000 });
      expect(await opened.count()).toBeLessThanOrEqual(2);
    }
    await new LiveExample(page, examples.last()).is('running');
    expect(await page.evaluate(() => window.mostFrames)).toBe(2);
    expect(page.frames().length - 1).toBeLessThanOrEqual(2);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.locator('canvas').count()).toBe(0);
  });

  test('with reduced motion it waits for Play', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await open(page);
    await expect(page.getByRole('switch', { name: /Motion/ })).not.toBeChecked();
    await example.is('idle');
    await example.button('Play').click();
    await example.is('running');
  });

  test('the switch stops everything, and is remembered', async ({ page }) => {
    await page.setViewportSize(desktop);
    const example = await open(page);
    await example.is('running');
    const motion = page.getByRole('switch', { name: /Motion/ });
    await motion.click();
    await example.is('idle');
    await page.reload();
    await expect(motion).not.toBeChecked();
    await example.stage.scrollIntoViewIfNeeded();
    await example.is('idle');
    await motion.click();
    await example.is('running');
  });

  test('a lost context comes back', async ({ page }) => {
    const example = await open(page);
    await example.is('running');
    await example.evaluate('window.isOld = true');
    // The frame is gone before it could answer.
    await example
      .evaluate(
        "document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()",
      )
      .catch(() => undefined);
    await expect.poll(() => example.evaluate('window.isOld').catch(() => true)).toBeUndefined();
    await example.is('running');
  });
});

test.describe('controls', () => {
  test('pause, step, play and restart', async ({ page }) => {
    const example = await open(page);
    await example.is('running');
    await expect(example.root.getByText(/\d+ frames\/s/)).toBeVisible();
    await example.button('Pause').click();
    await example.is('paused');
    const paused = Number(await example.evaluate('frameCount'));
    await example.button('Step').click();
    await expect.poll(() => example.evaluate('frameCount')).toBe(paused + 1);
    await example.button('Play').click();
    await expect
      .poll(async () => Number(await example.evaluate('frameCount')))
      .toBeGreaterThan(paused + 2);
    await example.button('Restart').click();
    await example.is('running');
    expect(Number(await example.evaluate('frameCount'))).toBeLessThan(paused + 2);
  });

  test('either line of p5.js', async ({ page }) => {
    const example = await open(page);
    await example.is('running');
    const version = 'p5.VERSION || p5.prototype.VERSION';
    expect(await example.evaluate(version)).toMatch(/^1\./);
    await example.button('p5 2.x').click();
    await expect(example.button('p5 2.x')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => example.evaluate(version).catch(() => '')).toMatch(/^2\./);
    await example.is('running');
  });

  test('the plain picture under the characters', async ({ page }) => {
    const example = await open(page);
    await example.is('running');
    const hasCharacters = 'p5asciify.asciifier().renderers().hasEnabledRenderers';
    await example.button('WEBGL').click();
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(false);
    await example.button('Restart').click();
    await example.is('running');
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(false);
    await example.button('ASCII').click();
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(true);
  });

  test('full screen', async ({ page }) => {
    const example = await open(page);
    await example.button('Full screen').click();
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-status')))
      .toBe(true);
  });

  for (const [action, ending, start] of [
    ['Save the frame as text', 'txt', / {4}/],
    ['Save the frame as SVG', 'svg', /^<(\?xml|svg)/],
    ['Save the frame as PNG', 'png', /^.PNG/],
    ['Record three seconds as video', 'webm', /webm/],
  ] as const) {
    test(action, async ({ page }) => {
      const example = await open(page);
      await example.is('running');
      const saving = page.waitForEvent('download');
      await example.choose(action);
      const download = await saving;
      expect(download.suggestedFilename()).toBe(`${slug1}.${ending}`);
      expect((await contentOf(download)).toString('latin1')).toMatch(start);
    });
  }

  test('a frame cannot be saved before there is one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await open(page);
    await example.choose('Save the frame as PNG');
    await expect(example.root.getByText('Play the sketch first.')).toBeVisible();
  });

  test('as one HTML file that works from disk', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await open(page);
    const saving = page.waitForEvent('download');
    await example.choose('Download as one HTML file');
    const path = test.info().outputPath('sketch.html');
    await (await saving).saveAs(path);
    const requests: string[] = [];
    const fromDisk = await context.newPage();
    fromDisk.on('request', (request) => requests.push(request.url()));
    await fromDisk.goto(pathToFileURL(path).href);
    await expect
      .poll(() => fromDisk.evaluate(() => Number(Reflect.get(window, 'frameCount'))))
      .toBeGreaterThan(2);
    expect(
      String(await fromDisk.evaluate(() => String(Reflect.get(window, 'p5asciifier')))),
    ).toBeTruthy();
    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
  });

  test('a link that opens it in the playground, and waits there', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await open(page);
    await example.choose('Copy a link to this sketch');
    await expect(example.root.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await expect(page.getByText('came with a link')).toBeVisible();
    const shared = new LiveExample(page, page.locator('main'));
    await expect(shared.editor).toContainText('A plain WEBGL sketch');
    await expect(page.locator('iframe')).toHaveCount(0);
    await shared.button('Run').click();
    await shared.is('running');
  });

  test('a link holds what chance began with, so that the picture is the same', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const drawn = async (example: LiveExample): Promise<unknown> => {
      await example.is('running');
      return example.evaluate('window.drawn');
    };
    const code = sketchWith('').replace(
      'background(0);',
      'background(0);\n  window.drawn ??= [random(), noise(5), Math.random()];',
    );
    const first = await runShared(page, code);
    const numbers = await drawn(first);
    // By keyboard: while software WebGL keeps the browser busy, clicks can reach the frame beside it.
    await first.root.getByText('More', { exact: true }).press('Enter');
    await first.button('Copy a link to this sketch').press('Enter');
    await expect(first.root.getByText('Link copied.')).toBeVisible();
    await first.button('Restart').press('Enter');
    await first.is('running');
    await expect.poll(() => drawn(first).catch(() => numbers)).not.toEqual(numbers);

    await page.goto('/docs/intro');
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const second = new LiveExample(page, page.locator('main'));
    await second.button('Run').click();
    expect(await drawn(second)).toEqual(numbers);
  });

  test('every control can be reached and operated by keyboard', async ({ page }) => {
    const example = await open(page);
    await example.is('running');
    await example.button('Pause').focus();
    const names = ['Pause', 'Restart', 'Step', 'ASCII', 'WEBGL', 'p5 1.x', 'p5 2.x', 'Full screen'];
    for (const name of names) {
      await expect(example.button(name)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    const more = example.root.locator('summary', { hasText: 'More' });
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(example.button('Save the frame as text')).toBeFocused();
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await saving;
    await more.press('Enter');
    await expect(example.button('Save the frame as text')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(example.button('Save the frame as text')).toBeHidden();
    await expect(more).toBeFocused();

    await example.button('Pause').press('Enter');
    await example.is('paused');
    await example.button('Step').press('Space');
    await expect(example.root.getByRole('status').getByText('One frame drawn.')).toBeAttached();
    await example.button('Play').press('Enter');
    await example.is('running');
    await example.button('WEBGL').press('Space');
    await expect(example.button('WEBGL')).toHaveAttribute('aria-pressed', 'true');
  });

  test('every control has a name', async ({ page }) => {
    const example = await open(page);
    for (const button of await example.root.getByRole('button').all()) {
      await expect(button).toHaveAccessibleName(/\w/);
    }
  });
});

test.describe('editing', () => {
  // Nothing runs while the test types: software WebGL leaves little time for the page.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what is typed runs on command, survives a reload, and can be thrown away', async ({
    page,
  }) => {
    const example = await open(page);
    await example.write(sketchWith("console.log('mine');"));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(example.root.getByRole('log')).toContainText('mine');
    await page.reload();
    await example.stage.scrollIntoViewIfNeeded();
    await expect(example.root).toContainText("console.log('mine')");
    await expect(page.locator('iframe')).toHaveCount(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await example.button('Reset').click();
    await expect(example.root).not.toContainText("console.log('mine')");
    await expect(example.root).toContainText('A plain WEBGL sketch');
  });

  test('Ctrl or Cmd with a full stop ends it, from the editor and from the sketch', async ({
    page,
  }) => {
    const example = await open(page);
    await example.button('Edit').click();
    await example.editor.click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await example.is('running');
    await page.keyboard.press('ControlOrMeta+.');
    await example.is('idle');
    await example.button('Play').click();
    await example.is('running');
    await example.sketch.locator('canvas').click();
    // It is in a process of its own, which takes a moment.
    await expect(example.stage.locator('iframe')).toBeFocused();
    // The frame is gone before it could confirm the key.
    void page.keyboard.press('ControlOrMeta+.').catch(() => undefined);
    await example.is('idle');
  });

  test('Escape and then Tab leave the editor', async ({ page }) => {
    const example = await open(page);
    await example.button('Edit').click();
    await expect(example.editor).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(example.editor).not.toBeFocused();
  });
});

test.describe('when something goes wrong', () => {
  test('a mistake in the syntax is shown with its place', async ({ page }) => {
    const shared = await runShared(
      page,
      'function setup() {\n  createCanvas(400, 400, WEBGL;\n}\n',
    );
    await shared.is('failed');
    await expect(shared.problem).toContainText('Line 2, column');
  });

  test('an error in draw() is shown with its place', async ({ page }) => {
    const shared = await runShared(page, sketchWith('').replace('box(100);', 'bocks(100);'));
    await expect(shared.problem).toContainText('bocks is not defined');
    await expect(shared.problem).toContainText('Line 7, column 3');
  });

  test('on p5.js 2.x too', async ({ page }) => {
    const shared = await openShared(page, sketchWith('').replace('box(100);', 'bocks(100);'), '2');
    await shared.button('Run').click();
    await expect(shared.problem).toContainText('Line 7, column 3');
  });

  test('an error in a listener is shown too, until the listener is removed', async ({ page }) => {
    const shared = await runShared(
      page,
      `const listener = () => { throw new Error('heard'); };
addEventListener('heard', listener);
removeEventListener('heard', listener);
dispatchEvent(new Event('heard'));
console.log('not heard');
setTimeout(() => {
  addEventListener('heard', listener);
  dispatchEvent(new Event('heard'));
}, 500);
${sketchWith('')}`,
    );
    await expect(shared.root.getByRole('log')).toContainText('not heard');
    await expect(shared.problem).toContainText('heard');
    await expect(shared.problem).toContainText('Line 1, column 32');
  });

  test('a loop that never ends is stopped', async ({ page }) => {
    const shared = await runShared(page, sketchWith('let i = 0;\nwhile (true) i++;'));
    await expect(shared.problem).toContainText('ran for more than 2 seconds');
  });

  test('where the guard is off, the frame is removed and the page stays usable', async ({
    page,
  }) => {
    const shared = await openShared(page, sketchWith('while (true); // no-loop-guard'));
    await shared.button('Run').click();
    await shared.is('failed');
    await expect(shared.problem).toContainText('stopped answering');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(shared.editor).toContainText('while (true)');
  });

  test('a misspelt option is noticed, and put right with one press', async ({ page }) => {
    const shared = await runShared(
      page,
      sketchWith(`function setupAsciify() {
  p5asciifier.renderer('edge').update({ enabled: true, sampleThreshhold: 4 });
}`),
    );
    await expect(shared.problem).toContainText('sampleThreshhold');
    await shared.problem.getByRole('button', { name: /sampleThreshold/ }).click();
    await expect(shared.editor).toContainText('sampleThreshold: 4');
    await expect(shared.problem).toHaveCount(0);
  });

  test('a canvas without WEBGL gets a hint and a correction', async ({ page }) => {
    const shared = await runShared(
      page,
      'function setup() {\n  createCanvas(400, 400);\n}\nfunction draw() {\n  background(0);\n}\n',
    );
    await expect(shared.problem).toContainText('WEBGL');
    await shared.problem.getByRole('button', { name: /WEBGL/ }).click();
    await expect(shared.editor).toContainText('createCanvas(400, 400, WEBGL)');
    await shared.is('running');
  });

  test('without a connection it says so, and plays once there is one', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hydrated(page, page1);
    await awake(page);
    await page.waitForLoadState('networkidle');
    const example = LiveExample.of(page, slug1);
    await context.setOffline(true);
    await example.button('Play').click();
    await expect(example.problem).toContainText('Check your network connection');
    await context.setOffline(false);
    await example.button('Play').click();
    await example.is('running');
    await expect(example.problem).toHaveCount(0);
  });

  test('a file that the sketch saves is offered', async ({ page }) => {
    const shared = await runShared(
      page,
      sketchWith("setTimeout(() => saveStrings(['one', 'two'], 'lines.txt'), 500);"),
    );
    await expect(shared.root.getByText('The sketch wants to save lines.txt')).toBeVisible();
    const saving = page.waitForEvent('download');
    await shared.button('Save').click();
    expect((await contentOf(await saving)).toString()).toMatch(/^one\r?\ntwo/);
  });

  test('the console folds repeats, and keeps to an end', async ({ page }) => {
    const shared = await runShared(
      page,
      sketchWith(`for (let i = 0; i < 5; i++) console.log('again');
for (let i = 0; i < 300; i++) console.log(i);`),
    );
    const log = shared.root.getByRole('log');
    await expect(log).toContainText('×5');
    await expect(log).toContainText(/\d+ earlier messages are not shown/);
  });

  test('values in the console can be opened', async ({ page }) => {
    const shared = await runShared(page, sketchWith('console.warn({ colour: [1, 2, 3] });'));
    const log = shared.root.getByRole('log');
    // By keyboard: while software WebGL keeps the browser busy, clicks can reach the frame beside it.
    await log.locator('summary', { hasText: 'colour' }).first().press('Enter');
    await expect(log.getByText('[ 1, 2, 3 ]')).toBeVisible();
  });
});

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
