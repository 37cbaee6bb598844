/**
 * Faults outside the site: network, search worker, WebGL, fonts, a sleeping machine. README.md says
 * where other faults are tested.
 */
import { expect, type Page } from './support/test';
import { LiveExample } from './support/live';
import { awake, hydrated, inMotion } from './support/page';
import { SearchBox } from './support/search';
import { test } from './support/servedSite';

test.use(inMotion);

const examplePage = '/examples/tunnel';
const example = (page: Page) => LiveExample.of(page, 'tunnel');
const playground = (page: Page) => new LiveExample(page, page.locator('main'));

test('the network goes while somebody writes: they come back to their words', async ({
  page,
  site,
}) => {
  await hydrated(page, '/playground');
  await playground(page).editor.waitFor();
  await playground(page).write('// written before the network went');
  await site.stop();
  await page.keyboard.type(', and after');
  // The chunk of the page cannot be loaded, so the site navigates to its address instead, and the
  // browser shows its own error page.
  await page.getByRole('link', { name: 'API', exact: true }).first().click();
  const address = () => page.evaluate(() => document.location.href).catch(() => '');
  await expect.poll(address).toMatch(/^chrome-error:/);

  await site.serve();
  await page.goto('/docs/api/');
  await expect(page.locator('main h1')).toBeVisible();
  await page.goto('/playground');
  await expect(playground(page).editor).toContainText(
    '// written before the network went, and after',
  );
});

test.describe('search', () => {
  const unreachable = 'Unable to fetch results';
  /** What the page throws without catching it: it says what is wrong, and that is enough. */
  let uncaught: Error[];
  test.beforeEach(({ page }) => {
    uncaught = [];
    page.on('pageerror', (error) => uncaught.push(error));
  });
  test.afterEach(() => expect(uncaught).toEqual([]));

  test('with an index that is missing says so, and recovers', async ({ page }) => {
    await page.route('**/assets/search/**', (route) => route.fulfill({ status: 404, body: 'no' }));
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.open();
    await box.field.fill('font');
    await expect(box.dialog).toContainText(unreachable);
    await page.unroute('**/assets/search/**');
    await box.field.fill('fonts');
    await expect(box.hits.first()).toBeVisible();
  });

  test('whose engine dies over a question says so, and recovers', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    // Ended while it still loads, an engine can take the same request of its successor with it.
    const loaded = page.waitForResponse('**/assets/search/*');
    await box.open();
    await loaded;
    await page.evaluate(() => {
      const post: unknown = Reflect.get(Worker.prototype, 'postMessage');
      Worker.prototype.postMessage = function (this: Worker) {
        Reflect.set(Worker.prototype, 'postMessage', post);
        // An uncaught error in a worker arrives at its Worker object as an `error` event.
        this.dispatchEvent(new Event('error'));
      };
    });
    await box.field.fill('font');
    await expect(box.dialog).toContainText(unreachable);
    await box.field.fill('fonts');
    await expect(box.hits.first()).toBeVisible();
  });

  test('whose engine never answers says so, and recovers', async ({ page }) => {
    await page.clock.install();
    await hydrated(page, '/docs/intro');
    await page.evaluate(() => {
      const post: unknown = Reflect.get(Worker.prototype, 'postMessage');
      Worker.prototype.postMessage = () => {
        Worker.prototype.postMessage = () => {
          Reflect.set(Worker.prototype, 'postMessage', post);
        };
      };
    });
    const box = new SearchBox(page);
    await box.open();
    await box.field.fill('font');
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(box.dialog).toContainText(unreachable, { timeout: 500 });
    }).toPass({ timeout: 40_000 });
    await box.field.fill('fonts');
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(box.hits.first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
  });
});

test.describe('code that does not come', () => {
  const scripts = '**/*.js';

  /** Opens a page, blocks all further scripts, and collects the page's uncaught errors. */
  async function openCutOff(page: Page, path: string): Promise<Error[]> {
    const uncaught: Error[] = [];
    await hydrated(page, path);
    await awake(page);
    await page.waitForLoadState('networkidle');
    page.on('pageerror', (error) => uncaught.push(error));
    await page.route(scripts, (route) => route.abort());
    return uncaught;
  }

  test('for the editor: the page says so and stays, and the next press opens it', async ({
    page,
  }) => {
    const uncaught = await openCutOff(page, examplePage);
    await example(page).is('running');
    // Pressed by keyboard: a click right after scrolling can still hit the sandbox of a busy sketch.
    await example(page).button('Edit').press('Enter');
    await expect(example(page).root.getByRole('alert')).toContainText(
      'The editor could not be loaded',
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await example(page).is('running');
    await page.unroute(scripts);
    await example(page).button('Edit').press('Enter');
    await expect(example(page).editor).toBeVisible();
    await expect(example(page).root.getByRole('alert')).toHaveCount(0);
    expect(uncaught).toEqual([]);
  });

  test('for a code block: the page says so and stays, and the next press runs it', async ({
    page,
  }) => {
    // The example of the page must not start by itself: it runs with the same scripts.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const uncaught = await openCutOff(page, '/docs/guides/fundamentals');
    const block = page.locator('.code-block:has(button[aria-expanded])').first();
    await block.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(block.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(scripts);
    await block.getByRole('button', { name: 'Run', exact: true }).click();
    await new LiveExample(page, block).is('running');
    await expect(block.getByRole('alert')).toHaveCount(0);
    expect(uncaught).toEqual([]);
  });
});

/** Makes getContext() give no WebGL context, as on a machine whose graphics driver is blocked. */
async function withoutWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const whole = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as (
      this: HTMLCanvasElement,
      ...args: unknown[]
    ) => unknown;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, ...args: unknown[]) {
        return /webgl/.test(String(args[0])) ? null : whole.apply(this, args);
      },
    });
  });
}

