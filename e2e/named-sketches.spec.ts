/**
 * Sketches that a reader saves under a name; drafts of one sketch in two tabs; storage that is full or
 * denied. No sketch has to run for that.
 */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { violations } from './support/axe';
import { contentOf, LiveExample } from './support/live';
import { expect, test, type Locator, type Page } from './support/reading';

test.use({ viewport: { width: 390, height: 800 } });

async function openPlayground(page: Page, hash = ''): Promise<LiveExample> {
  await page.goto(`/playground${hash}`);
  const playground = new LiveExample(page, page.locator('main'));
  await playground.editor.waitFor();
  return playground;
}

async function openPanel({ root }: LiveExample): Promise<Locator> {
  await root.getByRole('button', { name: 'My sketches' }).press('Enter');
  return root.getByRole('region', { name: 'My sketches' });
}

const sketchesIn = (panel: Locator) =>
  panel.getByRole('list', { name: /^My sketches/ }).getByRole('listitem');

async function saveAs(playground: LiveExample, name: string): Promise<void> {
  const panel = await openPanel(playground);
  await panel.getByLabel('Name', { exact: true }).fill(name);
  await panel.getByLabel('Name', { exact: true }).press('Enter');
  await expect(playground.root.getByRole('status').getByText(name)).toBeVisible();
  await expect(panel).toHaveCount(0);
  await playground.editor.waitFor();
}

const zip = (buffer: Uint8Array) => ({
  name: 'my-sketches.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(buffer),
});

test('sketches are saved, renamed, duplicated, deleted, exported and imported', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await playground.write('// rings\n');
  await saveAs(playground, 'Rings');
  expect(new URL(page.url()).hash).toMatch(/^#own-\w+$/);
  await expect(playground.editor).toContainText('// rings');

  await playground.write('// more rings\n');
  await playground.button('Files').click();
  await playground.root
    .getByLabel('Add files')
    .and(page.locator('input'))
    .setInputFiles({ name: 'words.txt', mimeType: '', buffer: Buffer.from('one') });
  let panel = await openPanel(playground);
  await expect(sketchesIn(panel)).toContainText(['with changes that are not saved']);
  await panel.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(panel).toContainText('Saved Rings.');
  await expect(sketchesIn(panel)).not.toContainText(['not saved']);
  await page.reload();
  await expect(playground.editor).toContainText('// more rings');
  await expect(playground.button('Reset')).toHaveCount(0);

  panel = await openPanel(playground);
  const named = (label: string, name: string) =>
    panel.getByRole('button', { name: `${label}: ${name}`, exact: true });
  await named('Duplicate', 'Rings').press('Enter');
  await named('Rename', 'Rings (2)').press('Enter');
  await expect(panel.getByLabel('New name of Rings (2)')).toBeFocused();
  await page.keyboard.type('Boxes');
  await page.keyboard.press('Enter');
  await expect(named('Rename', 'Boxes')).toBeFocused();
  await expect(sketchesIn(panel)).toContainText([/Boxes.*one file/s, /Rings.*one file/s]);

  await named('Delete', 'Boxes').press('Enter');
  await expect(sketchesIn(panel)).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Undo: bring back Boxes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sketchesIn(panel)).toContainText([/Boxes.*one file/s, /Rings.*one file/s]);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export all as a zip' }).press('Enter');
  const exported = await contentOf(await downloading);
  const files = unzipSync(exported);
  expect(Object.keys(files).sort()).toEqual(
    ['Boxes', 'Rings'].flatMap((name) => [
      `${name}/files/words.txt`,
      `${name}/sketch.js`,
      `${name}/sketch.json`,
    ]),
  );
  expect(strFromU8(files['Boxes/sketch.js'] ?? new Uint8Array())).toBe('// more rings\n');

  for (const name of ['Boxes', 'Rings']) {
    await named('Delete', name).press('Enter');
    // The focus moves there once the sketch is deleted; a key that is pressed before would get lost.
    await expect(panel.getByRole('button', { name: `Bring back ${name}` })).toBeFocused();
  }
  await expect(panel).toContainText('Its code is still in the editor');
  await expect(sketchesIn(panel)).toHaveCount(0);
  const field = panel.locator('input[type="file"]');
  for (const [imported, words] of [
    [exported, 'Imported Boxes, Rings.'],
    [exported, 'Imported Boxes (2), Rings (2).'],
    [Buffer.from('no zip'), 'The file is no zip'],
    [zipSync({ '../../sketch.js': strToU8('') }), 'leads out of its folder'],
  ] as const) {
    await field.setInputFiles(zip(imported));
    await expect(panel).toContainText(words);
  }
  await expect(sketchesIn(panel)).toHaveCount(4);
  await panel.getByRole('link', { name: 'Boxes (2)' }).press('Enter');
  await expect(playground.root.getByText('Boxes (2) is open')).toBeVisible();
  await expect(playground.editor).toContainText('// more rings');
  await page.goto('/playground#own-deleted0000');
  await expect(playground.root.getByRole('alert')).toContainText('no sketch with this address');
});

