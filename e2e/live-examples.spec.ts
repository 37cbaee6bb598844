import { expect, test, type Page } from './support/reading';
import { desktop, LiveExample, openExample, page1, phone } from './support/live';
import { awake, hydrated, inMotion } from './support/page';

const manyExamples = '/docs/guides/custom-ascii-conversion';

test.use({ viewport: phone, ...inMotion });

declare global {
  interface Window {
    mostFrames?: number;
  }
}

/** Records from now on the highest number of frames at a time: each holds a WebGL context. */
async function countContexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const count = () => {
      const frames = document.querySelectorAll('iframe').length;
      window.mostFrames = Math.max(window.mostFrames ?? 0, frames);
    };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
  });
}

/** Changes the chunk of a page so that it renders one of its examples many times over. */
async function repeatExamples(page: Page, slug: string, times: number): Promise<void> {
  const element = new RegExp(
    `\\(0,\\w+\\.jsx\\)\\(\\w+\\.\\w+,\\{slug:"${slug}",example:\\w+\\}\\)`,
  );
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    // No parameters: the name of one could hide the variable that the element reads.
    const copies = `Array.from({length:${times}},()=>$&)`;
    await route.fulfill({ response, body: script.replace(element, copies) });
  });
}

test.describe('before anything runs', () => {
  test.use({ javaScriptEnabled: false });

  test('an example can be read, and shows nothing that would do nothing', async ({ page }) => {
    const example = await openExample(page);
    await expect(example.root.getByRole('img')).toHaveAccessibleName(/^A frame of this example/);
    await expect(example.root).toContainText('function setup()');
    await expect(example.root.getByText('Three layers', { exact: true })).toBeVisible();
    await expect(example.root.getByRole('button')).toHaveCount(0);
  });
});

test.describe('starting and stopping', () => {
  test(
    'it starts in view, and gives its context back when it is left',
    { tag: '@main' },
    async ({ page }) => {
      const example = await openExample(page);
      await example.is('running');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(example.preview.locator('iframe')).toHaveCount(0);
      await example.is('idle');
      await example.preview.scrollIntoViewIfNeeded();
      await example.is('running');
    },
  );

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
    // A page that is reached by a link is rendered from the changed chunk, not from served HTML.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await hydrated(page, '/docs/intro');
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
      const preview = examples.nth(index).locator('[data-status]');
      await preview.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect(preview).toHaveAttribute('data-status', /starting|running/, { timeout: 25_000 });
      expect(await opened.count()).toBeLessThanOrEqual(2);
    }
    await new LiveExample(page, examples.last()).is('running');
    expect(await page.evaluate(() => window.mostFrames)).toBe(2);
    expect(page.frames().length - 1).toBeLessThanOrEqual(2);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await page.locator('canvas').count()).toBe(0);
    // The links at the end of the page prefetch scripts, whose handlers may still be at work.
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('it starts where the browser tells of two changes at once', async ({ page }) => {
    await page.addInitScript(() => {
      const Whole = IntersectionObserver;
      window.IntersectionObserver = class extends Whole {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            const before = entries.map(
              (entry) =>
                new Proxy(entry, {
                  get: (target, name): unknown =>
                    name !== 'isIntersecting' && Reflect.get(target, name),
                }),
            );
            callback([...before, ...entries], observer);
          }, options);
        }
      };
    });
    const example = await openExample(page);
    await example.is('running');
  });

  test('with reduced motion it waits for Play', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page);
    await expect(page.getByRole('switch', { name: /Motion/ })).not.toBeChecked();
    await example.is('idle');
    await example.button('Play').click();
    await example.is('running');
  });

  test('the switch stops everything, and is remembered', async ({ page }) => {
    await page.setViewportSize(desktop);
    const example = await openExample(page);
    await example.is('running');
    const motion = page.getByRole('switch', { name: /Motion/ });
    // Pressed by keyboard: with WebGL in software a click beside a busy sketch can hit its sandbox.
    await motion.press('Enter');
    await example.is('idle');
    await page.reload();
    await expect(motion).not.toBeChecked();
    await example.preview.scrollIntoViewIfNeeded();
    await example.is('idle');
    await motion.press('Enter');
    await expect(motion).toBeChecked();
    await example.is('running');
  });

  test('a lost context comes back', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    await example.evaluate('window.isOld = true');
    // The sandbox is replaced before evaluate() gets its answer.
    await example
      .evaluate(
        "document.querySelector('canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()",
      )
      .catch(() => undefined);
    await expect.poll(() => example.evaluate('window.isOld').catch(() => true)).toBeUndefined();
    await example.is('running');
  });
});
