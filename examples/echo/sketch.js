// Each letter is one stroke, which is drawn again and again in bands that flow outwards.
const inks = [
  '#10243a',
  '#f06449',
  '#10243a',
  '#35b6a8',
  '#10243a',
  '#f2b544',
  '#10243a',
  '#35b6a8',
];
let poster;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  poster = createGraphics(windowWidth, windowHeight);
  poster.pixelDensity(1);
  describe(
    'The word "echo" in large round letters made of parallel lines, which run outwards in waves.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true });
}

function draw() {
  paintPoster(frameCount / 60);
  image(poster, -width / 2, -height / 2, width, height);
}

// Units are hundredths of the word's height. The pen draws on a separate canvas.
function paintPoster(time) {
  const pen = poster.drawingContext;
  poster.background('#10243a');
  poster.push();
  poster.translate(poster.width / 2, poster.height / 2);
  poster.scale(min(poster.width / 372, poster.height / 214));
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  const band = 6.5;
  const flow = (time * 0.5) % 1;
  const first = floor(time * 0.5);
  // From the outermost band, which fades into the background, to the middle of the stroke.
  for (let i = 5; i >= 0; i--) {
    const breadth = i === 0 ? 11 : 11 + (i - 1 + flow) * band * 2;
    pen.globalAlpha = i === 5 ? 1 - flow : 1;
    pen.strokeStyle = i === 0 ? '#f4e9d0' : inks[(first + 7 * i) % inks.length];
    for (const [x, letter] of letters) {
      pen.lineWidth = breadth;
      pen.beginPath();
      letter(pen, x);
      pen.stroke();
    }
  }
  poster.pop();
}

// Every letter is a path around its own middle, made of arcs and a stem.
const bowl = 27;
const letters = [
  [
    -122,
    (pen, x) => {
      pen.moveTo(x - bowl, 22);
      pen.lineTo(x + bowl, 22);
      pen.arc(x, 22, bowl, 0, PI / 4, true);
    },
  ],
  [-45, (pen, x) => pen.arc(x, 22, bowl, -PI / 4, PI / 4, true)],
  [
    43,
    (pen, x) => {
      pen.moveTo(x - bowl, -70);
      pen.lineTo(x - bowl, 22 + bowl);
      pen.moveTo(x - bowl, 22);
      pen.arc(x, 22, bowl, PI, 0);
      pen.lineTo(x + bowl, 22 + bowl);
    },
  ],
  [124, (pen, x) => pen.arc(x, 22, bowl, 0, TWO_PI)],
];

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  poster.resizeCanvas(windowWidth, windowHeight);
}
