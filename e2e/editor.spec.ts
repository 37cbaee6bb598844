/** The code editor of live examples, which takes the place of the static source. */
import { expect, test, type Locator } from './support/reading';
import { violations } from './support/axe';
import { noteAnnouncements, openAtEnd, textOf } from './support/editor';
import { LiveExample, openShared } from './support/live';
import { hydrated, settled } from './support/page';

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
