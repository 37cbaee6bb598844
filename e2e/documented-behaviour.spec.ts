/** Claims of the chapters in depth about the library that no sample shows: a test names the page. */
import { readFileSync } from 'node:fs';
import { testClaims } from './support/claims';
import { expect, test } from './support/sketchPage';

test.describe.configure({ timeout: 90_000 });

/** The figures of the table of grids: canvas, font size, cells, size of the grid, and offset. */
const grids = [
  ...readFileSync(new URL('../website/docs/in-depth/grid.mdx', import.meta.url), 'utf8').matchAll(
    /^\| (\d+) × (\d+) +\| (\d+) +\| (\d+) × (\d+) +\| (\d+) × (\d+) +\| (\d+), (\d+) +\|$/gm,
  ),
].map(([, ...figures]) => figures.map(Number));
/** Half of the remaining space is not whole here. */
const uneven = [403, 301, 16, 25, 18, 400, 288, 1, 6];

testClaims([
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
]);

test('the table of in-depth/grid is found', () => {
  expect(grids.length).toBeGreaterThan(3);
});