test('storage that is full or denied is said, and nothing is lost silently', async ({ page }) => {
  await page.addInitScript(() => {
    const fail = () => {
      const name = document.documentElement.dataset.storageError;
      if (name) throw new DOMException('', name);
    };
    for (const [prototype, method] of [
      [IDBObjectStore.prototype, 'put'],
      [Storage.prototype, 'setItem'],
    ] as const) {
      const real: unknown = Reflect.get(prototype, method);
      Reflect.set(prototype, method, function (this: unknown, ...given: unknown[]) {
        fail();
        return typeof real === 'function' ? (Reflect.apply(real, this, given) as unknown) : real;
      });
    }
  });
  const breakStorage = (name: string) =>
    page.evaluate((error) => (document.documentElement.dataset.storageError = error), name);
  const playground = await openPlayground(page);
  const panel = await openPanel(playground);
  for (const [error, draft, saved] of [
    ['QuotaExceededError', 'for drafts is full', 'is full, so nothing was changed'],
    ['SecurityError', 'does not store anything for this site', 'does not let this site keep'],
  ] as const) {
    await breakStorage(error);
    await playground.write(`// ${error}`);
    await expect(playground.root.getByText(draft)).toBeVisible();
    await panel.getByRole('button', { name: 'Save as a new sketch' }).press('Enter');
    await expect(panel).toContainText(saved);
    await expect(sketchesIn(panel)).toHaveCount(0);
    await expect(playground.editor).toContainText(`// ${error}`);
  }
  await breakStorage('');
  await playground.write('// kept');
  await expect(playground.root.getByText('does not store anything')).toHaveCount(0);
});

test('where drafts fill the storage, the list of drafts makes room for what was typed', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await page.evaluate(() => {
    const put = (id: string, source: string) =>
      localStorage.setItem(
        JSON.stringify(['p5.asciify draft', id, 'another']),
        JSON.stringify({ source, time: Date.now() }),
      );
    put('sea', '// the sea');
    // As large as the browser allows, to some characters.
    let length = 0;
    for (let step = 4_000_000; step >= 8; step = Math.floor(step / 2)) {
      try {
        put('playground module', 'a'.repeat(length + step));
        length += step;
      } catch {
        // The storage has no room for so much; half of it may fit.
      }
    }
  });
  await playground.write('// no room '.repeat(20));
  await expect(playground.root.getByText('for drafts is full')).toBeVisible();
  const panel = await openPanel(playground);
  const drafts = panel.getByRole('list', { name: 'Drafts, the largest first' });
  await expect(drafts.getByRole('listitem')).toHaveText([/playground module.*MB/s, /sea.*bytes/s]);
  await panel.getByRole('button', { name: 'Delete the draft: playground module' }).press('Enter');
  await expect(drafts.getByRole('listitem')).toContainText(['playground global', 'sea']);
  await expect(drafts.getByRole('listitem').first()).toContainText('open here');
  await expect(playground.root.getByText('for drafts is full')).toHaveCount(0);
  const undo = panel.getByRole('button', {
    name: 'Undo: bring back the draft of playground module',
  });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('There is no room any more');
  await panel.getByRole('button', { name: 'Delete the draft: sea' }).press('Enter');
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(drafts.getByRole('listitem')).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(playground.editor).toContainText('// no room');
});

test('two tabs with one sketch say what the other has changed, and let the reader choose', async ({
  page,
  context,
}) => {
  const one = await openPlayground(page);
  const other = await context.newPage();
  const two = await openPlayground(other);
  const told = ({ root }: LiveExample) => root.getByRole('group', { name: 'Another tab' });
  const press = (tab: LiveExample, name: string) =>
    told(tab).getByRole('button', { name }).press('Enter');

  await one.write('// from one');
  await expect(told(two)).toContainText('both are kept');
  await two.write('// from two');
  await expect(told(one)).toContainText('both are kept');
  await press(one, 'Compare');
  await expect(told(one)).toContainText('Added: +// from two');
  await press(one, 'Keep this version');
  await expect(told(one)).toHaveCount(0);
  await expect(one.editor).toContainText('// from one');
  // Having decided, the reader is not asked again at each letter; the other version is shown.
  await two.write('// from two, later');
  await expect(one.root.locator('details')).toHaveCount(1);
  await expect(told(one)).toHaveCount(0);

  await one.write('// from one, later');
  await press(two, 'Take that version');
  await expect(two.editor).toContainText('// from one, later');
  await two.button('History').click();
  await two.root.getByRole('button', { name: /^Look/ }).click();
  await expect(two.root.getByRole('group', { name: /^Code of the run/ })).toContainText(
    '// from two, later',
  );

  await two.write('// from two, last');
  page.once('dialog', (dialog) => void dialog.accept());
  await one.button('Reset').click();
  await expect(told(two)).toContainText('discarded');
  await press(two, 'Keep this version');
  await other.reload();
  await expect(two.editor).toContainText('// from two, last');

  // A saved sketch is not saved over what another tab has saved meanwhile.
  await saveAs(two, 'Rings');
  await page.goto(other.url());
  await expect(one.editor).toContainText('// from two, last');
  for (const [tab, source] of [
    [two, '// saved by two'],
    [one, '// saved by one'],
  ] as const) {
    await tab.write(source);
    const panel = await openPanel(tab);
    await panel.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(panel).toContainText(tab === two ? 'Saved Rings.' : 'Another tab has saved');
    if (tab === two) await expect(told(one)).toContainText('have saved another version');
  }
  await one.button('Save over the other version').press('Enter');
  await expect(one.root.getByText('Saved Rings.')).toBeVisible();
  await press(two, 'Take that version');
  await expect(two.editor).toContainText('// saved by one');
  await expect(two.button('Reset')).toHaveCount(0);
  await page.reload();
  await expect(one.editor).toContainText('// saved by one');
  await one.button('History').click();
  await one.root.getByRole('button', { name: /^Look/ }).first().click();
  await expect(one.root.getByRole('group', { name: /^Code of the run/ })).toContainText(
    '// saved by two',
  );
});
