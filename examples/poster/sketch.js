// A poster of three words that share its height: when one grows, the others make room.
const words = ['TYPE', 'IS AN', 'IMAGE'];
const inks = ['#ff5a3c', '#f7efdc', '#2fd3c4'];
const papers = ['#2a0d0a', '#0d1a3a', '#06282c'];

// Letters of five rows, a bit for each square.
const letters = {
  A: ['.###.', '#...#', '#####', '#...#', '#...#'],
  E: ['#####', '#....', '####.', '#....', '#####'],
  G: ['.####', '#....', '#..##', '#...#', '.####'],
  I: ['###', '.#.', '.#.', '.#.', '###'],
  M: ['#...#', '##.##', '#.#.#', '#...#', '#...#'],
  N: ['#...#', '##..#', '#.#.#', '#..##', '#...#'],
  P: ['####.', '#...#', '####.', '#....', '#....'],
  S: ['.####', '#....', '.###.', '....#', '####.'],
  T: ['#####', '..#..', '..#..', '..#..', '..#..'],
  Y: ['#...#', '.#.#.', '..#..', '..#..', '..#..'],
  ' ': ['..', '..', '..', '..', '..'],
};

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe(
    'A poster with the words TYPE IS AN IMAGE in three lines as wide as the frame, red, cream and turquoise. The words grow and shrink in turn, and waves run through their letters.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  // Cells keep the colours of the poster. The sentence is printed on the bright ones in black.
  p5asciifier.renderer('brightness').update({
    characters: '     TYPEISANIMAGE',
    characterColor: '#000000',
    characterColorMode: 'fixed',
    backgroundColorMode: 'sampled',
  });
}

function draw() {
  const time = frameCount * 0.015;
  background(0);
  const shares = words.map((_, i) => 1 + 0.75 * sin(time + (i * TWO_PI) / 3));
  const sum = shares[0] + shares[1] + shares[2];
  let top = -height / 2;
  words.forEach((word, i) => {
    const tall = (height * shares[i]) / sum;
    fill(papers[i]);
    rect(-width / 2, top, width, tall);
    drawWord(word, color(inks[i]), top, tall, time + i * 2);
    top += tall;
  });
}

function drawWord(word, ink, top, tall, time) {
  const columns = [...word]
    .flatMap((letter) => [...columnsOf(letters[letter]), '.....'])
    .slice(0, -1);
  const margin = width * 0.03;
  const wide = (width - 2 * margin) / columns.length;
  columns.forEach((column, x) => {
    // Light runs through the word, and lifts its columns.
    const wave = sin(time * 2 - x * 0.45);
    const light = 0.84 + 0.16 * wave;
    fill(red(ink) * light, green(ink) * light, blue(ink) * light);
    const high = tall * 0.152;
    const start = top + tall * (0.12 + 0.035 * wave);
    [...column].forEach((square, y) => {
      if (square !== '#') return;
      rect(x * wide - width / 2 + margin, start + y * high, wide + 0.5, high + 0.5);
    });
  });
}

function columnsOf(rows) {
  return [...rows[0]].map((_, x) => rows.map((row) => row[x]).join(''));
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
