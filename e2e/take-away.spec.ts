import headless from '@xterm/headless';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { parseFrame } from '../packages/sketch-player/src/core/export/frames/CharacterFrame';
import { Listener } from './support/connections';
import { contentOf, LiveExample, openShared, phone, saved, sketchWith } from './support/live';
import { inMotion } from './support/page';
import { openAndListen, test } from './support/readersFolder';
import { expect, type Page } from './support/reading';

test.use({ viewport: phone, ...inMotion });

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

/** Plays a video to its end. */
async function playBack(page: Page, type: string, content: Buffer) {
  return page.evaluate(
    async (source) => {
      const element = document.createElement('video');
      element.muted = true;
      element.src = source;
      await new Promise((resolve, reject) => {
        element.onended = resolve;
        element.onerror = () => reject(new Error(element.error?.message));
        void element.play();
      });
      return { size: [element.videoWidth, element.videoHeight], seconds: element.currentTime };
    },
    `data:${type};base64,${content.toString('base64')}`,
  );
}

const hex = (value: number): string => `#${value.toString(16).padStart(6, '0')}`;
const described = (...aspects: string[]): string => aspects.join(' ');

test('a frame for terminals, each cell in its place and its colours', async ({ page }) => {
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
  const ansi = await saved(shared, 'Save the frame as ANSI');
  const json = await saved(shared, 'Save the frame as JSON');
  expect(ansi.name).toBe('shared.ans');
  const { cols, rows, cells } = parseFrame(json.content.toString());
  const expected = cells.map(({ character, color, background }) =>
    described(character, color, background),
  );
  expect(new Set(expected).size).toBeGreaterThan(2);
  expect(await printed(ansi.content.toString(), cols, rows)).toEqual(expected);
});

test('a video whose format and length are chosen: progress, cancelling, playing it back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  const small = sketchWith('').replace('windowWidth, windowHeight', '160, 100');
  const shared = await openShared(page, small);
  await shared.button('Run').click();
  await shared.is('running');
  await shared.button('More').press('Enter');
  await shared.button('Choose format and length').press('Enter');
  const panel = shared.root.getByRole('region', { name: 'Record' });
  await expect(panel.getByRole('radio', { name: 'WebM' })).toBeFocused();
  const recordsMp4 = await page.evaluate(() => MediaRecorder.isTypeSupported('video/mp4'));
  await expect(panel.getByRole('radio', { name: 'MP4' })).toHaveCount(recordsMp4 ? 1 : 0);
  await expect(panel.getByText('This browser does not record MP4.')).toHaveCount(
    recordsMp4 ? 0 : 1,
  );
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  const length = panel.getByRole('spinbutton', { name: 'Length in seconds' });
  await length.fill('61');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('a whole number of seconds from 1 to 60')).toBeVisible();

  await length.fill('30');
  await page.keyboard.press('Enter');
  const progress = panel.getByRole('progressbar', { name: 'Progress of the recording' });
  await expect(progress).toHaveAttribute('max', '30');
  await expect(panel.getByRole('status').getByText('30 seconds left')).toBeAttached();
  const value = () => progress.evaluate((element: HTMLProgressElement) => element.value);
  await expect.poll(value).toBeGreaterThan(0.3);
  const sign = shared.root.getByRole('group', { name: 'Recording' });
  await expect(sign).toHaveCount(1);
  await panel.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(panel.getByText('The recording was cancelled. Nothing was saved.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Record', exact: true })).toBeFocused();
  await expect(progress).toHaveCount(0);
  await expect(sign).toHaveCount(0);

  await length.fill('2');
  const saving = page.waitForEvent('download', { timeout: 50_000 });
  await page.keyboard.press('Enter');
  const video = await contentOf(await saving);
  await expect(panel.getByText(/^Saved shared\.webm: \d+ frames, \d+ (kB|bytes)\.$/)).toBeVisible();
  // What was cancelled has left no file.
  expect(names).toEqual(['shared.webm']);
  const canvas = await shared.sketch
    .locator('canvas')
    .first()
    .evaluate((element: HTMLCanvasElement) => [element.width, element.height]);
  const player = await context.newPage();
  const expectPlayed = async (type: string, content: Buffer) => {
    const played = await playBack(player, type, content);
    expect(played.size).toEqual(canvas);
    expect(played.seconds).toBeGreaterThan(1);
    expect(played.seconds).toBeLessThan(4);
  };
  await expectPlayed('video/webm', video);

  if (recordsMp4) {
    await panel.getByRole('radio', { name: 'MP4' }).press('Space');
    const savingMp4 = page.waitForEvent('download', { timeout: 50_000 });
    await panel.getByRole('button', { name: 'Record', exact: true }).press('Enter');
    const mp4 = await contentOf(await savingMp4);
    expect(names.at(-1)).toBe('shared.mp4');
    expect(mp4.toString('latin1', 4, 8)).toBe('ftyp');
    await expectPlayed('video/mp4', mp4);
  }

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(shared.button('More')).toBeFocused();
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
    const { name, content } = await saved(shared, 'Download as a zip');
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

