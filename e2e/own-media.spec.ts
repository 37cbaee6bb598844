/** Sound, video, fonts and shaders of the reader in a sketch, dropped on its code; p5.sound. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unzipSync } from 'fflate';
import type { P5Major } from 'sketch-player/p5Majors';
import { openShared, phone, saved, type LiveExample } from './support/live';
import { makeWav } from '../testing/makeWav';
import { makeVideo } from './support/media';
import { openAndListen, test } from './support/readersFolder';
import { expect, type Page } from './support/test';

test.use({ viewport: phone });

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff',
);

const vertexShader = `attribute vec3 aPosition;
uniform mat4 uModelViewMatrix, uProjectionMatrix;
void main() { gl_Position = uProjectionMatrix * uModelViewMatrix * vec4(aPosition, 1.0); }`;
const fragmentShader = `precision mediump float;
void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }`;

// p5.js 2.x complains of a video that it does not know to be loaded, although the element is.
const rest = `function start() {
  createCanvas(100, 100, WEBGL); frameRate(10);
  clip = createVideo('clip.webm'); clip.volume(0); clip.hide(); clip.loop();
  amplitude = new p5.Amplitude(); song.connect(amplitude);
}
function draw() {
  background(0);
  if (clip.loadedmetadata && clip.elt.readyState > 1) image(clip, -50, -50, 20, 20);
  push(); shader(tint2); plane(20); pop();
  textFont(face); textSize(12); text('A', 0, 0);
  window.loudest = max(window.loudest ?? 0, amplitude.getLevel());
  window.known = [
    song.duration().toFixed(1), clip.elt.videoWidth,
    face !== undefined && textWidth('A') > 0, frameCount > 2,
  ].join(' ');
}
function mousePressed() { song.loop(); song.play(); }`;

const sketches: Record<P5Major, string> = {
  '1': `let song, clip, face, tint2, amplitude;
function preload() {
  song = loadSound('tone.wav'); face = loadFont('face.woff');
  tint2 = loadShader('tint.vert', 'tint.frag');
}
function setup() { start(); }
${rest}`,
  '2': `let song, clip, face, tint2, amplitude;
async function setup() {
  song = await loadSound('tone.wav'); face = await loadFont('face.woff');
  tint2 = await loadShader('tint.vert', 'tint.frag');
  start();
}
${rest}`,
};

const expected = '0.5 16 true true';

/** Drops files on the code, as from a folder of the reader. */
async function drop(
  page: Page,
  shared: LiveExample,
  files: readonly { name: string; content: Buffer }[],
): Promise<void> {
  const given = files.map(({ name, content }) => ({ name, base64: content.toString('base64') }));
  const transfer = await page.evaluateHandle((each) => {
    const made = new DataTransfer();
    for (const { name, base64 } of each) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      made.items.add(new File([bytes], name));
    }
    return made;
  }, given);
  await shared.editor.dispatchEvent('drop', { dataTransfer: transfer });
}

for (const major of ['1', '2'] as const) {
  test(`sound, video, a font and shaders that are dropped on the code work on p5.js ${major}.x`, async ({
    page,
    context,
    makeFolder,
  }) => {
    // In some browsers a press on the page around a sketch is not enough to let it make sounds.
    await page.addInitScript(() => {
      window.AudioContext = class extends AudioContext {
        constructor(options?: AudioContextOptions) {
          super(options);
          void this.suspend();
        }
      };
    });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const shared = await openShared(page, sketches[major], major);
    await expect(shared.editor).toBeVisible();
    const before = await shared.editor.innerText();
    await drop(page, shared, [
      { name: 'tone.wav', content: makeWav() },
      { name: 'clip.webm', content: await makeVideo(page) },
      { name: 'face.woff', content: await readFile(fontFile) },
      { name: 'tint.vert', content: Buffer.from(vertexShader) },
      { name: 'tint.frag', content: Buffer.from(fragmentShader) },
    ]);
    await expect(
      shared.root.getByText('Added tone.wav, clip.webm, face.woff, tint.vert, tint.frag.'),
    ).toBeVisible();
    expect(await shared.editor.innerText()).toBe(before);
    expect(scripts.filter((url) => url.includes('p5.sound'))).toEqual([]);

    await shared.button('Run').click();
    await shared.is('running');
    // Sound waits for a press within the sketch, and the player says so.
    const note = shared.preview.getByText('to start its sound');
    await expect(note).toBeVisible();
    await shared.sketch.locator('#defaultCanvas0').click();
    await expect(note).toHaveCount(0);
    await expect.poll(() => shared.evaluate('window.known')).toBe(expected);
    await expect.poll(() => shared.evaluate('window.loudest')).toBeGreaterThan(0);
    expect(scripts.filter((url) => url.includes('p5.sound'))).toHaveLength(1);
    await expect(shared.problem).toHaveCount(0);

    const { content } = await saved(shared, 'Download as one HTML file');
    const folder = await makeFolder({ 'index.html': content });
    const taken = await context.newPage();
    const complaints = await openAndListen(taken, folder.file);
    await expect
      .poll(() => taken.evaluate((): unknown => Reflect.get(window, 'known')))
      .toBe(expected);
    // Sound waits for a press here, too, and plays then.
    const isHeard = () => taken.evaluate(() => Number(Reflect.get(window, 'loudest')) > 0);
    expect(await isHeard()).toBe(false);
    await taken.locator('#defaultCanvas0').click();
    await expect.poll(isHeard).toBe(true);
    // That sound waits is said by the browser on p5.js 1.x, and by Tone.js on 2.x.
    const remark = /AudioContext (?:was not allowed|is "suspended")/;
    const unexpected = () => complaints.filter((text) => !remark.test(text));
    expect(unexpected()).toEqual([]);

    const zip = await saved(shared, 'Download as a zip');
    const unpacked = await makeFolder(unzipSync(zip.content));
    await taken.goto(unpacked.file);
    await expect
      .poll(() => taken.evaluate((): unknown => Reflect.get(window, 'known')))
      .toBe(expected);
    await taken.locator('#defaultCanvas0').click();
    await expect.poll(isHeard).toBe(true);
    expect(unexpected()).toEqual([]);
  });
}
