/** Claims of the guides about the library that no sample shows: a test names the page. */
import { testClaims } from './support/claims';
import { test } from './support/sketchPage';

test.describe.configure({ timeout: 90_000 });

testClaims([
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
]);
