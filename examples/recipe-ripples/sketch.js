// Rings on a pond: each drop sends out a short wave, and the light shows where the waves meet.
const SPEED = 2.2; // Pixels that a ring grows in each frame. Try 1 or 5.
const LENGTH = 44; // Pixels from crest to crest. Try 20 or 90.
let pond;
let drops = [];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noSmooth();
  randomSeed(12);
  describe('Rings of light spread and cross on dark water. They begin where the pointer moves.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters('  .,-~=+oO0@');
  fillPond();
}

// The pond has one pixel for each cell of the grid.
function fillPond() {
  pond = createImage(p5asciifier.grid.cols, p5asciifier.grid.rows);
  pond.loadPixels();
}

function draw() {
  const { cellWidth, cellHeight } = p5asciifier.grid;
  const hasMoved = dist(mouseX, mouseY, pmouseX, pmouseY) > 2;
  if (hasMoved && frameCount % 6 === 0) drops.push({ x: mouseX, y: mouseY, age: 0 });
  if (frameCount % 45 === 1) drops.push({ x: random(width), y: random(height), age: 0 });
  drops = drops.filter(({ age }) => age < 240);
  for (const drop of drops) drop.age += 1;

  for (let i = 0; i < pond.width * pond.height; i++) {
    const x = (i % pond.width) * cellWidth;
    const y = floor(i / pond.width) * cellHeight;
    const light = 40 + 215 * drops.reduce((sum, drop) => sum + heightAt(x, y, drop), 0);
    pond.pixels.set([light - 90, light, 70 + light * 0.8, 255], i * 4);
  }
  pond.updatePixels();
  image(pond, -width / 2, -height / 2, width, height);
}

function heightAt(x, y, drop) {
  const behind = (dist(x, y, drop.x, drop.y) - drop.age * SPEED) / LENGTH;
  return cos(behind * TWO_PI) * exp(-behind * behind) * (1 - drop.age / 240);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  fillPond();
}
