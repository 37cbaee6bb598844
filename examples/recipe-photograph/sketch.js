// A photograph in characters that follow its shapes, under a light that wanders.
const SIZE = 8; // Pixels of a cell. Try 5 or 16.
const DUSK = 110; // How dark it is outside the light, from 0 to 255. Try 0 or 255.
let photo;
let lamp;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  imageMode(CENTER);
  loadImage('coffee.jpg', (loaded) => (photo = loaded));
  lamp = createGraphics(200, 200);
  describe(
    'A cup of coffee on a red saucer, seen from above. A soft light wanders over the table.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(SIZE);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true });
}

function draw() {
  background(0);
  if (!photo) return;
  // As large as it takes to fill the canvas.
  const factor = max(width / photo.width, height / photo.height);
  image(photo, 0, 0, photo.width * factor, photo.height * factor);

  shadeLamp();
  blendMode(MULTIPLY);
  const x = width * 0.3 * cos(frameCount / 70);
  const y = height * 0.2 * sin(frameCount / 45);
  image(lamp, x, y, width * 3, width * 3);
  blendMode(BLEND);
}

// White in the middle, and dusk around it.
function shadeLamp() {
  const pen = lamp.drawingContext;
  pen.fillStyle = pen.createRadialGradient(100, 100, 5, 100, 100, 34);
  pen.fillStyle.addColorStop(0, 'white');
  pen.fillStyle.addColorStop(1, `rgb(${DUSK} ${DUSK} ${DUSK})`);
  pen.fillRect(0, 0, 200, 200);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
