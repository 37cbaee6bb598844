// A moon above the sea, and a lighthouse on its rock.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A night by the sea: a large moon, dark hills, and a striped lighthouse on a rock.');
}

function draw() {
  background(24, 32, 90);
  noStroke();
  translate(-width / 2, -height / 2);

  // The moon.
  fill(255, 236, 180);
  circle(width * 0.28, height * 0.36, height * 0.42);

  // The hills, and the sea in front of them.
  fill(76, 54, 140);
  ellipse(width * 0.1, height * 0.74, width * 0.7, height * 0.34);
  ellipse(width * 0.56, height * 0.74, width * 0.5, height * 0.2);
  fill(30, 130, 190);
  rect(0, height * 0.72, width, height * 0.28);

  // The lighthouse on its rock.
  fill(124, 84, 72);
  ellipse(width * 0.76, height, width * 0.5, height * 0.4);
  drawTower(width * 0.76, height * 0.85);
}

// A tower with three red stripes. Its foot is at x and y.
function drawTower(x, y) {
  const size = height * 0.01;
  fill(240, 240, 250);
  quad(
    x - 10 * size,
    y,
    x - 6 * size,
    y - 50 * size,
    x + 6 * size,
    y - 50 * size,
    x + 10 * size,
    y,
  );
  fill(220, 50, 60);
  for (const stripe of [5, 20, 35]) {
    const half = (10 - stripe * 0.08) * size;
    rect(x - half, y - (stripe + 9) * size, 2 * half, 9 * size);
  }

  // The lamp under its roof.
  fill(255, 220, 110);
  rect(x - 5 * size, y - 60 * size, 10 * size, 10 * size);
  fill(220, 50, 60);
  triangle(x - 8 * size, y - 60 * size, x + 8 * size, y - 60 * size, x, y - 72 * size);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
