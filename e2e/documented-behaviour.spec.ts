/** What pages claim about the library, and no sample shows: a test names the page. */
import { readFileSync } from 'node:fs';
import { p5Majors, type P5Major } from 'sketch-player/p5Majors';
import { openSketch } from '../scripts/sketches/openSketch';
import { expect, test } from './support/sketchPage';

test.describe.configure({ timeout: 90_000 });

const size = { width: 320, height: 192 };

interface Claim {
  page: string;
  claim: string;
  /** Calls `report(value)`. */
  sketch: string;
  /** The values that the page leads readers to expect, on both majors or on each. */
  reports: unknown[] | Record<P5Major, unknown[]>;
  /** The beginning of a remark of p5.js that belongs to it. */
  remark?: string;
}

/** The figures of the table of grids: canvas, font size, cells, size of the grid, and offset. */
const grids = [
  ...readFileSync(new URL('../website/docs/in-depth/grid.mdx', import.meta.url), 'utf8').matchAll(
    /^\| (\d+) × (\d+) +\| (\d+) +\| (\d+) × (\d+) +\| (\d+) × (\d+) +\| (\d+), (\d+) +\|$/gm,
  ),
].map(([, ...figures]) => figures.map(Number));
/** Half of the remaining space is not whole here. */
const uneven = [403, 301, 16, 25, 18, 400, 288, 1, 6];

const claims: Claim[] = [
  {
    page: 'guides/custom-ascii-conversion',
    claim: 'a light goes off at the end() of the framebuffer that it was switched on in',
    sketch: `
let one, two;
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  one = createFramebuffer();
  two = createFramebuffer();
}
function lit(framebuffer, isLit) {
  framebuffer.begin();
  clear();
  noStroke();
  if (isLit) ambientLight(40);
  fill(200);
  rect(-40, -40, 80, 80);
  framebuffer.end();
  return framebuffer.get(160, 96)[0];
}
function draw() {
  background(0);
  if (frameCount === 1) report(lit(one, true) < 100, lit(two, false));
  if (frameCount === 2) {
    ambientLight(40);
    report(lit(two, false) < 100);
    noLights();
    report(lit(two, false));
  }
}`,
    reports: [true, 200, true, 200],
  },
  {
    page: 'intro',
    claim: 'the built-in font has ASCII and Latin-1, and no box-drawing or block characters',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  const { charactersString } = p5asciifier.fontManager;
  const missing = [];
  for (let code = 0x20; code < 0x100; code++) {
    const isControl = code >= 0x7f && code < 0xa0;
    if (!isControl && !charactersString.includes(String.fromCharCode(code))) missing.push(code);
  }
  report(missing, /[\\u2500-\\u259f]/.test(charactersString));
}
function draw() {}`,
    reports: [[], false],
  },
  {
    page: 'in-depth/fonts',
    claim: 'A is number 33 of the built-in font, whose cells are squares with the side of its size',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  const side = (size) => {
    p5asciifier.fontSize(size);
    const { cellWidth, cellHeight } = p5asciifier.grid;
    return cellWidth === cellHeight && cellWidth;
  };
  report(p5asciifier.fontManager.charactersString.indexOf('A'), ...[8, 16, 24, 32].map(side));
}
function draw() {}`,
    reports: [33, 8, 16, 24, 32],
  },
  {
    page: 'in-depth/colours',
    claim: 'characters cannot be seen if both colours are sampled',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciifier.renderer('brightness').update({ characters: '#', backgroundColorMode: 'sampled' });
}
function draw() {
  background(200, 100, 50);
  if (frameCount === 2) p5asciifier.renderer('brightness').backgroundColorMode('fixed');
}
function drawAsciify() {
  if (frameCount > 2) return;
  const along = Array.from({ length: 32 }, (_, x) => String(get(x, 8)));
  report(new Set(along).size === 1);
}`,
    reports: [true, false],
  },
  {
    page: 'in-depth/hooks-and-manual-mode',
    claim: 'the library looks drawAsciify() up once, and goes on calling that function',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function draw() {
  background(0);
  window.drawAsciify = () => report('another');
}
function drawAsciify() {
  if (frameCount <= 2) report('the first');
}`,
    reports: ['the first', 'the first'],
  },
  {
    page: 'in-depth/hooks-and-manual-mode',
    claim:
      'without pre there is no new capture, the canvas is not cleared, and drawAsciify() gets the styles of draw()',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciifier.renderer('brightness').characters(' #');
}
function draw() {
  const isCleared = get(160, 96)[3] === 0;
  if (frameCount > 1) report(isCleared);
  background(frameCount === 1 ? 255 : 0);
  fill(0, 0, 255);
}
function drawAsciify() {
  if (frameCount === 1) p5asciify.deactivateHook('pre');
  else p5asciify.activateHook('pre');
  rect(-8, -8, 16, 16);
  report(p5asciifier.toString()[0]);
  if (frameCount < 3) report(get(160, 92)[0]);
}`,
    reports: ['#', 255, false, '#', 0, true, ' '],
  },
  {
    page: 'in-depth/hooks-and-manual-mode',
    claim:
      'without post draw() is captured in the sketch framebuffer, and the canvas stays as it was',
    sketch: `
