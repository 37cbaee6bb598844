/** What the player does beyond running a sketch, in engines other than Chromium's. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { makeWav } from '../e2e/support/media';
import { inEachEngine } from './eachEngine';
import { Playground } from './playground';

const box = `function setup() { createCanvas(160, 120, WEBGL); frameRate(10); }
function setupAsciify() { p5asciifier.fontSize(16); }
function draw() { background(40, 90, 20); rotateY(frameCount * 0.1); box(60); }`;

const font = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff',
  ),
);

/** Two red pixels in a PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
  'base64',
);

const files = [
  { name: 'cat.png', content: png },
  { name: 'face.woff', content: font },
  { name: 'tone.wav', content: makeWav() },
  { name: 'data.json', content: '{"answer":42}' },
  { name: 'words.txt', content: 'one\ntwo' },
  { name: 'tri.obj', content: 'v 0 0 0\nv 10 0 0\nv 0 10 0\nf 1 2 3\n' },
  {
    name: 'tint.vert',
    content: `attribute vec3 aPosition;
uniform mat4 uModelViewMatrix, uProjectionMatrix;
void main() { gl_Position = uProjectionMatrix * uModelViewMatrix * vec4(aPosition, 1.0); }`,
  },
  {
    name: 'tint.frag',
    content: 'precision mediump float;\nvoid main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }',
  },
];

const withFiles = `let cat, face, tone, data, words, tri, tint2;
function preload() {
  cat = loadImage('cat.png'); face = loadFont('face.woff'); tone = loadSound('tone.wav');
  data = loadJSON('data.json'); words = loadStrings('words.txt'); tri = loadModel('tri.obj');
  tint2 = loadShader('tint.vert', 'tint.frag');
}
function setup() { createCanvas(100, 100, WEBGL); frameRate(5); }
function draw() {
  background(0); image(cat, 0, 0); model(tri);
  push(); shader(tint2); plane(20); pop();
  textFont(face); textSize(12); text('A', 0, 0);
  if (frameCount === 2) {
    console.log('read: ' + [cat.width, textWidth('A') > 0, tone.duration().toFixed(1), data.answer,
      words.length, tri.vertices.length].join(' '));
  }
}`;

inEachEngine((engine) => {
  const { driver, becomes } = engine;
  const playground = new Playground(engine);
  const panel = (name: string) => `main [aria-label="${name}"]`;

  async function openSketch(code: string): Promise<void> {
    await playground.open(code);
    test.skip(!(await playground.hasWebgl()), 'no WebGL on this machine');
  }

  test('runs are kept, compared and brought back', async () => {
    await openSketch(box);
    await playground.type('/* one */ ');
    await playground.run();
    await playground.type('/* two */ ');
    await playground.run();
    await playground.press('History');
    const runs = `document.querySelectorAll('main ol[aria-label^=Runs] > li, main ul[aria-label^=Runs] > li')`;
    await becomes(`${runs}.length`, 2);
    await becomes(`${runs}[0].innerText.includes('the code as it is now')`);
    await driver().evaluate(
      `void [...${runs}[1].querySelectorAll('button')].find(({ innerText }) => innerText.startsWith('Compare')).click()`,
    );
    await becomes(`${runs}[1].innerText.includes('/* two */')`);
    await driver().evaluate(
      `void [...${runs}[1].querySelectorAll('button')].find(({ innerText }) => innerText.startsWith('Bring back')).click()`,
    );
    await becomes(`(${playground.text}).includes('/* two */')`, false);
    await becomes(`(${playground.text}).includes('/* one */')`);
  });

  test('a sketch is saved under a name, found after a reload, and exported', async () => {
    await openSketch(box);
    await playground.type('/* mine */ ');
    await playground.press('My sketches');
    await playground.fill(
      `${panel('My sketches')} input:not([type=file])`,
      `Mine in ${engine.engine}`,
    );
    await playground.press('Save as a new sketch', panel('My sketches'));
    await becomes(`location.hash.startsWith('#own-')`);
    // The page that is left shows the same code until the new one comes.
    await driver().evaluate(`void ((window.isLeft = true), location.reload())`);
    await becomes(`'isLeft' in window`, false);
    await becomes(`(${playground.text}).includes('/* mine */')`);
    await playground.keepSavedFiles();
    await playground.press('My sketches');
    const zip = await playground.saved(() => playground.press('Export all as a zip'));
    const sketch = unzipSync(zip.content)[`Mine in ${engine.engine}/sketch.js`];
    expect(strFromU8(sketch ?? new Uint8Array())).toContain('/* mine */');
  });

  test('files of every kind are used by name, and go along in a zip', async () => {
    await openSketch(withFiles);
    await playground.addFiles(files);
    await playground.shows(`${files.length} files`);
    await playground.run();
    const logged = () => driver().evaluate(playground.logged);
    await expect.poll(logged, { timeout: 40_000 }).toContain('read: 2 true 0.5 42 2 3');
    await playground.keepSavedFiles();
    await playground.press('More');
    const zip = await playground.saved(() => playground.press('Download as a zip'));
    const kept = unzipSync(zip.content);
    for (const { name, content } of files) {
      expect(Buffer.from(kept[name] ?? []).equals(Buffer.from(content)), name).toBe(true);
    }
  });

  test('a frame, a page, a GIF and a video are saved', async () => {
    test.setTimeout(150_000);
    await openSketch(box);
    await playground.run();
    await playground.keepSavedFiles();
    const save = (action: string) =>
      playground.saved(async () => {
        await playground.press('More');
        await playground.press(action);
      });
    const head = ({ content }: { content: Buffer }, length: number) =>
      content.toString('latin1', 0, length);
    expect(head(await save('Save the frame as PNG'), 4)).toBe('\x89PNG');
    expect((await save('Save the frame as SVG')).content.toString()).toContain('<svg');
    expect((await save('Save the frame as ANSI')).content.toString()).toContain('\x1b[38;2;');
    const page = await save('Download as one HTML file');
    expect(page.content.toString()).toContain('rotateY(frameCount * 0.1)');
    expect(head(await save('Record a GIF'), 6)).toBe('GIF89a');

    // WebKitGTK records what GStreamer's plugins on the machine encode, perhaps nothing.
    const types = { WebM: 'video/webm', MP4: 'video/mp4' };
    const recorded = await driver().evaluate(
      `typeof MediaRecorder === 'undefined' ? [] : Object.entries(${JSON.stringify(types)})
        .filter(([, type]) => MediaRecorder.isTypeSupported(type)).map(([format]) => format)`,
    );
    await playground.press('More');
    await playground.press('Choose format and length');
    const radios = `[...document.querySelectorAll('${panel('Record')} [type=radio]')]`;
    await becomes(`${radios}.map((radio) => radio.closest('label').innerText.trim())`, [
      ...(Array.isArray(recorded) ? (recorded as unknown[]) : []),
      'GIF',
    ]);
    await playground.fill(`${panel('Record')} [type=number]`, '1');
    await driver().evaluate(`void (window.savedFiles.length = 0)`);
    await playground.press('Record', panel('Record'));
    // WebKitGTK also offers what the encoders of the machine then fail to encode; the player says so.
    const nothing = `document.querySelector('main').innerText.includes('so no file was saved')`;
    await expect
      .poll(() => driver().evaluate(`window.savedFiles.length > 0 || ${nothing}`), {
        timeout: 50_000,
      })
      .toBe(true);
    if ((await driver().evaluate(nothing)) === true) return;
    const video = await playground.lastSaved();
    expect(video.name).toMatch(/\.(webm|mp4|gif)$/);
    expect(video.content.length).toBeGreaterThan(500);
  });

  test('an edit takes effect while the sketch runs', async () => {
    await openSketch(
      `let starts = 0;\n${box.replace('createCanvas', 'starts += 1; createCanvas')}`,
    );
    await playground.press('Live');
    await playground.run();
    await playground.type('function mouseClicked() { console.log("starts: " + starts); } ');
    await playground.shows('Your edit runs.');
    await playground.is('running');
  });

  test('a sketch for another kind of canvas is repaired', async () => {
    await openSketch(`function setup() { createCanvas(200, 150); }
function draw() { background(0); fill(255); textSize(80); text('p5', 40, 100); }`);
    await playground.press('Run');
    await playground.shows('needs a WEBGL canvas');
    await playground.press('Show the repaired code');
    await playground.press('Apply');
    await playground.is('running');
    await becomes(`(${playground.text}).includes('createCanvas(200, 150, WEBGL)')`);
  });
});
