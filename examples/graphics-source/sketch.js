// The asciifier converts a p5.Graphics, on which the sketch draws with the 2D canvas.
let scene;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  scene = createGraphics(windowWidth, windowHeight);
  describe('A sun half set on the horizon, with its reflection in stripes on the water below.');
}

function setupAsciify() {
  p5asciifier.setCaptureTexture(scene);
  p5asciifier.renderer('brightness').update({ characters: ' .-:=+*#%@' });
}

function draw() {
  const horizon = scene.height * 0.66;
  const centre = scene.width / 2;
  const radius = scene.height * 0.42;

  const sky = scene.drawingContext.createLinearGradient(0, 0, 0, horizon);
  sky.addColorStop(0, '#0b0620');
  sky.addColorStop(1, '#7a2a6f');
  scene.noStroke();
  scene.drawingContext.fillStyle = sky;
  scene.drawingContext.fillRect(0, 0, scene.width, horizon);

  const sun = scene.drawingContext.createLinearGradient(0, horizon - radius, 0, horizon);
  sun.addColorStop(0, '#fff3a0');
  sun.addColorStop(1, '#ff5a6e');
  scene.drawingContext.fillStyle = sun;
  scene.drawingContext.beginPath();
  scene.drawingContext.arc(centre, horizon, radius, PI, TWO_PI);
  scene.drawingContext.fill();

  scene.fill('#081226');
  scene.rect(0, horizon, scene.width, scene.height - horizon);
  for (let i = 0; i < 7; i++) {
    const depth = ((i + (frameCount % 40) / 40) / 7) ** 2;
    const y = horizon + depth * (scene.height - horizon);
    const reach = radius * (1 - depth * 0.35) * (0.85 + 0.15 * sin(frameCount * 0.08 + i * 2));
    scene.fill(255, 150 - depth * 90, 120);
    scene.rect(centre - reach, y, reach * 2, 3 + depth * 16);
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  scene.resizeCanvas(windowWidth, windowHeight);
}
