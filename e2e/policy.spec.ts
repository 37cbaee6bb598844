/**
 * The Content-Security-Policy blocks what it should. `every-page.spec.ts` tests that the site's own
 * pages keep to it.
 */
import { expect, test } from './support/test';
import { LiveExample, openShared, sketchWith } from './support/live';
import { hydrated, settled } from './support/page';
import { SearchBox } from './support/search';
import { watchPolicy } from './support/watchPolicy';

const nothing = { violations: [], foreignRequests: [] };

test.describe('the policy', () => {
  test('is the same in the page and in the header, which adds who may frame it', async ({
    page,
    request,
  }) => {
    const header = (await request.get('/docs/intro')).headers()['content-security-policy'] ?? '';
    expect(header).toContain("frame-ancestors 'self'");
    await page.goto('/docs/intro');
    const first = page.locator('head > *').nth(1);
    await expect(first).toHaveAttribute('http-equiv', 'Content-Security-Policy');
    const meta = (await first.getAttribute('content')) ?? '';
    for (const policy of [header, meta]) {
      expect(policy).not.toMatch(/unsafe-(inline|eval)|\*|https?:/);
      for (const directive of [
        "default-src 'self'",
        "style-src 'self'",
        "frame-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ]) {
        expect(policy.split('; ')).toContain(directive);
      }
    }
    // Only the meta element sets Trusted Types: it stands before all scripts, and a header would
    // repeat the directives uncompressed in every response.
    expect(meta).toMatch(/; require-trusted-types-for 'script'; trusted-types early default$/);
    const hashes = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes(header)).toEqual(expect.arrayContaining(hashes(meta)));
  });

  // Tests the header and the meta element each alone: some hosts send no headers.
  for (const source of ['header', 'element'] as const) {
    test(`in the ${source} stops scripts and styles that somebody slips in`, async ({ page }) => {
      const watch = await watchPolicy(page);
      await page.route('**/markdown-page', async (route) => {
        const response = await route.fetch();
        const headers = response.headers();
        let body = (await response.text()).replace(
          '</body>',
          `<script>window.slippedIn = true</script><img src=x onerror="window.slippedIn = true">
          <style>main { color: rgb(1, 2, 3) }</style><p id="attribute" style="color: rgb(1, 2, 3)">x</p></body>`,
        );
        if (source === 'header') body = body.replace(/<meta http-equiv[^>]*>/, '');
        else delete headers['content-security-policy'];
        return route.fulfill({ response, headers, body });
      });
      await hydrated(page, '/markdown-page');
      await expect
        .poll(() => watch.violations.map((violation) => /\w+-src-\w+/.exec(violation)?.[0]))
        .toEqual(
          expect.arrayContaining([
            'script-src-elem',
            'script-src-attr',
            'style-src-elem',
            'style-src-attr',
          ]),
        );
      expect(await page.evaluate(() => Reflect.has(window, 'slippedIn'))).toBe(false);
      await expect(page.getByRole('main')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(page.locator('#attribute')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    });
  }

  test('takes no markup and no script from text, but what cannot harm', async ({ page }) => {
    const watch = await watchPolicy(page);
    await hydrated(page, '/markdown-page');
    const outcomes = await page.evaluate(() => {
      const main = document.querySelector('main') ?? document.body;
      const script = document.createElement('script');
      const attempt = (task: () => unknown): string => {
        try {
          task();
          return 'taken';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      return [
        attempt(() => main.insertAdjacentHTML('beforeend', '<span class="line">text</span>')),
        attempt(() => main.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')),
        attempt(() => new DOMParser().parseFromString('<svg/onload=x>', 'text/html')),
        attempt(() => (script.src = '/lib/other.js')),
        attempt(() => (script.src = 'https://evil.test/assets/a.js')),
        attempt(() => (script.text = 'alert(1)')),
        attempt(() => new Worker('data:text/javascript,1')),
        attempt(() => {
          const factory: unknown = Reflect.get(window, 'trustedTypes');
          if (typeof factory === 'object' && factory && 'createPolicy' in factory) {
            const { createPolicy } = factory;
            if (typeof createPolicy === 'function') {
              for (const name of ['early', 'default', 'another']) {
                Reflect.apply(createPolicy, factory, [name, {}]);
              }
            }
          }
        }),
      ];
    });
    expect(outcomes).toEqual(['taken', ...Array.from({ length: 7 }, () => 'TypeError')]);
    await expect.poll(() => watch.violations.length).toBeGreaterThanOrEqual(6);
  });

  test('stops evaluation and requests to another origin', async ({ page }) => {
    const watch = await watchPolicy(page);
    await hydrated(page, '/markdown-page');
    const refused = await page.evaluate(async () => {
      const names: string[] = [];
      // Called from a timer: the policy does not apply to code that Playwright itself evaluates.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          try {
            (0, eval)('1');
          } catch (error) {
            names.push(String(error));
          }
          resolve();
        });
      });
      await fetch('https://example.org/').catch((error: unknown) => names.push(String(error)));
      return names;
    });
    expect(refused).toEqual([expect.stringMatching(/^EvalError/), expect.stringMatching(/fetch/)]);
    // Where Trusted Types are enforced, eval() is reported under their directive.
    await expect
      .poll(() => watch.violations.join())
      .toMatch(/(require-trusted-types-for|script-src).*connect-src/s);
  });
});

