// A mask: stripes flow over the whole sheet, and only what lies within a shape is kept.
const STRIPE = 0.13; // Width of a stripe, in parts of the height. Try 0.03 or 0.3.
const KEPT = 'destination-in'; // Try 'destination-out', which keeps what lies outside.
const colours = ['#e4572e', '#17bebb', '#ffc914', '#2e3fd6', '#76b041'];
let stripes;
let rabbit;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  makeSheets();
  describe('The head of a rabbit, made of slanted stripes in five colours that flow through it.');
}

function makeSheets() {
  [stripes, rabbit] = [createGraphics(width, height), createGraphics(width, height)];
  for (const sheet of [stripes, rabbit]) sheet.pixelDensity(1);
  rabbit.translate(width / 2, height * 0.64);
  rabbit.scale(height / 100);
  rabbit.ellipse(0, 0, 62, 52);
  rabbit.ellipse(-16, -36, 17, 52);
  rabbit.ellipse(16, -36, 17, 52);
  rabbit.erase(); // eyes and nose
  rabbit.circle(-13, -6, 10);
  rabbit.circle(13, -6, 10);
  rabbit.ellipse(0, 8, 12, 8);
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.background('#f6efe0');
  p5asciifier.renderer('brightness').update({ characters: ' #%O@&', backgroundColor: '#f6efe0' });
}

function draw() {
  const pen = stripes.drawingContext;
  const wide = STRIPE * height;
  stripes.clear();
  stripes.strokeWeight(wide * 0.92);
  const slide = ((frameCount % 30) / 30) * wide;
  for (let x = -height - slide, i = 0; x < width; x += wide, i++) {
    stripes.stroke(colours[(i + floor(frameCount / 30)) % colours.length]);
    stripes.line(x, 0, x + height * 0.5, height);
  }
  pen.globalCompositeOperation = KEPT;
  pen.drawImage(rabbit.elt, 0, 0);
  pen.globalCompositeOperation = 'source-over';
  image(stripes, -width / 2, -height / 2);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  makeSheets();
}
