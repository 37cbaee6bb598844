/** What pages claim about the library, and no sample shows: a test names the page. */
import { p5Majors } from 'sketch-player/p5Majors';
import { openSketch } from '../scripts/sketches/openSketch';
import { expect, test } from './support/sketchPage';

test.describe.configure({ timeout: 90_000 });

const size = { width: 320, height: 192 };

/** Sketches that call `report(value)`, and the values that the page leads readers to expect. */
const claims: { page: string; claim: string; sketch: string; reports: unknown[] }[] = [
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
];

for (const { page: file, claim, sketch, reports } of claims) {
  for (const major of p5Majors) {
    test(`${file}: ${claim}, on p5 ${major}.x`, async ({ sketchPage }) => {
      const source = `window.reports = []; const report = (...values) => window.reports.push(...values);\n${sketch}`;
      const complaints = await openSketch(sketchPage, source, major, size, { antialias: false });
      await sketchPage.page.evaluate((count) => window.drawFrames(count, count), 3);
      expect(complaints).toEqual([]);
      expect(await sketchPage.page.evaluate((): unknown => Reflect.get(window, 'reports'))).toEqual(
        reports,
      );
    });
  }
}
