// p5.js 2.x: setup() and setupAsciify() may wait for something, and p5asciify.add() has to be awaited.
let second;
let secondAsciifier;

async function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  second = createFramebuffer({ width: 240, height: 240 });
}

async function setupAsciify() {
  p5asciifier.fontSize(8);
  secondAsciifier = await p5asciify.add(second);
  secondAsciifier.background([0, 0, 0, 0]);
  secondAsciifier.renderToCanvas(false); // drawAsciify() places it
}

function draw() {
  background(60, 0, 80);
  noStroke();
  fill(130, 180, 255);
  for (let i = -3; i <= 3; i++) {
    circle(i * 90, sin(frameCount * 0.05 + i) * 120, 60);
  }

  second.begin();
  clear();
  ambientLight(60);
  directionalLight(255, 255, 255, 0.5, 0.5, -1);
  rotateY(frameCount * 0.02);
  rotateX(0.5);
  fill(255, 200, 80);
  box(130);
  second.end();
}

function drawAsciify() {
  const picture = secondAsciifier.texture;
  image(picture, -picture.width / 2, -picture.height / 2);
}
