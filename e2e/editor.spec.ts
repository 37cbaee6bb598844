/** The code editor of live examples, which takes the place of the static source. */
import { expect, test, type Locator, type Page } from './support/reading';
import type { P5Major } from 'sketch-player/p5Majors';
import { violations } from './support/axe';
import { LiveExample, openShared } from './support/live';
import { hydrated, settled } from './support/page';

const sketch = `const CAPTION = 'x';

function setup() {
  createCanvas(400, 400, WEBGL);
}
`;

/** Opens a sketch in the playground, with the cursor at its end. */
async function openAtEnd(page: Page, source = sketch, major: P5Major = '1'): Promise<LiveExample> {
  const live = await openShared(page, source, major);
  await live.editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  return live;
}

/** Left, top and right of the text of each source line, in pixels of the viewport. */
function lineBoxes(lines: Locator): Promise<number[][]> {
  return lines.evaluateAll((elements) =>
    elements.map((element) => {
      const range = element.ownerDocument.createRange();
      range.selectNodeContents(element);
      const { left, top, right } = range.getBoundingClientRect();
      return [left, top, right].map(Math.round);
    }),
  );
}

test('a scrolled source stays where it is when it becomes an editor, and while typing', async ({
  page,
}) => {
  await hydrated(page, '/examples/breakout');
  const live = LiveExample.of(page, 'breakout');
  const source = live.root.locator('.code-block pre');
  await source.evaluate((element) => (element.scrollTop = 700));
  /** The lines in the upper 200 px of the source, each with its distance from the upper edge. */
  const seen = (lines: Locator): Promise<string[]> =>
    lines.evaluateAll((elements) => {
      const [first] = elements;
      const root = first?.getRootNode();
      const scroller = first?.closest('pre, .cm-scroller');
      if (!scroller || !root) throw new Error('Nothing scrolls.');
      const { top } = scroller.getBoundingClientRect();
      return (
        elements
          .map((element) => {
            const range = element.ownerDocument.createRange();
            range.selectNodeContents(element);
            return { text: element.textContent, y: range.getBoundingClientRect().top };
          })
          // Empty lines of the static source have no box.
          .filter(({ text, y }) => text.trim() !== '' && y >= top && y < top + 200)
          .map(({ text, y }) => `${Math.round(y - top)} ${text}`)
      );
    });
  const before = await seen(source.locator('.line'));
  expect(before.length).toBeGreaterThan(4);
  await live.button('Edit').click();
  await expect(live.editor).toBeFocused();
  const lines = live.root.locator('.cm-line');
  await expect.poll(() => seen(lines)).toEqual(before);
  await page.keyboard.type('//');
  await expect.poll(async () => (await seen(lines))[0]).toBe(before[0]?.replace(' ', ' //'));
});

/** The text of the lines that the editor has rendered: those in view. */
async function textOf(live: LiveExample): Promise<string> {
  return (await live.root.locator('.cm-line').allTextContents()).join('\n');
}

/** Records the editor's announcements to screen readers; the result reads the last one. */
async function noteAnnouncements(live: LiveExample): Promise<() => Promise<string>> {
  const region = live.root.locator('.cm-announced');
  await region.evaluate((element) => {
    new MutationObserver(() => {
      // CodeMirror removes an announcement soon after it has made it.
      const text = element.textContent?.trim();
      if (text) element.setAttribute('data-told', text);
    }).observe(element, { childList: true, subtree: true });
  });
  return async () => (await region.getAttribute('data-told')) ?? '';
}

