/** What people expect of a code editor and a player besides running a sketch. */
import { expect, test, type Page } from './support/reading';
import { violations } from './support/axe';
import { LiveExample, openShared, phone, runShared } from './support/live';
import { hydrated } from './support/page';

const source = `function setup( ){
createCanvas(200,100,WEBGL)
  describe("A grey field.")
  frameRate(10)
}
function draw() { background( 90 ) }`;

const tidied = `function setup() {
  createCanvas(200, 100, WEBGL);
  describe('A grey field.');
  frameRate(10);
}
function draw() {
  background(90);
}`;

async function textOf(live: LiveExample): Promise<string> {
  return (await live.root.locator('.cm-line').allTextContents()).join('\n');
}

async function open(page: Page, code = source): Promise<LiveExample> {
  const live = await openShared(page, code);
  await expect(live.editor).toBeVisible();
  return live;
}

test('the code is tidied in one step, by a button and by keys, and loads for that alone', async ({
  page,
}) => {
  const live = await open(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const tools = live.root.getByRole('group', { name: 'Tools' });
  await tools.getByRole('button', { name: 'Tidy' }).click();
  await expect.poll(() => textOf(live)).toBe(tidied);
  await expect(tools).toContainText('The code is tidied.');
  expect(requests.length).toBeGreaterThan(0);
  await live.editor.press('ControlOrMeta+z');
  await expect.poll(() => textOf(live)).toBe(source);
  await live.editor.press('Shift+Alt+f');
  await expect.poll(() => textOf(live)).toBe(tidied);

  await live.write('let a = 1;\nlet b = ;\n');
  await tools.getByRole('button', { name: 'Tidy' }).click();
  await expect(tools).toContainText('The code cannot be tidied. Line 2: ');
  await expect(live.root.locator('.cm-lintRange-error')).toHaveText(';');
});

test('keys comment lines and replace text; the list of keys is the table that binds them', async ({
  page,
}) => {
  const live = await open(page, 'circle(1);\ncircle(2);');
  await live.editor.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+/');
  await expect.poll(() => textOf(live)).toBe('// circle(1);\n// circle(2);');
  await page.keyboard.press('ControlOrMeta+/');
  const tools = live.root.getByRole('group', { name: 'Tools' });
  await tools.getByRole('button', { name: 'Find' }).click();
  const find = live.root.getByRole('textbox', { name: 'Find' });
  await expect(find).toBeFocused();
  await find.press('ControlOrMeta+a');
  await find.pressSequentially('circle');
  await live.root.getByRole('textbox', { name: 'Replace' }).pressSequentially('square');
  await live.root.getByRole('button', { name: 'replace all' }).click();
  await expect.poll(() => textOf(live)).toBe('square(1);\nsquare(2);');
  await page.keyboard.press('Escape');

  const keys = tools.getByRole('button', { name: 'Keys' });
  await keys.press('Enter');
  const list = live.root.getByRole('region', { name: 'Keys' });
  await expect(list).toContainText('Ctrlslash');
  await expect(list.getByRole('definition')).toHaveCount(19);
  expect(await violations(page)).toEqual([]);
  await list.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(keys).toBeFocused();
});

test('the code may be larger, and beside the sketch or below it; the browser remembers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await hydrated(page, '/examples/three-layers');
  const live = LiveExample.of(page, 'three-layers');
  await live.button('Edit').click();
  await expect(live.editor).toBeFocused();
  const size = () =>
    live.root.locator('.cm-editor').evaluate((element) => getComputedStyle(element).fontSize);
  const before = parseFloat(await size());
  await live.button('Larger code').click();
  expect(parseFloat(await size())).toBeCloseTo(before * 1.25);
  await live.button('Code beside').click();
  // Both are measured in one moment: the page may scroll between two.
  const placeOfCode = ({ root }: LiveExample) =>
    root.evaluate((player) => {
      const [code, picture] = ['figure.code-block', '[data-status]'].map((selector) =>
        player.querySelector(selector)?.getBoundingClientRect(),
      );
      if (!code || !picture) return 'missing';
      if (code.y >= picture.bottom) return 'below';
      return code.x >= picture.right - 2 ? 'beside' : 'over it';
    });
  await expect.poll(() => placeOfCode(live)).toBe('beside');
  expect(await violations(page)).toEqual([]);

  // The playground keeps to what was chosen for examples.
  const shared = await open(page);
  await expect(shared.root.getByRole('group', { name: 'Size of the code' })).toContainText('125 %');
  await shared.button('Code below').click();
  await expect(shared.button('Code beside')).toBeVisible();
  await expect.poll(() => placeOfCode(shared)).toBe('below');
});

test('the console shows warnings or errors alone, counted; values open', async ({ page }) => {
  await page.setViewportSize(phone);
  const live = await runShared(
    page,
    `console.log('plain', { deep: { deeper: 7 } });
console.warn('careful'); console.warn('careful');
console.error('wrong');
${source}`,
  );
  const log = live.root.getByRole('log');
  const show = live.root.getByRole('group', { name: 'Show in the console' });
  await expect(show.getByRole('button', { name: 'Warnings 2' })).toBeVisible();
  await expect(show.getByRole('button', { name: 'Errors 1' })).toBeVisible();
  const values = log.locator('details');
  await values.first().locator('summary').first().press('Enter');
  await expect(values).toHaveCount(2);
  await values.nth(1).locator('summary').press('Enter');
  await expect(log).toContainText('deeper: 7');
  await show.getByRole('button', { name: 'Errors 1' }).press('Enter');
  await expect(log).toContainText('wrong');
  await expect(log).not.toContainText('careful');
  await show.getByRole('button', { name: 'Warnings 2' }).press('Enter');
  await expect(log).toContainText('careful');
  await expect(log).toContainText('×2');
  await expect(log).not.toContainText('plain');
  await show.getByRole('button', { name: 'All' }).press('Enter');
  await expect(log).toContainText('plain');
});

test('a sketch is named after what it describes, and its speed reads right after a pause', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const live = await runShared(page, source);
  await live.is('running');
  await expect(live.preview.locator('iframe')).toHaveAttribute(
    'title',
    'Shared, running: A grey field.',
  );
  const speed = live.root.getByText(/^\d+ frames?\/s$/);
  await expect(speed).toHaveText(/^(?:[7-9]|1[0-3]) frames\/s$/);
  await live.clickRead('Pause');
  await live.is('paused');
  await expect(live.root.getByText('paused', { exact: true })).toBeVisible();
  await expect(speed).toHaveCount(0);
  await live.button('Step').press('Enter');
  await expect(live.root.getByText('paused', { exact: true })).toBeVisible();
  await live.clickRead('Play');
  await expect(speed).toHaveText(/^(?:[7-9]|1[0-3]) frames\/s$/);
});

test('full screen has a way out', async ({ page }) => {
  await page.setViewportSize(phone);
  const live = await runShared(page, source);
  await live.is('running');
  await live.button('Full screen').press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await live.button('Leave full screen (Esc)').press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await expect(live.button('Leave full screen (Esc)')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the tools and the panel to find and replace fit', async ({ page }) => {
    const live = await open(page);
    const tools = live.root.getByRole('group', { name: 'Tools' });
    await tools.getByRole('button', { name: 'Keys' }).tap();
    await tools.getByRole('button', { name: 'Find' }).tap();
    await expect(live.root.getByRole('textbox', { name: 'Find' })).toBeFocused();
    await expect(tools.getByRole('button', { name: /^Code/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const button of await tools.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390 && box.height >= 24).toBe(true);
    }
    expect(await violations(page)).toEqual([]);
  });
});