test.describe('using the site', () => {
  test('search asks for nothing that is forbidden', async ({ page }) => {
    const watch = await watchPolicy(page);
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('brightness');
    await expect(box.hits.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/docs/intro');
    await settled(page);
    expect(watch).toEqual(nothing);
  });

  test.describe('an example', () => {
    test('is edited and runs', async ({ page }) => {
      const watch = await watchPolicy(page);
      await hydrated(page, '/examples/fixed-grid');
      const example = LiveExample.of(page, 'fixed-grid');
      await example.write(sketchWith('console.log("edited");'));
      await example.button('Run').click();
      await expect(example.root.getByRole('log')).toContainText('edited');
      await example.is('running');
      expect(watch).toEqual(nothing);
    });
  });

  test.describe('an editor', () => {
    for (const path of ['/playground', '/examples/fixed-grid', '/docs/intro']) {
      test(`of ${path} takes what replaces its text, however it comes`, async ({
        page,
        context,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const watch = await watchPolicy(page);
        await hydrated(page, path);
        const root = path === '/playground' ? 'main' : '[data-example]';
        const live = new LiveExample(page, page.locator(root).first());
        await live.write('let typed = 1;');
        const all = () => page.keyboard.press('ControlOrMeta+a');
        const first = live.root.locator('.cm-line').first();

        await all();
        await page.keyboard.type('const a = [1];');
        await expect(first).toHaveText('const a = [1];');
        // A bracket typed over a selection is put around it, as in any CodeMirror editor.
        await all();
        await page.keyboard.type('(');
        await expect(first).toHaveText('(const a = [1];)');
        await all();
        await page.keyboard.press('ControlOrMeta+x');
        await page.keyboard.type('x');
        await all();
        await page.keyboard.press('ControlOrMeta+v');
        await expect(first).toHaveText('(const a = [1];)');
        await all();
        await page.keyboard.press('Enter');
        await page.keyboard.type('y\nz');
        await all();
        await page.keyboard.press('Backspace');
        await page.keyboard.type('word word');
        await page.keyboard.press('ControlOrMeta+z');

        // Types as an input method (IME) does: a composition, then the final text.
        await all();
        const session = await context.newCDPSession(page);
        await session.send('Input.imeSetComposition', {
          text: 'に',
          selectionStart: 1,
          selectionEnd: 1,
        });
        await session.send('Input.insertText', { text: '日' });
        await expect(first).toHaveText('日');
        await settled(page);
        expect(watch).toEqual(nothing);
      });
    }
  });

  test('pages that follow each other are made without text that becomes markup', async ({
    page,
  }) => {
    const watch = await watchPolicy(page);
    await hydrated(page, '/');
    // The pages have different layouts; some hold code blocks and tables of contents.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const path of ['/docs/intro', '/blog', '/docs/api/', '/', '/examples', '/docs/donate/']) {
      const title = page.locator('h1').first();
      const before = await title.innerText();
      await page.locator(`a[href="${path}"]:visible`).first().press('Enter');
      await page.waitForURL((url) => url.pathname.startsWith(path));
      // The address changes first. The next link must not be focused on a page that is replaced.
      await expect(title).not.toHaveText(before);
      await settled(page);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(watch).toEqual(nothing);
  });

  test('a shared sketch opens in the playground and runs', async ({ page }) => {
    const watch = await watchPolicy(page);
    const shared = await openShared(page, sketchWith(''));
    await shared.button('Run').click();
    await shared.is('running');
    expect(watch).toEqual(nothing);
  });
});

test.describe('the document of sketches', () => {
  test('is sandboxed also as a page, and may load nothing', async ({ page, request }) => {
    const policy = (await request.get('/runner/')).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    // Frames that a sketch makes inherit it, so it accepts no script that a sketch could write there.
    expect(policy).toMatch(/script-src 'sha256-[^']+' 'unsafe-eval';/);
    for (const directive of ['frame-src', 'child-src', 'object-src']) {
      expect(policy).toContain(`${directive} 'none';`);
    }
    expect(policy).not.toMatch(/'self'.*frame-ancestors|https?:/);
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).toContain("frame-ancestors 'self'");
    await page.goto('/runner/');
    await expect(page).toHaveTitle('Sketch');
    const reached = await page.evaluate(() => {
      try {
        return `storage: ${localStorage.length}`;
      } catch (error) {
        return `${window.origin}: ${error instanceof Error ? error.name : 'error'}`;
      }
    });
    expect(reached).toBe('null: SecurityError');
  });
});
