/** The reader's own files: added, used by name, kept in the browser, taken along. */
import { strFromU8, unzipSync } from 'fflate';
import type { P5Major } from 'sketch-player/p5Majors';
import { openShared, phone, saved, type LiveExample } from './support/live';
import { openAndListen, test } from './support/readersFolder';
import { expect, type Page } from './support/reading';

test.use({ viewport: phone });

/** Two red pixels in a PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
  'base64',
);

const files = [
  { name: 'cat.png', mimeType: 'image/png', buffer: png },
  { name: 'data.json', mimeType: '', buffer: Buffer.from('{"answer":42}') },
  { name: 'words.txt', mimeType: '', buffer: Buffer.from('one\ntwo') },
  {
    name: 'tri.obj',
    mimeType: '',
    buffer: Buffer.from('v 0 0 0\nv 10 0 0\nv 0 10 0\nf 1 2 3\n'),
  },
  { name: 'dot.js', mimeType: '', buffer: Buffer.from('class Dot { size = 3 }') },
];

/** What the sketches know of their files, where tests can read it. */
const note =
  'window.known = [cat.width, data.answer, words.length, tri.vertices.length, new Dot().size].join(" ")';

const sketches: Record<P5Major, string> = {
  '1': `let cat, data, words, tri;
function preload() {
  cat = loadImage('assets/cat.png'); data = loadJSON('data.json');
  words = loadStrings('words.txt'); tri = loadModel('tri.obj');
}
function setup() { createCanvas(100, 100, WEBGL); noLoop(); }
function draw() { background(0); image(cat, 0, 0); model(tri); ${note}; }`,
  '2': `let cat, data, words, tri;
async function setup() {
  createCanvas(100, 100, WEBGL); noLoop();
  cat = await loadImage('assets/cat.png'); data = await loadJSON('data.json');
  words = await loadStrings('words.txt'); tri = await loadModel('tri.obj');
}
function draw() { background(0); image(cat, 0, 0); model(tri); ${note}; }`,
};

async function openFiles(shared: LiveExample) {
  await shared.root
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: 'Files' })
    .press('Enter');
  return shared.root.getByRole('region', { name: 'Files' });
}

/** Makes an empty file `dot.js`, whose editor has the focus then. */
async function makeScript(page: Page, shared: LiveExample) {
  const panel = await openFiles(shared);
  await panel.getByRole('button', { name: 'New file' }).press('Enter');
  await page.keyboard.type('dot.js');
  await page.keyboard.press('Enter');
  const script = shared.root.getByRole('textbox', { name: 'Source of dot.js' });
  await expect(script).toBeFocused();
  return script;
}

async function choose(page: Page, shared: LiveExample) {
  const panel = await openFiles(shared);
  const choosing = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Add files' }).press('Enter');
  await (await choosing).setFiles(files);
  await expect(panel).toContainText('5 files');
  return panel;
}

const known = (shared: LiveExample) => shared.evaluate('window.known');

for (const major of ['1', '2'] as const) {
  test(`files are used by name on p5.js ${major}.x, are there after a reload, and go along in downloads`, async ({
    page,
    context,
    makeFolder,
  }) => {
    const shared = await openShared(page, sketches[major], major);
    await choose(page, shared);
    await shared.button('Run').click();
    await shared.is('running');
    await expect.poll(() => known(shared)).toBe('2 42 2 3 3');
    await page.reload();
    const panel = await openFiles(shared);
    await expect(panel).toContainText('cat.png');
    await shared.button('Run').click();
    await shared.is('running');
    await expect.poll(() => known(shared)).toBe('2 42 2 3 3');

    const html = await saved(shared, 'Download as one HTML file');
    const zip = unzipSync((await saved(shared, 'Download as a zip')).content);
    expect(Object.keys(zip)).toEqual(
      expect.arrayContaining([
        'assets/cat.png',
        'data.json',
        'words.txt',
        'tri.obj',
        'dot.js',
        'sketch.js',
        'index.html',
      ]),
    );
    expect(zip['assets/cat.png']).toEqual(new Uint8Array(png));
    expect(strFromU8(zip['data.json'] ?? new Uint8Array())).toBe('{"answer":42}');
    const one = await makeFolder({ 'index.html': html.content });
    const many = await makeFolder(zip);
    const taken = await context.newPage();
    const requests: string[] = [];
    taken.on('request', (request) => requests.push(request.url()));
    const knownThere = () => taken.evaluate((): unknown => Reflect.get(window, 'known'));
    const complaints = await openAndListen(taken, one.file);
    await expect.poll(knownThere).toBe('2 42 2 3 3');
    await taken.goto(many.file);
    await expect.poll(knownThere).toBe('2 42 2 3 3');
    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
    // From a server, the files of the folder are read rather than their copies.
    await taken.goto(await many.serve());
    await expect.poll(knownThere).toBe('2 42 2 3 3');
    expect(requests.some((url) => /^http.*\/assets\/cat\.png$/.test(url))).toBe(true);
    expect(complaints).toEqual([]);
  });
}