test('without WebGL an example says so, keeps its picture, and can be edited', async ({ page }) => {
  await withoutWebgl(page);
  await hydrated(page, examplePage);
  await expect(example(page).problem).toContainText('hardware acceleration', { timeout: 25_000 });
  await expect(example(page).preview.getByRole('img')).toBeVisible();
  await example(page).write('// mine');
  await expect(example(page).editor).toContainText('// mine');
});

test.describe('the piece on the home page', () => {
  // With reduced motion the piece waits for Play.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const piece = (page: Page) => page.locator('header [data-hydrate=visible]');
  const play = (page: Page) => piece(page).getByRole('button', { name: 'Play', exact: true });

  test('says so without WebGL, and the focus stays', async ({ page }) => {
    await withoutWebgl(page);
    await hydrated(page, '/');
    // The live region must exist before its text: one that is inserted with text is not announced.
    await expect(piece(page).getByRole('status')).toBeAttached();
    await play(page).press('Enter');
    await expect(piece(page).getByRole('status')).toContainText('hardware acceleration', {
      timeout: 25_000,
    });
    await expect(piece(page).getByText('hardware acceleration')).toBeVisible();
    await expect(play(page)).toBeFocused();
  });

  test('says so without a connection, and plays once there is one', async ({ page, context }) => {
    await hydrated(page, '/');
    await awake(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await play(page).press('Enter');
    await expect(piece(page).getByText('Check your network connection')).toBeVisible();
    await expect(play(page)).toBeFocused();
    await context.setOffline(false);
    await play(page).press('Enter');
    const pause = piece(page).getByRole('button', { name: 'Pause' });
    await expect(pause).toBeFocused({ timeout: 25_000 });
    await expect(piece(page).getByRole('status')).toHaveText('Running.');
    await pause.press('Enter');
    await expect(play(page)).toBeFocused();
  });
});

test('without its fonts the site can be read, and nothing gets too wide', async ({ page }) => {
  await page.route(/\.woff2/, (route) => route.abort());
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', examplePage, '/docs/guides/fundamentals', '/playground']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, `${path} at ${width} px`).toBe(0);
    }
  }
});

test('a sketch survives the sleep of the machine', async ({ page }) => {
  // A call of sleepForAnHour() moves the clocks of the page and of the sandbox on by an hour.
  await page.addInitScript(() => {
    let ahead = 0;
    const now = performance.now.bind(performance);
    const today = Date.now.bind(Date);
    performance.now = () => now() + ahead;
    Date.now = () => today() + ahead;
    Reflect.set(window, 'sleepForAnHour', () => (ahead += 3_600_000));
  });
  await hydrated(page, examplePage);
  await example(page).write(`function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function draw() {
  background(0);
  rotateY(frameCount * 0.02);
  box(100);
  for (let i = 0; i < 100000; i++) {
    if (i === 50000 && frameCount === 5) window.sleepForAnHour();
  }
}`);
  await example(page).button('Run').click();
  await example(page).is('running');
  await expect.poll(() => example(page).evaluate('frameCount')).toBeGreaterThan(10);
  await page.evaluate('window.sleepForAnHour()');
  const before = await example(page).evaluate('frameCount');
  await expect.poll(() => example(page).evaluate(`frameCount > ${String(before)} + 5`)).toBe(true);
  await example(page).is('running');
  await expect(example(page).problem).toHaveCount(0);
});

test.describe('two tabs', () => {
  test('that edit one example lose nothing', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await hydrated(page, examplePage);
    await hydrated(other, examplePage);
    await example(page).write('// from the first tab');
    await example(other).write('// from the second tab');
    await example(page).editor.press('End');
    await page.keyboard.type(', later');
    await expect(example(other).editor).toContainText('// from the second tab');
    await other.close();
    await page.reload();
    await example(page).preview.scrollIntoViewIfNeeded();
    await expect(example(page).root).toContainText('// from the first tab, later');
    const kept = example(page)
      .root.locator('details')
      .filter({ hasText: 'Your version of this sketch in another tab' });
    await kept.locator('summary').click();
    await expect(kept.getByText('// from the second tab')).toBeVisible();
  });

  test('agree on motion at once, and on the announcement when they are opened next', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await hydrated(page, '/docs/intro');
    await hydrated(other, '/docs/intro');
    await page.getByRole('switch', { name: /Motion/ }).click();
    await expect(other.getByRole('switch', { name: /Motion/ })).toHaveAttribute(
      'aria-checked',
      'false',
    );
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await other.reload();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await expect(other.locator('.theme-announcement-bar')).toBeHidden();
  });
});

test('a frozen page, as the back/forward cache keeps them, goes on with its example', async ({
  page,
  context,
}) => {
  await hydrated(page, examplePage);
  await example(page).is('running');
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  // Frozen for longer than the page waits for a sketch that sends no heartbeat.
  const frozen = performance.now();
  await expect.poll(() => performance.now() - frozen, { timeout: 20_000 }).toBeGreaterThan(7000);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  const before = await example(page).evaluate('frameCount');
  await expect.poll(() => example(page).evaluate(`frameCount > ${String(before)}`)).toBe(true);
  await example(page).is('running');
  await expect(example(page).problem).toHaveCount(0);
});
