import { expect, test } from './support/reading';
import { openAtEnd, noteAnnouncements } from './support/editor';
import type { LiveExample } from './support/live';

test.describe('completion', () => {
  const data = /\/assets\/js\/.*\.js$/;

  test('costs nothing until it is wanted, then offers what fits', async ({ page }) => {
    const live = await openAtEnd(page);
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => {
      // Prefetched pages have the resource type `other`; they are none of the editor's requests.
      if (request.resourceType() !== 'other') requested.push(request.url());
    });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(requested).toEqual([]);

    await page.keyboard.type("p5asciifier.renderer('edge').sob");
    const option = live.root.getByRole('option', { name: /^sobelThreshold/ });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    expect(requested.filter((url) => data.test(url))).toHaveLength(2);
    const link = live.root.getByRole('link', { name: 'sobelThreshold in the API reference' });
    await expect(link).toHaveAttribute('href', /P5AsciifyEdgeRenderer#sobelthreshold$/);

    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('F1');
    const reference = await opened;
    await expect(
      reference.getByRole('heading', { level: 1, name: 'P5AsciifyEdgeRenderer' }),
    ).toBeVisible();
    const documented = await reference.locator('#sobelthreshold').evaluate((heading) => {
      const plain = (element: Element | null | undefined): string =>
        (element?.textContent ?? '').replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
      const entry: Element[] = [];
      for (let at = heading.nextElementSibling; at && !at.matches('h2, h3');) {
        entry.push(at);
        at = at.nextElementSibling;
      }
      const text = entry.filter((part) => part.matches('p:not(.references)')).map(plain);
      const cells = entry.flatMap((part) => [...part.querySelectorAll('td')]);
      const code = entry.map((part) => part.querySelector('pre code')).find((part) => part);
      return {
        summary: text.find((paragraph) => !paragraph.startsWith('Defined in')) ?? '',
        range: plain(cells.at(2)),
        example: (code?.textContent ?? '').replace(/\s/g, ''),
      };
    });
    expect(documented.range).toContain('From 0 (any change) up to 1.');
    expect(documented.example).toContain('sobelThreshold(');
    await reference.close();

    await page.keyboard.press('Enter');
    await expect(live.editor).toContainText("p5asciifier.renderer('edge').sobelThreshold");

    // What a name does is told where the cursor is, and where the pointer rests, in the words and
    // with the example of the reference.
    const told = await noteAnnouncements(live);
    const box = live.root.locator('.documentation');
    await page.keyboard.press('ControlOrMeta+i');
    const example = box.getByRole('region', { name: 'Example of sobelThreshold' });
    const shown = async () => ({
      summary: await box.locator('p').first().textContent(),
      range: ((await box.locator('li').textContent()) ?? '').replace('value: ', ''),
      example: ((await example.textContent()) ?? '').replace(/\s/g, ''),
    });
    await expect.poll(shown).toEqual(documented);
    await expect.poll(told).toMatch(/^sobelThreshold\(value: number\)/);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(live.editor).toBeFocused();
    const line = live.root.locator('.cm-line', { hasText: 'p5asciifier' });
    await line.hover({ position: { x: 20, y: 8 } });
    await expect(box).toContainText('p5asciifier: P5Asciifier');
    const end = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right, top, bottom } = range.getBoundingClientRect();
      return { x: right - 20, y: (top + bottom) / 2 };
    });
    await page.mouse.move(end.x, end.y);
    await expect(example).toBeVisible();
    await expect.poll(shown).toEqual(documented);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
  });

  test('sends nobody to p5.js without a click', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url());
    });
    const live = await openAtEnd(page);
    await page.keyboard.type('circl');
    const link = live.root.getByRole('link', { name: 'circle in the p5.js reference' });
    await expect(link).toHaveAttribute('href', 'https://p5js.org/reference/p5/circle/');
    expect(foreign).toEqual([]);
  });

  test('knows which line of p5.js the sketch runs on', async ({ page }) => {
    const splineVertex = (live: LiveExample) =>
      live.root.getByRole('option', { name: /^splineVertex/ });
    const two = await openAtEnd(page, '// two', '2');
    await page.keyboard.type('\nsplineVert');
    await expect(splineVertex(two)).toBeVisible();

    // The next address differs in its hash alone, which would not load the page anew.
    await page.goto('about:blank');
    const one = await openAtEnd(page, '// one', '1');
    await page.keyboard.type('\nspl');
    await expect(one.root.getByRole('option').first()).toBeVisible();
    await expect(splineVertex(one)).toHaveCount(0);
  });

  test('is tried again after the connection was lost', async ({ page }) => {
    const live = await openAtEnd(page);
    await page.waitForLoadState('networkidle');
    await page.route(data, (route) => route.abort());
    const warned = page.waitForEvent('console', (message) =>
      message.text().startsWith('Completions could not be loaded'),
    );
    await page.keyboard.type('p5asciifier.f');
    await warned;
    await expect(live.editor).toContainText('p5asciifier.f');
    await page.unroute(data);
    await page.keyboard.press('Control+Space');
    await expect(live.root.getByRole('option', { name: /^fontSize/ })).toBeVisible();
  });
});