test('a link carries the seed, so that whoever opens it sees the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = `function setup() {
  createCanvas(90, 90, WEBGL);
  window.known = [random(), noise(2), Math.random()].join(' ');
}
function draw() { background(0); }`;
  const shared = await openShared(page, code);
  const drawn = (live: LiveExample) => expect.poll(() => live.evaluate('window.known ?? ""'));
  await shared.button('Run').click();
  await drawn(shared).toMatch(/\d \d/);
  const first = await shared.evaluate('window.known');
  await shared.button('More').press('Enter');
  await shared.button('Copy a link to this sketch').press('Enter');
  await expect(shared.root.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(link);
  const opened = new LiveExample(other, other.locator('main'));
  await opened.button('Run').click();
  await drawn(opened).toBe(first);
  // Without a link, another run draws something else.
  await shared.button('Run').press('Enter');
  await expect
    .poll(async () => {
      const now = String(await shared.evaluate('window.known ?? ""'));
      return now !== '' && now !== first;
    })
    .toBe(true);
});

test('saved frames hold nothing that a sketch has put into them', async ({ page }) => {
  const shared = await openShared(
    page,
    sketchWith(`function setupAsciify() {
  const asciifier = p5asciify.asciifier();
  asciifier.toString = () => '\\u001b[2J\\u001b]0;taken\\u0007';
  asciifier.toSVG = () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const { toJSON } = asciifier;
  asciifier.toJSON = () => {
    const frame = JSON.parse(toJSON.call(asciifier));
    frame.cells[0].character = '\\u001b[2J<script>';
    frame.evil = '<script>';
    return JSON.stringify(frame);
  };
}`),
  );
  await shared.button('Run').click();
  await shared.is('running');
  for (const [format, start] of [
    ['text', /^□/],
    ['ANSI', /□/],
    ['SVG', /^<\?xml/],
    ['JSON', /^{/],
  ] as const) {
    const content = (await saved(shared, `Save the frame as ${format}`)).content.toString();
    expect(content).toMatch(start);
    expect(content).not.toMatch(/script|taken|evil|\[2J/);
    if (format !== 'ANSI') expect(content).not.toContain('\u001b');
  }
});

test('downloads send nothing, and have no WebRTC', async ({ page, context, makeFolder }) => {
  const listener = await Listener.start();
  const shared = await openShared(
    page,
    sketchWith(`const told = {};
const note = (name, task) => Promise.resolve().then(task).then(
  () => { told[name] = 'done'; },
  (error) => { told[name] = error.name; },
);
const elsewhere = ${JSON.stringify(listener.address)};
note('fetch', () => fetch(elsewhere + 'fetch'));
note('image', () => new Promise((resolve, reject) => {
  const image = new Image();
  image.onload = resolve;
  image.onerror = () => reject(new Error());
  image.src = elsewhere + 'image';
}));
note('beacon', () => { if (!navigator.sendBeacon(elsewhere + 'beacon')) throw new Error(); });
note('raw', () => { if (String.raw\`</script>\` !== '<' + '/script>') throw new Error(); });
told.webrtc = typeof RTCPeerConnection;
const frame = document.createElement('iframe');
document.documentElement.append(frame);
told.frames = window.length;
window.told = told;`),
  );
  const html = await saved(shared, 'Download as one HTML file');
  const zip = unzipSync((await saved(shared, 'Download as a zip')).content);
  const one = await makeFolder({ 'index.html': html.content });
  const many = await makeFolder(zip);
  const taken = await context.newPage();
  const toldOf = async (address: string) => {
    await taken.goto(address);
    await expect.poll(() => taken.evaluate('Object.keys(told).length')).toBe(6);
    return taken.evaluate((): unknown => Reflect.get(window, 'told'));
  };
  const blocked = { fetch: 'TypeError', image: 'Error', raw: 'done' };
  expect(await toldOf(one.file)).toMatchObject({ ...blocked, webrtc: 'undefined', frames: 0 });
  expect(await toldOf(many.file)).toMatchObject(blocked);
  expect(await toldOf(await many.serve())).toMatchObject(blocked);
  expect(await listener.countWhileDrawing(taken)).toBe(0);
});