test('a link says which files the other person must add, until they are added', async ({
  page,
}) => {
  const shared = await openShared(page, sketches['1']);
  await choose(page, shared);
  const before = page.url();
  await shared.button('More').press('Enter');
  await shared.button('Open in the playground').press('Enter');
  await expect(page).not.toHaveURL(before);
  const missing = shared.root.getByRole('group', { name: 'Missing files' });
  await expect(missing).toContainText(
    'needs files that its link does not carry: cat.png, data.json, words.txt, tri.obj, dot.js.',
  );
  const [first, ...others] = files;
  const add = async (given: typeof files) => {
    const choosing = page.waitForEvent('filechooser');
    await missing.getByRole('button', { name: 'Add files' }).press('Enter');
    await (await choosing).setFiles(given);
  };
  await add(others);
  await expect(missing).toContainText('does not carry: cat.png.');
  if (first) await add([first]);
  await expect(missing).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('comes from the link')).toBeVisible();
  await expect(await openFiles(shared)).toContainText('5 files');
  await expect(missing).toHaveCount(0);
});

test('a file is removed and brought back by the keyboard, and unknown types are refused', async ({
  page,
}) => {
  const shared = await openShared(page, sketches['1']);
  const panel = await choose(page, shared);
  await panel.getByRole('button', { name: 'Remove cat.png' }).press('Enter');
  await expect(panel).toContainText('4 files');
  await expect(panel.getByRole('button', { name: 'Add files' })).toBeFocused();
  await panel.getByRole('button', { name: 'Bring back cat.png' }).press('Enter');
  await expect(panel).toContainText('5 files');
  await panel
    .locator('input')
    .setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('a') });
  await expect(panel).toContainText('a.exe was not added');
});

