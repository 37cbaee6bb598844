import headless from '@xterm/headless';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { parseFrame } from '../packages/sketch-player/src/core/export/frames/CharacterFrame';
import { contentOf, openShared, phone, sketchWith, type LiveExample } from './support/live';
import { inMotion } from './support/page';
import { openAndListen, test } from './support/readersFolder';
import { expect, type Page } from './support/test';

test.use({ viewport: phone, ...inMotion });

async function saved(page: Page, shared: LiveExample, action: string) {
  const saving = page.waitForEvent('download');
  await shared.button('More').press('Enter');
  await shared.button(action).press('Enter');
  const download = await saving;
  return { name: download.suggestedFilename(), content: await contentOf(download) };
}

/** Characters and colours of cells, as a terminal shows them after printing a text. */
async function printed(text: string, cols: number, rows: number): Promise<string[]> {
  const terminal = new headless.Terminal({ cols, rows: rows + 1, allowProposedApi: true });
  await new Promise<void>((resolve) => terminal.write(text, resolve));
  const cells: string[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < cols; x += 1) {
      const cell = terminal.buffer.active.getLine(y)?.getCell(x);
      if (!cell?.isFgRGB() || !cell.isBgRGB()) throw new Error(`no true colour in ${x}, ${y}`);
      cells.push(described(cell.getChars(), hex(cell.getFgColor()), hex(cell.getBgColor())));
    }
  }
  return cells;
}

/** What is printed when, in an asciicast. */
const castEvent = v.tuple([v.number(), v.literal('o'), v.string()]);

const hex = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;
const described = (...aspects: string[]): string => aspects.join(' ');

test('a frame for terminals, which print each cell of it in its place and its colours', async ({
  page,
}) => {
  const shared = await openShared(
    page,
    sketchWith(`function setupAsciify() {
  p5asciifier.fontSize(16);
  p5asciifier.renderer('brightness').update({
    characters: ' .:#', characterColorMode: 'sampled', backgroundColor: '#102030',
  });
}`)
      .replace('background(0);', 'background(200, 90, 40 + 20 * (frameCount % 3));')
      // A third kind of cell in every frame, however the box stands.
      .replace(
        'box(100);',
        'fill(255); box(100); translate(-150, 0); fill(20, 120, 220); plane(100);',
      ),
  );
  await shared.button('Run').click();
  await shared.is('running');
  await shared.clickRead('Pause');
  await shared.is('paused');
  const ansi = await saved(page, shared, 'Save the frame as ANSI');
  const json = await saved(page, shared, 'Save the frame as JSON');
  expect(ansi.name).toBe('shared.ans');
  const { cols, rows, cells } = parseFrame(json.content.toString());
  const expected = cells.map(({ character, color, background }) =>
    described(character, color, background),
  );
  expect(new Set(expected).size).toBeGreaterThan(2);
  expect(await printed(ansi.content.toString(), cols, rows)).toEqual(expected);

  // The frames of an inspection, as a recording: it ends with the cells of the last one.
  await shared.button('Inspect').press('Enter');
  const frames = shared.root.getByRole('slider', { name: 'Frame' });
  for (const count of [1, 2]) {
    await expect(frames).toHaveAttribute('max', String(count - 1));
    await shared.button('Step').press('Enter');
  }
  await expect(frames).toHaveAttribute('max', '2');
  const last = parseFrame((await saved(page, shared, 'Save the frame as JSON')).content.toString());
  const saving = page.waitForEvent('download');
  await shared.button('Save all as asciicast').press('Enter');
  const download = await saving;
  expect(download.suggestedFilename()).toBe('shared.cast');
  const [header, ...events] = (await contentOf(download)).toString().trimEnd().split('\n');
  expect(JSON.parse(header ?? '')).toMatchObject({ version: 2, width: cols, height: rows });
  const outputs = events.map((event) => v.parse(castEvent, JSON.parse(event))[2]);
  // One for each frame, and one that gives the terminal back as it was.
  expect(outputs.length).toBe(4);
  expect(await printed(outputs.join(''), cols, rows)).toEqual(
    last.cells.map(({ character, color, background }) => described(character, color, background)),
  );
});

for (const major of ['1', '2'] as const) {
  test(`a zip with p5.js ${major}.x that runs from a disk, in the form of the Web Editor`, async ({
    page,
    context,
    makeFolder,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const code = sketchWith('// mine');
    const shared = await openShared(page, code, major);
    const { name, content } = await saved(page, shared, 'Download as a zip');
    expect(name).toBe('shared.zip');
    const files = unzipSync(content);
    expect(Object.keys(files).sort()).toEqual([
      'index.html',
      'p5.asciify.umd.js',
      'p5.min.js',
      'sketch.js',
      'style.css',
    ]);
    expect(strFromU8(v.parse(v.instance(Uint8Array), files['sketch.js'])).trim()).toBe(code.trim());

    const folder = await makeFolder(files);
    const fromDisk = await context.newPage();
    const requests: string[] = [];
    fromDisk.on('request', (request) => requests.push(request.url()));
    const complaints = await openAndListen(fromDisk, folder.file);
    await expect
      .poll(() => fromDisk.evaluate(() => Number(Reflect.get(window, 'frameCount'))))
      .toBeGreaterThan(2);
    expect(await fromDisk.evaluate('p5asciify.asciifiers.length')).toBeGreaterThan(0);
    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('what can be taken along stands in groups, in reach of the keyboard on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  const shared = await openShared(page, sketchWith(''));
  await shared.button('More').press('Enter');
  const menu = shared.root.getByRole('group', { name: 'More' });
  const contents = {
    'This frame': 'Save the frame as ANSI',
    'Video and GIF': 'Record a GIF',
    'The whole sketch': 'Download as a zip',
  };
  for (const [group, action] of Object.entries(contents)) {
    const button = menu.getByRole('group', { name: group, exact: true }).getByRole('button', {
      name: action,
    });
    await expect(button).toHaveCount(1);
    for (let presses = 0; presses < 20; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
