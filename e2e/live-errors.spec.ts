import { readFile } from 'node:fs/promises';
import { expect, test } from './support/reading';
import { linkTo } from '../testing/shareLink';
import {
  contentOf,
  LiveExample,
  openExample,
  openShared,
  page1,
  phone,
  runShared,
  sketchWith,
  slug1,
} from './support/live';
import { awake, hydrated, inMotion } from './support/page';

test.use({ viewport: phone, ...inMotion });

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
    // The line in the reader's source, not in the compiled code with its loop guard.
    await expect(shared.problem).toContainText('Line 10, column 1');
  });

  for (const [kind, first, call] of [
    ['a guarded loop', '', 'for (const size of [1, 2]) if (size > 1) bocks(size);'],
    ['a module', "import p5 from 'p5'; ", 'bocks(1); for (const x of [p5]) Math.abs(x);'],
    ['types', 'const size: number = 1 as number; ', 'bocks(size as number);'],
  ] as const) {
    test(`the column of an error behind ${kind} is that of the source`, async ({ page }) => {
      const line = `${first}${call}`;
      const shared = await runShared(page, `${line}\n${sketchWith('')}`);
      await expect(shared.problem).toContainText('bocks is not defined');
      const column = line.indexOf('bocks') + 1;
      await expect(shared.problem).toContainText(`Line 1, column ${column}`);
    });
  }

  test('where the guard is off, the frame is removed and the page stays usable', async ({
    page,
  }) => {
    const shared = await openShared(page, sketchWith('while (true); // no-loop-guard'));
    await shared.button('Run').click();
    await shared.is('failed');
    await expect(shared.problem).toContainText('stopped responding');
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
    await shared.problem.getByRole('button', { name: /sampleThreshold/ }).press('Enter');
    await expect(shared.editor).toContainText('sampleThreshold: 4');
    await expect(shared.problem).toHaveCount(0);
    await expect(shared.button(/^(Stop|Pause)$/).first()).toBeFocused();
  });

  test('the place of a problem opens the editor there', async ({ page }) => {
    const sketch = new URL(`../examples/${slug1}/sketch.js`, import.meta.url);
    const lines = (await readFile(sketch, 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes(' box(')) + 1;
    const text = lines[line - 1] ?? '';
    const column = text.indexOf('box(') + 1;
    const example = await openExample(page);
    await example.is('running');
    await example.evaluate('(box = undefined)');
    const place = example.problem.getByRole('button', {
      name: `Line ${line}, column ${column}`,
      exact: true,
    });
    await place.press('Enter');
    await expect(example.editor).toBeFocused();
    await page.keyboard.type('here');
    await expect(example.editor).toContainText(`here${text.trim()}`);
  });

  test('a correction is not offered for another source than the one that ran', async ({ page }) => {
    const shared = await runShared(
      page,
      sketchWith(`function setupAsciify() {
  p5asciifier.renderer('edge').update({ enabled: true, sampleThreshhold: 4 });
}`),
    );
    const correction = shared.problem.getByRole('button', { name: /sampleThreshold/ });
    await expect(correction).toBeVisible();
    await expect(shared.problem).toContainText('Line 10, column');
    // Focused without a click: a click beside a busy sketch can hit its sandbox instead.
    await shared.editor.press('ControlOrMeta+Home');
    await page.keyboard.insertText('// A line above.\n');
    await expect(shared.problem).toContainText('Line 11, column');
    await expect(correction).toHaveCount(0);
    await shared.button('Run').press('Enter');
    await correction.press('Enter');
    await expect(shared.editor).toContainText('// A line above.');
    await expect(shared.editor).toContainText('sampleThreshold: 4');
    await expect(shared.problem).toHaveCount(0);
  });

  test('the box that explains a mark stays while the sketch runs', async ({ page }) => {
    const shared = await runShared(
      page,
      sketchWith(`function setupAsciify() {
  p5asciifier.renderer('edge').update({ enabled: true, sampleThreshhold: 4 });
}`),
    );
    await shared.is('running');
    await expect(shared.root.locator('.problem-line')).toContainText('sampleThreshhold');
    await shared.editor.focus();
    await page.keyboard.press('F8');
    const box = shared.root.locator('.cm-tooltip-lint');
    await expect(box).toContainText('sampleThreshhold');
    // The sandbox sends a heartbeat twice a second, which renders the example again.
    const shown = await shared.evaluate('performance.now()');
    await expect
      .poll(() => shared.evaluate(`performance.now() > ${String(shown)} + 2500`))
      .toBe(true);
    await shared.is('running');
    await expect(box).toBeVisible();
  });

  test('a sketch that draws is shown, whatever went wrong before its first frame', async ({
    page,
  }) => {
    const shared = await runShared(
      page,
      `Promise.reject(new Error('nobody caught this'));\n${sketchWith('')}`,
    );
    await expect(shared.problem).toContainText('nobody caught this');
    await shared.is('running');
    const before = await shared.evaluate('frameCount');
    await expect.poll(() => shared.evaluate(`frameCount > ${String(before)} + 5`)).toBe(true);
    await shared.is('running');
    await expect(shared.problem).toContainText('nobody caught this');
  });

  test('a canvas without WEBGL gets a hint and a correction', async ({ page }) => {
    const shared = await runShared(
      page,
      'function setup() {\n  createCanvas(400, 400);\n}\nfunction draw() {\n  background(0);\n}\n',
    );
    await expect(shared.problem).toContainText('WEBGL');
    await shared.problem.getByRole('button', { name: /WEBGL/ }).press('Enter');
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
    // The page is shared: what earlier tests have fetched would come from the browser's cache.
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await example.button('Play').click();
    await expect(example.problem).toContainText('Check your network connection');
    await context.setOffline(false);
    await example.clickRead('Play');
    await example.is('running');
    await expect(example.problem).toHaveCount(0);
  });

  test('a file that the sketch saves is offered', async ({ page }) => {
    const shared = await runShared(
      page,
      sketchWith("setTimeout(() => saveStrings(['one', 'two'], 'lines.txt'), 500);"),
    );
    await expect(shared.root.getByText('The sketch wants to save lines.txt')).toBeVisible();
    // A live region that already existed announces the offer, without the labels of its buttons.
    await expect(page.getByRole('status').getByRole('button')).toHaveCount(0);
    await expect(page.locator('#announcer')).toHaveText(/wants to save lines\.txt, \d+ bytes\.$/);
    const saving = page.waitForEvent('download');
    await shared.button('Save').press('Enter');
    await expect(shared.button('Pause')).toBeFocused();
    expect((await contentOf(await saving)).toString()).toMatch(/^one\r?\ntwo/);
  });

  test('a file is offered and saved under a name that shows what it is', async ({ page }) => {
    const shared = await runShared(
      page,
      sketchWith(
        "setTimeout(() => { const link = document.createElement('a'); link.download = 'pаypal\\u202egpj.exe'; link.href = 'data:,x'; link.click(); }, 500);",
      ),
    );
    const name = shared.root.locator('bdi', { hasText: 'pаypalgpj.exe' });
    await expect(name).toHaveText(/^pаypalgpj\.exe$/);
    await expect(name).toHaveAttribute('dir', 'ltr');
    const told =
      '“pаypalgpj” is written with Latin and Cyrillic letters, some of which look the same.';
    await expect(shared.root.getByText(told)).toBeVisible();
    await expect(page.locator('#announcer')).toContainText(told);
    const saving = page.waitForEvent('download');
    await shared.button('Save').press('Enter');
    expect((await saving).suggestedFilename()).toBe('pаypalgpj.exe');
  });

  for (const [title, shown] of [
    ['Press Run \u202egpj.exe \u2066a', 'Press Run ⟨U+202E⟩gpj.exe ⟨U+2066⟩a'],
    ['\u200b \u2028', 'A shared sketch'],
  ] as const) {
    test(`a link whose title has signs that nobody sees says “${shown}”`, async ({ page }) => {
      await page.goto(`/playground${linkTo({ code: 'box(1);', p5: '1', title })}`);
      const notice = page.getByText('comes from the link');
      await expect(notice.locator('bdi')).toHaveText(shown, { useInnerText: true });
      await expect(notice).not.toContainText(/[\u200b\u2028\u202e\u2066]/u);
    });
  }

  test('the console folds repeats, and keeps to an end', async ({ page }) => {
    const shared = await runShared(
      page,
      sketchWith(`for (let i = 0; i < 5; i++) console.log('again');
for (let i = 0; i < 300; i++) console.log(i);`),
    );
    const log = shared.root.getByRole('log');
    await expect(log).toContainText('×5');
    await expect(log).toContainText(/\d+ earlier messages are not shown/);
    await shared.is('running');
    await shared.button('Clear').press('Enter');
    // An empty console has no role `log`, to keep live regions few.
    await expect(log).toHaveCount(0);
    await expect(shared.button('Pause')).toBeFocused();
  });

  test('a message that repeats is counted, however often, and the count is read with it', async ({
    page,
  }) => {
    const shared = await runShared(
      page,
      sketchWith("for (let i = 0; i < 5000; i++) console.log('again', 7);"),
    );
    const log = shared.root.getByRole('log');
    await expect(log).toContainText('×5000');
    await expect(log.getByText('5000 times')).toBeAttached();
    await expect(log).not.toContainText('not shown');
  });

  for (const width of [390, 1440]) {
    test(`the console follows the newest line until the reader scrolls up, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shared = await runShared(
        page,
        sketchWith("for (let i = 0; i < 60; i++) console.warn('line ' + i);"),
      );
      await shared.is('running');
      const log = shared.root.getByRole('log');
      const line = (text: string) => log.getByText(text, { exact: true });
      await log.scrollIntoViewIfNeeded();
      await expect(line('line 59')).toBeInViewport({ ratio: 1 });
      await shared.evaluate("console.warn('one more')");
      await expect(line('one more')).toBeInViewport({ ratio: 1 });

      await log.evaluate((element) => (element.scrollTop = 0));
      await expect(line('line 0')).toBeInViewport({ ratio: 1 });
      await shared.evaluate("console.warn('unseen'); console.warn('unseen, too')");
      const newer = shared.button(/^2 new lines/);
      await expect(newer).toBeVisible();
      await expect(line('line 0')).toBeInViewport({ ratio: 1 });
      await newer.press('Enter');
      await expect(line('unseen, too')).toBeInViewport({ ratio: 1 });
      await expect(newer).toHaveCount(0);
      await expect(log).toBeFocused();

      // The label of an entry takes one line, however long its message is.
      await shared.evaluate("console.error('word '.repeat(80))");
      const label = log.getByText('error', { exact: true });
      await expect(label).toBeVisible();
      const lines = await label.evaluate((element) => {
        const range = element.ownerDocument.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
    });
  }

  test('values in the console can be opened', async ({ page }) => {
    const shared = await runShared(page, sketchWith('console.warn({ colour: [1, 2, 3] });'));
    const log = shared.root.getByRole('log');
    // Pressed by keyboard: with WebGL in software a click beside a busy sketch can hit its sandbox.
    await log.locator('summary', { hasText: 'colour' }).first().press('Enter');
    await expect(log.getByText('[ 1, 2, 3 ]')).toBeVisible();
  });
});
