// Press P, G, T, J or V to save the output.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'Two strands of spheres, drawn with letters, wind round each other like a model of DNA.',
  );
}

function setupAsciify() {
  p5asciifier.renderer('brightness').update({ characters: ' .:-+*oO8@#' });
}

function draw() {
  background(0);
  noStroke();
  fill(255);
  directionalLight(255, 150, 70, 1, 0.4, -0.9);
  directionalLight(70, 180, 255, -1, -0.2, -0.9);
  ambientLight(60);
  rotateZ(radians(24));
  rotateY(radians(frameCount));
  const radius = height * 0.24;
  for (let step = 0; step < 18; step++) {
    push();
    translate(0, (step - 8.5) * height * 0.05, 0);
    rotateY(step * 0.42);
    translate(radius, 0, 0);
    sphere(height * 0.07, 16, 12);
    translate(-2 * radius, 0, 0);
    sphere(height * 0.07, 16, 12);
    pop();
  }
}

function drawAsciify() {
  const help = 'P png  G gif  T txt  J json  V svg';
  noStroke();
  fill(0);
  rect(-width / 2, height / 2 - 24, width, 24);
  textFont(p5asciifier.fontManager.font);
  textSize(8);
  textAlign(CENTER, CENTER);
  fill(255);
  text(help, 0, height / 2 - 12);
}

function keyPressed() {
  switch (key.toLowerCase()) {
    case 'p':
      saveCanvas('helix', 'png');
      break;
    case 'g':
      saveGif('helix', 2); // two seconds
      break;
    case 't':
      p5asciifier.saveStrings('helix');
      break;
    case 'j':
      p5asciifier.saveJSON({ filename: 'helix', includeEmptyCells: false });
      break;
    case 'v':
      p5asciifier.saveSVG({ filename: 'helix', drawMode: 'fill' });
      break;
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