function setup() {
  pixelDensity(1);
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciifier.renderers().disable();
}
function draw() {
  background(frameCount === 1 ? 255 : 100);
  if (frameCount === 3) queueMicrotask(compare);
}
function drawAsciify() {
  p5asciify.deactivateHook('post');
  report('drawAsciify');
}
function compare() {
  const copy = document.createElement('canvas').getContext('2d');
  copy.drawImage(drawingContext.canvas, 0, 0);
  report(copy.getImageData(160, 96, 1, 1).data[0], p5asciify.sketchFramebuffer.get(160, 96)[0]);
}`,
    reports: ['drawAsciify', 255, 100],
  },
  {
    page: 'guides/livecoding',
    claim: 'below THROW a wrong value is ignored, and a missing character becomes a space',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciify.setErrorLevel(P5AsciifyErrorLevel.SILENT);
  p5asciifier.fontSize(-1);
  report(p5asciifier.fontManager.fontSize);
  p5asciifier.renderer('brightness').characters('.█');
}
function draw() {
  background(255);
}
function drawAsciify() {
  if (frameCount === 1) report(p5asciifier.toString().trim());
}`,
    reports: [16, ''],
  },
  {
    page: 'guides/livecoding',
    claim: 'ranges from 0 to 64 and from 64 to 255 leave no cell empty, but 0 to 63 does',
    sketch: `
let brightness;
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  brightness = p5asciifier.renderer('brightness');
  brightness.characters('#').brightnessRange([0, 63]);
  p5asciifier.renderers().add('lights', 'brightness', {
    enabled: true,
    characters: '#',
    brightnessRange: [64, 255],
  });
}
function draw() {
  background(63, 64, 63); // a brightness of 63.6
}
function drawAsciify() {
  if (frameCount <= 2) report(p5asciifier.toString().includes('#'));
  brightness.brightnessRange([0, 64]);
}`,
    reports: [false, true],
  },
  {
    page: 'guides/first-rendering-pipeline',
    claim: 'a setting counts at once in draw(), and from the next frame on in drawAsciify()',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function draw() {
  background(255);
  if (frameCount === 1) p5asciifier.renderer('brightness').characters('A');
}
function drawAsciify() {
  if (frameCount === 1) p5asciifier.renderer('brightness').characters('B');
  if (frameCount <= 2) report(p5asciifier.toString()[0]);
}`,
    reports: ['A', 'B'],
  },
  {
    page: 'guides/custom-ascii-conversion',
    claim: 'a quarter turn in red alone is 90.35 degrees, and a switch goes on above half',
    sketch: `
let custom;
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}
function paint(framebuffer, ...colour) {
  framebuffer.begin();
  background(...colour);
  framebuffer.end();
}
function draw() {
  paint(custom.characterFramebuffer, p5asciifier.fontManager.glyphColor('A'));
  paint(custom.rotationFramebuffer, 'rgb(25%, 0%, 0%)');
  paint(custom.transformFramebuffer, 127, 129, 0);
}
function drawAsciify() {
  if (frameCount > 1) return;
  const [cell] = JSON.parse(p5asciifier.toJSON()).cells;
  report(cell.rotation, cell.inverted, cell.flipHorizontal);
}`,
    reports: [90.35, false, true],
  },
  {
    page: 'guides/custom-ascii-conversion',
    claim: 'what was painted stays until the renderer is disabled',
    sketch: `
