/**
 * Plays scenarios on a page without the library and on one with it, and compares: a sketch that is
 * not converted has to look the same on both, and the converted one as its plain picture asks for.
 */
import { html, LIBRARY_SCRIPT, p5Script, source } from './document';
import { wrongPixels } from './display';
import { brightnessCharacters, RAMP } from './expected';
import { decode, pixelAt, type EncodedPixels, type Pixels } from './pixels';
import type { Site } from './site';
import type { Sketch } from './sketch';
import { installStage, type Report, type Stage } from './stage';
import { expect } from './test';
import type { P5Version } from '../../p5Versions';

export interface Scenario {
  /** Runs in the page: it sees the stage and the data, and nothing of the test file. */
  play: (stage: Stage, data: never) => void | Promise<void>;
  data?: unknown;
  /** The sketch that is converted in the end; none if not said. */
  converted?: string;
  /** Characters of the converted sketch that are not the default ones, darkest first. */
  characters?: string;
  /** What the library may say, each of them once. */
  says?: readonly RegExp[];
  /** The versions of p5 that it is about; all if not said. */
  on?: readonly P5Version[];
}

export interface Fixtures {
  sketch: Sketch;
  site: Site;
  p5: P5Version;
}

/** Milliseconds after which a condition counts as never met. */
const PATIENCE = 8_000;

/** Of 255: how far a captured channel may be from what the sketch shows without the library. */
const TOLERANCE = 2;

/** What Chromium remarks when a context is taken away, as it is from each sketch that has ended. */
const LOST = /CONTEXT_LOST_WEBGL|Too many active WebGL contexts/;

/** Opens a page on which scenarios can be played. */
export async function openStage(
  { sketch, site, p5 }: Fixtures,
  scripts: readonly string[] = [p5Script(p5), LIBRARY_SCRIPT],
): Promise<void> {
  const tags = scripts.map((src) => `<script src="${src}"></script>`);
  const install = `<script>${source(installStage)}(${PATIENCE});</script>`;
  await sketch.page.goto(site.publish(html([...tags, install].join('\n'))));
}

/** What the page complained of since this was last asked. */
function takeComplaints(sketch: Sketch): string[] {
  const complaints = sketch.complaints.filter((text) => !LOST.test(text));
  sketch.console.length = 0;
  sketch.errors.length = 0;
  return complaints;
}

interface Played extends Report {
  complaints: string[];
  /** What the library said calmly. */
  remarks: string[];
}

async function perform(sketch: Sketch, { play, data }: Scenario): Promise<Played> {
  const call = `stage.perform(${source(play)}, ${JSON.stringify(data ?? null)})`;
  const report = await sketch.page.evaluate<Report>(call);
  const remarks = sketch.console.filter(
    (entry) => ['log', 'info'].includes(entry.type()) && entry.text().includes('p5.asciify'),
  );
  const complaints = takeComplaints(sketch);
  return { ...report, complaints, remarks: remarks.map((entry) => entry.text()) };
}

async function clear(sketch: Sketch): Promise<void> {
  await sketch.page.evaluate(() => window.stage.clear());
}

/**
 * Plays scenarios one after the other, each on the page that the one before has left, as a host of
 * live coding would. After one that went wrong the page is opened anew.
 */
export async function playAll(
  fixtures: Fixtures,
  scenarios: Readonly<Record<string, Scenario>>,
): Promise<void> {
  const { sketch, p5 } = fixtures;
  const wanted = new RegExp(process.env['SCENARIO'] ?? '');
  const all = Object.entries(scenarios).filter(
    ([name, { on = [p5] }]) => on.includes(p5) && wanted.test(name),
  );
  const plain: Played[] = [];
  await openStage(fixtures, [p5Script(p5)]);
  for (const [, scenario] of all) {
    plain.push(await perform(sketch, scenario));
    await clear(sketch);
    takeComplaints(sketch);
  }
  await openStage(fixtures);
  for (const [i, [name, scenario]] of all.entries()) {
    const played = await perform(sketch, scenario);
    const wrong = await differences(sketch, scenario, plain[i], played);
    await clear(sketch);
    wrong.push(...takeComplaints(sketch).map((text) => `at the end: ${text}`));
    expect.soft(wrong, name).toEqual([]);
    if (wrong.length > 0) await openStage(fixtures);
  }
}

/** What is not as it has to be, in words. */
async function differences(
  sketch: Sketch,
  { converted, characters, says = [] }: Scenario,
  plain: Played | undefined,
  played: Played,
): Promise<string[]> {
  if (plain === undefined) throw new Error('The scenario was not played without the library.');
  const wrong: string[] = [];
  if (plain.stuck !== undefined) wrong.push(`without the library: ${plain.stuck}`);
  if (played.stuck !== undefined) wrong.push(played.stuck);
  const unsaid = says.filter((text) => played.complaints.every((said) => !text.test(said)));
  wrong.push(...unsaid.map((text) => `not said: ${text}`));
  wrong.push(...unexpected(played.complaints, says, plain.complaints).map((t) => `said: ${t}`));
  if (played.remarks.length > 1) wrong.push(`remarks: ${played.remarks.join('; ')}`);
  if (played.canvases !== plain.canvases) {
    wrong.push(`canvases in the document: ${played.canvases} instead of ${plain.canvases}`);
  }
  if (played.notes.join('\n') !== plain.notes.join('\n')) {
    wrong.push(`notes: ${played.notes.join('; ')} instead of ${plain.notes.join('; ')}`);
  }
  const names = new Set([...Object.keys(plain.pictures), ...Object.keys(played.pictures)]);
  for (const name of names) {
    const [before, after] = [plain.pictures[name], played.pictures[name]].map(decoded);
    if (before === undefined || after === undefined) {
      wrong.push(`${name}: a picture on one of the pages alone`);
    } else if (name === converted) {
      const failed = (error: unknown) => [String(error)];
      const found = await misconverted(sketch, before, after, characters).catch(failed);
      wrong.push(...found.map((text) => `${name}: ${text}`));
    } else {
      const difference = differs(before, after);
      if (difference !== undefined) wrong.push(`${name}: ${difference}`);
    }
  }
  if (converted !== undefined && !names.has(converted)) wrong.push(`${converted}: no picture`);
  return wrong;
}

