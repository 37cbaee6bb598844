// 2D commands draw on a graphics object, and image() shows it on the WEBGL canvas.
let paper;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  paper = createGraphics(windowWidth, windowHeight);
  describe(
    'A cherry tree in blossom beside a round moon. Its branches and petals move in the wind.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*oO#@');
}

function draw() {
  drawTree();
  image(paper, -width / 2, -height / 2, width, height);
}

// What draw() was in the 2D sketch, with `paper.` in front of each command.
function drawTree() {
  paper.background('#10152b');
  paper.noStroke();
  paper.fill('#ffe9a8');
  paper.circle(paper.width * 0.83, paper.height * 0.25, paper.height * 0.28);
  paper.fill('#2f6b4f');
  paper.ellipse(paper.width / 2, paper.height, paper.width * 1.2, paper.height * 0.24);
  paper.push();
  paper.translate(paper.width * 0.45, paper.height * 0.92);
  branch(paper.height * 0.22, 0);
  paper.pop();
}

function branch(reach, depth) {
  paper.stroke('#a8744f');
  paper.strokeWeight(reach * 0.16);
  paper.line(0, 0, 0, -reach);
  paper.translate(0, -reach);
  if (depth === 7) {
    paper.noStroke();
    paper.fill('#ff9ec4');
    paper.circle(0, 0, paper.height * 0.035);
    return;
  }
  const wind = 0.03 * sin(frameCount * 0.04 + depth);
  for (const turn of [-0.5, 0.38]) {
    paper.push();
    paper.rotate(turn + wind);
    branch(reach * 0.78, depth + 1);
    paper.pop();
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  paper.resizeCanvas(windowWidth, windowHeight);
}