let custom;
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
  custom.characterFramebuffer.begin();
  background(p5asciifier.fontManager.glyphColor('A'));
  custom.characterFramebuffer.end();
}
function draw() {
  if (frameCount === 3) custom.disable().enable();
}
function drawAsciify() {
  report(p5asciifier.toString()[0]);
}`,
    reports: ['A', 'A', ' '],
  },
  {
    page: 'guides/multiple-asciifiers',
    claim: 'an asciifier without renderers clears what earlier ones drew',
    sketch: `
let empty, second;
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  empty = createFramebuffer();
}
async function setupAsciify() {
  second = await p5asciify.add(empty);
  second.background([0, 0, 0, 0]);
}
function draw() {
  background(255);
  if (frameCount === 3) second.renderers().disable();
}
function drawAsciify() {
  if (frameCount === 1) return;
  loadPixels();
  report(pixels.some((value) => value > 0));
}`,
    reports: [true, false],
  },
  {
    page: 'guides/exporting',
    claim: 'an SVG of 80 × 50 characters has a megabyte or more',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciifier.gridDimensions(80, 50);
}
function draw() {
  background(255);
}
function drawAsciify() {
  if (frameCount > 1) return;
  const svg = p5asciifier.toSVG();
  const count = (name) => svg.split('<' + name + ' ').length - 1;
  report(count('path'), count('rect'), svg.length > 1e6, p5asciifier.toSVG({ drawMode: 'text' }).length < 1e6);
}`,
    reports: [4000, 4001, true, true],
  },
  {
    page: 'guides/p5-2.x.x',
    claim: 'only p5.js 2.x waits for an async setupAsciify(), and only there add() is a promise',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
async function setupAsciify() {
  report(p5asciify.add() instanceof Promise);
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  report('configured');
}
function draw() {
  background(0);
  if (frameCount === 1) report('drawn');
}`,
    reports: { 1: [false, 'drawn', 'configured'], 2: [true, 'configured', 'drawn'] },
  },
  {
    page: 'getting-started/typescript-support',
    claim: 'options has colours as p5.Color, modes as numbers, and the rotation as a colour',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  const { options } = p5asciifier.renderer('edge').update({
    characters: '12345678',
    characterColor: 'tomato',
    characterColorMode: 'fixed',
    backgroundColor: [0, 0, 0, 0],
    backgroundColorMode: 'sampled',
    rotation: 90,
  });
  const { characterColor, backgroundColor, rotation } = options;
  report([characterColor, backgroundColor, rotation].every((value) => value instanceof p5.Color));
  report(options.characterColorMode, options.backgroundColorMode, options.characters);
  report(options.enabled, options.sobelThreshold, options.invert);
  report([green(characterColor), alpha(backgroundColor)].map(Math.round));
  // A turn is 255 in red, and green is the rest: 63 + 191 / 255 of 255 is a quarter.
  report([red(rotation), green(rotation)].map(Math.round));
}
function draw() {}`,
    reports: [true, 1, 0, '12345678', false, 0.5, false, [99, 0], [63, 191]],
  },
  {
    page: 'in-depth/performance',
    claim: 'to set the font or the font size that is already set does nothing',
    sketch: `
let commands = 0;
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function draw() {
  if (frameCount > 1) return;
  // Everything that draws or fills the glyph atlas needs one of these.
  for (const name of ['bindFramebuffer', 'bindTexture', 'drawArrays', 'drawElements']) {
    const original = drawingContext[name];
    drawingContext[name] = (...given) => {
      commands += 1;
      return original.apply(drawingContext, given);
    };
  }
  p5asciifier.fontSize(16);
  p5asciifier.font(p5asciifier.fontManager.font);
  report(commands);
  p5asciifier.fontSize(8);
  report(commands > 0);
}`,
    reports: [0, true],
  },
  {
    page: 'in-depth/grid',
    claim:
      'the grids of the table, and an offset that is rounded down, which follow resizeCanvas() at once',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  for (const [wide, high, size] of ${JSON.stringify([...grids, uneven])}) {
    resizeCanvas(wide, high);
    p5asciifier.fontSize(size);
    const { cols, rows, width, height, offsetX, offsetY } = p5asciifier.grid;
    report([wide, high, size, cols, rows, width, height, offsetX, offsetY]);
  }
  resizeCanvas(windowWidth, windowHeight);
}
function draw() {}`,
    reports: [...grids, uneven],
  },
  {
    page: 'cookbook/cameras-and-images',
    claim: 'where a sketch is transparent, a cell stays empty, and where it is black, it does not',
    sketch: `
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciifier.renderer('brightness').characters('@#');
}
function draw() {
  if (frameCount === 2) background(0);
}
function drawAsciify() {
  if (frameCount < 3) report([...new Set(p5asciifier.toString())].join('').trim());
}`,
    reports: ['', '@'],
  },
  {
    page: 'first-piece/layer',
    claim: 'a cell gets a stroke if as many of its pixels lie on edges as sampleThreshold asks for',
    sketch: `