test('files of text are edited in tabs, and a problem in a second script is marked in its tab', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const shared = await openShared(
    page,
    'function setup() { createCanvas(9, 9, WEBGL); noLoop(); }\nfunction draw() { window.known = new Dot().size; }',
  );
  const script = await makeScript(page, shared);
  await page.keyboard.insertText('class Dot { size = 3 }\nlet b = ;');
  const tabs = shared.root.getByRole('tablist', { name: 'Files of the sketch' });
  await expect(tabs.getByRole('tab')).toHaveText(['sketch.js', 'dot.js']);
  // The sketch stands in a tab as it was, and is run from there.
  const [first, second] = [tabs.getByRole('tab').first(), tabs.getByRole('tab').nth(1)];
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await second.press('ArrowRight');
  await expect(first).toBeFocused();
  await expect(script).toBeHidden();
  await expect(shared.root.getByRole('textbox', { name: 'Source of sketch.js' })).toBeVisible();
  await shared.button('Run').press('Enter');
  await expect(shared.problem).toContainText('dot.js, line 2');
  await shared.problem.getByRole('button', { name: 'Line 2, column 9' }).press('Enter');
  await expect(script).toBeFocused();
  await expect(shared.root.locator('.problem-line')).toHaveCount(1);
  await expect(shared.root.locator('.problem-line')).toHaveText('let b = ;');

  // Typing takes effect with the next run, by the keys of the editor, too.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('class Dot { size = 5 }');
  await page.keyboard.press('ControlOrMeta+Enter');
  await shared.is('running');
  await expect.poll(() => known(shared)).toBe(5);

  await shared.button('Rename dot.js').press('Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('cat.png');
  await page.keyboard.press('Enter');
  await expect(shared.root.getByText('cat.png cannot be edited here').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('point.js');
  await page.keyboard.press('Enter');
  await expect(tabs.getByRole('tab')).toHaveText(['sketch.js', 'point.js']);
  // Its history is that of the file, whatever that is called; and a reload right after the last key
  // takes nothing back.
  const renamed = shared.root.getByRole('textbox', { name: 'Source of point.js' });
  await renamed.press('ControlOrMeta+z');
  await expect(renamed).toContainText('let b = ;');
  await renamed.press('ControlOrMeta+a');
  await page.keyboard.type('class Dot { size = 7 }');
  await page.reload();
  await expect(tabs.getByRole('tab')).toHaveText(['sketch.js', 'point.js']);
  await first.press('End');
  await expect(renamed).toHaveText('class Dot { size = 7 }');
  await shared.button('Delete point.js').press('Enter');
  await expect(tabs.getByRole('tab')).toHaveText(['sketch.js']);
  await shared.button('Bring back point.js').press('Enter');
  await expect(tabs.getByRole('tab')).toHaveText(['sketch.js', 'point.js']);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('what was typed right before a reload is there, though the database was busy', async ({
  page,
}) => {
  const shared = await openShared(page, 'function setup() { createCanvas(9, 9, WEBGL); }');
  const script = await makeScript(page, shared);
  // Holds the files, as another tab or a slow disk could. Browsers drop what waits for that when its
  // page is left.
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('p5.asciify sketches');
      opening.onsuccess = () => resolve(opening.result);
    });
    const files = database.transaction('files', 'readwrite').objectStore('files');
    await new Promise<void>((resolve) => {
      const goOn = () => {
        files.count().onsuccess = goOn;
        resolve();
      };
      goOn();
    });
  });
  await page.keyboard.type('class Dot {}');
  await page.reload();
  await shared.root.getByRole('tab', { name: 'dot.js' }).press('Enter');
  await expect(script).toHaveText('class Dot {}');
  // What is typed from now on is stored as usual, and not replaced with that.
  await script.press('ControlOrMeta+a');
  await page.keyboard.type('class Point {}');
  await page.reload();
  await shared.root.getByRole('tab', { name: 'dot.js' }).press('Enter');
  await expect(script).toHaveText('class Point {}');
});

test('with live coding, a second script takes effect by a restart that says why', async ({
  page,
}) => {
  const shared = await openShared(
    page,
    'function setup() { createCanvas(9, 9, WEBGL); }\nfunction draw() { window.known = new Dot().size; }',
  );
  const script = await makeScript(page, shared);
  await page.keyboard.insertText('class Dot { size = 3 }');
  await shared.button('Live').press('Enter');
  await shared.button('Run').press('Enter');
  await shared.is('running');
  await expect.poll(() => known(shared)).toBe(3);

  await script.press('ControlOrMeta+a');
  await page.keyboard.insertText('class Dot { size = ; }');
  await expect(shared.problem).toContainText('dot.js, line 1');
  await expect(shared.root.locator('.problem-line')).toHaveCount(1);
  // The last good version runs on.
  expect(await known(shared)).toBe(3);
  await shared.is('running');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('class Dot { size = 8 }');
  await expect(
    shared.root.getByText('Started again, because its files changed.').first(),
  ).toBeVisible();
  await expect.poll(() => known(shared)).toBe(8);
  await expect(shared.problem).toHaveCount(0);
});

test('files work in the tab where nothing can be stored, and the page says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  const shared = await openShared(page, sketches['1']);
  const panel = await choose(page, shared);
  await expect(panel).toContainText('does not store the files');
  await shared.button('Run').click();
  await shared.is('running');
  await expect.poll(() => known(shared)).toBe('2 42 2 3 3');
});