const decoded = (picture: EncodedPixels | undefined) =>
  picture === undefined ? undefined : decode(picture);

/** Complaints that are neither expected, each of them once, nor made without the library. */
function unexpected(
  complaints: readonly string[],
  says: readonly RegExp[],
  plain: readonly string[],
): string[] {
  const expected = [...says];
  const known = [...plain];
  return complaints.filter((text) => {
    const said = expected.findIndex((one) => one.test(text));
    if (said >= 0) return expected.splice(said, 1).length === 0;
    const same = known.indexOf(text);
    if (same >= 0) return known.splice(same, 1).length === 0;
    return true;
  });
}

/** How two pictures that should be the same differ, if they do. */
function differs(plain: Pixels, other: Pixels, tolerance = 0): string | undefined {
  if (plain.width !== other.width || plain.height !== other.height) {
    return `${size(other)} instead of ${size(plain)}`;
  }
  const pixels = Array.from({ length: plain.width * plain.height }, (_, i) => i);
  const wrong = pixels.filter((i) =>
    [0, 1, 2, 3].some((c) => {
      const [a = NaN, b = NaN] = [plain.data[i * 4 + c], other.data[i * 4 + c]];
      return Math.abs(a - b) > tolerance;
    }),
  );
  const [first] = wrong;
  if (first === undefined) return undefined;
  const [x, y] = [first % plain.width, Math.floor(first / plain.width)];
  const share = ((wrong.length / pixels.length) * 100).toFixed(1);
  const at = (picture: Pixels) => pixelAt(picture, x, y).join();
  return `${share} % of the pixels differ; at ${x}, ${y} ${at(other)} instead of ${at(plain)}`;
}

const size = ({ width, height }: Pixels) => `${width} × ${height}`;

/** What the library has captured, which p5 cannot read from a canvas without alpha. */
async function captureOf(sketch: Sketch): Promise<Pixels> {
  const encoded = await sketch.evaluate(() => {
    const { sketchFramebuffer: capture } = p5asciify;
    const handle: unknown = Reflect.get(capture, 'framebuffer');
    // p5 2.3 keeps the context with the renderer alone.
    const renderer: unknown = Reflect.get(capture, 'renderer');
    const shared: unknown = renderer instanceof Object && Reflect.get(renderer, 'GL');
    const gl: unknown = Reflect.get(capture, 'gl') ?? shared;
    const isWebGL = gl instanceof WebGL2RenderingContext || gl instanceof WebGLRenderingContext;
    if (!isWebGL || !(handle instanceof WebGLFramebuffer)) throw new Error('Nothing is captured.');
    const density = Number(Reflect.get(capture, 'density'));
    const [width, height] = [capture.width * density, capture.height * density];
    const rows = new Uint8Array(width * height * 4);
    const open: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING);
    gl.bindFramebuffer(gl.FRAMEBUFFER, handle);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, rows);
    gl.bindFramebuffer(gl.FRAMEBUFFER, open instanceof WebGLFramebuffer ? open : null);
    return { width, bytes: window.harness.encode(rows) };
  });
  return decode(encoded);
}

/** What is wrong with the characters of a sketch that shows the plain picture without the library. */
export async function misconverted(
  sketch: Sketch,
  plain: Pixels,
  shown: Pixels,
  characters = RAMP,
): Promise<string[]> {
  if (differs(plain, shown) === undefined) return ['not converted'];
  if (size(plain) !== size(shown)) return [`${size(shown)} instead of ${size(plain)}`];
  const cells = await sketch.cells();
  const { cols, font } = await sketch.evaluate(() => ({
    cols: p5asciifier.grid.cols,
    font: p5asciifier.fontManager.characters.map(({ character }) => character),
  }));
  const wrong: string[] = [];
  const captured = differs(plain, await captureOf(sketch), TOLERANCE);
  if (captured !== undefined) wrong.push(`captured: ${captured}`);
  const [width, height] = [plain.width / cols, plain.height / (cells.length / cols)];
  const right = (cell: number) => {
    // The middle of a cell lies between two pixels, of which the one to the left and above is read.
    const x = Math.floor(((cell % cols) + 0.5) * width - 0.5);
    const y = Math.floor((Math.floor(cell / cols) + 0.5) * height - 0.5);
    return brightnessCharacters(pixelAt(plain, x, y), characters);
  };
  const misread = cells.flatMap(({ character = 'none' }, i) =>
    right(i).includes(character)
      ? []
      : [`${character} instead of ${right(i).join(' or ')} in cell ${i}`],
  );
  if (misread.length > 0) wrong.push(`${misread.length} cells of ${cells.length}: ${misread[0]}`);
  const misshown = wrongPixels(shown, cells, { cols, font, atlas: await sketch.atlas() });
  if (misshown.length > 0) wrong.push(`${misshown.length} pixels on the canvas: ${misshown[0]}`);
  return wrong;
}