for (const width of [390, 1280]) {
  test(`nothing moves when the source becomes an editor, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await hydrated(page, '/docs/intro');
    await page.evaluate(() => document.fonts.ready);
    const live = new LiveExample(page, page.locator('[data-example]').first());
    await live.button('Edit').scrollIntoViewIfNeeded();
    // What comes into view is laid out in the frames after the scroll.
    await settled(page);
    const figure = live.root.locator('figure.code-block');
    const before = {
      figure: await figure.boundingBox(),
      lines: await lineBoxes(figure.locator('pre .line').filter({ hasText: /\S/ })),
    };
    const scroll = await page.evaluate(() => window.scrollY);

    await live.button('Edit').click();
    await expect(live.editor).toBeFocused();
    await settled(page);

    expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
    expect(await figure.boundingBox()).toEqual(before.figure);
    const after = await lineBoxes(live.root.locator('.cm-line').filter({ hasText: /\S/ }));
    expect(after.length).toBeGreaterThan(10);
    // CodeMirror renders only the lines in view.
    expect(after).toEqual(before.lines.slice(0, after.length));
  });
}

test('a policy without inline styles forbids nothing of it', async ({ page }) => {
  await page.route('**/playground**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" };
    return route.fulfill({ response, headers });
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ target }) => {
      // An event inside a shadow root is retargeted to its host:
      // https://dom.spec.whatwg.org/#retarget
      const isOurs = target instanceof Element && target.shadowRoot !== null;
      if (isOurs) console.error('the policy forbids something of the editor');
    });
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('of the editor')) errors.push(message.text());
  });

  const live = await openAtEnd(page);
  await page.keyboard.type('p5asciifier.');
  await expect(live.root.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(live.root.getByRole('textbox', { name: 'Find' })).toBeFocused();

  const styled = await live.editor.evaluate((element) => {
    const root = element.getRootNode();
    return {
      sheets: root instanceof ShadowRoot ? root.adoptedStyleSheets.length : 0,
      elements: element.parentElement?.parentElement?.querySelectorAll('style').length,
      padding: getComputedStyle(element).paddingLeft,
    };
  });
  expect(styled).toMatchObject({ elements: 0, padding: '8px' });
  expect(styled.sheets).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test('lines are numbered, before there is an editor and in it', async ({ page }) => {
  await hydrated(page, '/examples/eye');
  const live = LiveExample.of(page, 'eye');
  const lines = live.root.locator('.code-block pre .line');
  const count = await lines.count();
  expect(count).toBeGreaterThan(10);
  const numbers = await lines.evaluateAll((all) =>
    all.slice(0, 3).map((line) => getComputedStyle(line, '::before').content),
  );
  expect(numbers.join()).toMatch(/counter\(line\)/);
  // Line numbers are generated content and not part of the text, so that copying leaves them out.
  expect(await lines.first().textContent()).not.toMatch(/^\s*1/);
  await live.button('Edit').click();
  await expect(live.editor).toBeFocused();
  const number = (line: number) =>
    live.root.locator('.cm-lineNumbers .cm-gutterElement').getByText(String(line), { exact: true });
  await expect(number(1)).toBeVisible();
  // A click on a line number puts the cursor into that line.
  await number(2).click();
  await page.keyboard.type('// here ');
  await expect(live.root.locator('.cm-line').nth(1)).toHaveText(/^\/\/ here /);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`a short sketch has a full editor, and a click anywhere types there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const live = await openShared(page, 'circle();');
    await expect(live.editor).toBeVisible();
    await live.root.locator('figure.code-block').scrollIntoViewIfNeeded();
    const block = await live.root.locator('figure.code-block').boundingBox();
    const tools = await live.root.getByRole('group', { name: 'Tools' }).boundingBox();
    const editor = await live.editor.boundingBox();
    if (!block || !tools || !editor) throw new Error('The editor is not there.');
    expect(block.height).toBeGreaterThan(300);
    // The editor reaches down to the tools below it, except for a border.
    expect(Math.abs(tools.y - editor.y - editor.height)).toBeLessThan(4);
    for (const [x, y] of [
      [editor.x + editor.width - 30, editor.y + editor.height - 30],
      [block.x + 12, editor.y + editor.height - 40],
      [editor.x + 60, editor.y + editor.height / 2],
    ] as const) {
      await live.button('Run').focus();
      await page.mouse.click(x, y);
      await expect(live.editor).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
    }
    await expect.poll(() => textOf(live)).toBe('circle();!!!');
  });
}