const cells = () => p5asciifier.toString().replace(/\\s/g, '').length;
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function setupAsciify() {
  p5asciifier.renderer('brightness').disable();
  p5asciifier.renderer('edge').update({ enabled: true, sobelThreshold: 1, sampleThreshold: 16 });
}
function draw() {
  // A straight border between black and white, in a column of cells: two pixels in each of 16 rows.
  background(0);
  noStroke();
  fill(255);
  rect(8, -height / 2, width, height);
}
function drawAsciify() {
  if (frameCount === 1) report(cells());
  p5asciifier.renderer('edge').sampleThreshold(frameCount === 1 ? 32 : 33);
  if (frameCount === 2) report(cells());
  if (frameCount === 3) report(cells());
}`,
    reports: [12, 12, 0],
  },
  {
    page: 'in-depth/fonts, help/troubleshooting',
    claim: 'the library takes WOFF, and WOFF2 has no outlines for it',
    sketch: `
const load = (extension) =>
  new Promise((loaded, failed) => {
    const address = '/fonts/vt323-latin-400-normal.' + extension;
    const font = loadFont(address, loaded, failed);
    if (font instanceof Promise) font.then(loaded, failed);
  });
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
async function setupAsciify() {
  p5asciifier.font(await load('woff'));
  report(p5asciifier.grid.cellWidth);
  try {
    p5asciifier.font(await load('woff2'));
  } catch (error) {
    report(error.message.split(',')[0]);
  }
}
function draw() {}`,
    reports: {
      1: [6, 'Unsupported OpenType signature wOF2'],
      2: [6, 'font: expected a font with characters'],
    },
    remark: 'WARN: No glyph data',
  },
];

for (const { page: file, claim, sketch, reports, remark } of claims) {
  for (const major of p5Majors) {
    test(`${file}: ${claim}, on p5 ${major}.x`, async ({ sketchPage }) => {
      const source = `window.reports = []; const report = (...values) => window.reports.push(...values);\n${sketch}`;
      const complaints = await openSketch(sketchPage, { source }, major, size, {
        antialias: false,
      });
      await sketchPage.page.evaluate((count) => window.drawFrames(count, count), 3);
      await expect
        .poll(() => sketchPage.page.evaluate((): unknown => Reflect.get(window, 'reports')))
        .toEqual(Array.isArray(reports) ? reports : reports[major]);
      expect(complaints.filter((one) => !remark || !one.startsWith(remark))).toEqual([]);
    });
  }
}

test('the table of in-depth/grid is found', () => {
  expect(grids.length).toBeGreaterThan(3);
});