test('it has a name, says how to leave it, and passes axe with a list open', async ({ page }) => {
  const live = await openAtEnd(page);
  await expect(live.editor).toHaveAccessibleDescription(/Press Escape, then Tab, to leave/);
  await page.keyboard.type('p5asciifier.');
  await expect(live.root.getByRole('option').first()).toBeVisible();
  const found = await violations(page);
  // The focus stays in the text while the completion list is open, so the list need not be
  // focusable: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
  const isOfList = (violation: string) => /scrollable-region-focusable.*listbox/.test(violation);
  expect(found.filter((violation) => !isOfList(violation))).toEqual([]);
});

test.describe('keys', () => {
  test('Tab indents; Escape lets the next Tab leave, however late it comes', async ({ page }) => {
    const live = await openAtEnd(page, 'circle();');
    await page.keyboard.press('Tab');
    await expect.poll(() => textOf(live)).toBe('  circle();');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => textOf(live)).toBe('circle();');

    const told = await noteAnnouncements(live);
    await page.keyboard.press('Escape');
    await expect.poll(told).toBe('Tab now leaves the editor.');
    await page.evaluate(() => {
      const later = Date.now() + 3_600_000;
      Date.now = () => later;
    });
    await page.keyboard.press('Tab');
    await expect(live.editor).not.toBeFocused();
    expect(await textOf(live)).toBe('circle();');
  });

  test('Tab goes through the editor until somebody types or clicks in it', async ({ page }) => {
    const live = await openShared(page, 'circle();');
    const copy = live.root.getByRole('button', { name: 'Copy', exact: true });
    await expect(live.editor).toBeVisible();
    await live.editor.focus();
    await expect(
      live.root.getByText('Tab leaves the editor until you type', { exact: true }),
    ).toBeVisible();
    // Moving the cursor is not typing: Tab still leaves the editor.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(live.editor).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(live.editor).not.toBeFocused();
    expect(await textOf(live)).toBe('circle();');

    await live.editor.focus();
    const told = await noteAnnouncements(live);
    await page.keyboard.type('x');
    await expect.poll(told).toBe('Tab now indents. Press Escape, then Tab, to leave the editor.');
    await expect(live.root.getByText('Press Esc, then Tab, to leave')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(live.editor).toBeFocused();
    expect(await textOf(live)).toMatch(/^ {2}/);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
  });

  test('another key takes that back', async ({ page }) => {
    const live = await openAtEnd(page, 'circle();');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await expect.poll(() => textOf(live)).toBe('  circle();');
    await expect(live.editor).toBeFocused();
  });

  test('what is typed is no shortcut of the page', async ({ page }) => {
    const live = await openAtEnd(page, 'let half =');
    await page.keyboard.type(' 1 / 2;');
    await expect.poll(() => textOf(live)).toBe('let half = 1 / 2;');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('undo goes back, brackets close themselves, new lines are indented', async ({ page }) => {
    const live = await openAtEnd(page, 'function draw()');
    await page.keyboard.type(' {');
    await page.keyboard.press('Enter');
    await page.keyboard.type('fill(1');
    await expect.poll(() => textOf(live)).toBe('function draw() {\n  fill(1)\n}');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => textOf(live)).not.toContain('fill(1');
  });
});

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

test('problems are marked at their place, and F8 goes to them and tells them', async ({ page }) => {
  const live = await openAtEnd(page, 'let a = 1;\n\nlet b = ;\n');
  await live.button('Run').click();
  const mark = live.root.locator('.cm-lintRange-error');
  await expect(mark).toHaveText(';');
  await expect(live.root.locator('.problem-line')).toHaveText('let b = ;');

  await live.editor.focus();
  const told = await noteAnnouncements(live);
  await page.keyboard.press('F8');
  await expect.poll(told).toMatch(/^Line 3: ./);
  const box = live.root.locator('.cm-tooltip-lint');
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(live.editor).toBeFocused();
});
