// Nine hundred particles follow a field of noise. Their fading trails become characters.
const particleCount = 900;
const colours = ['#3ee6b1', '#2f9fd6', '#5a82ff', '#ff7abe'];
let particles;
let trails;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  randomSeed(5);
  noiseSeed(11);
  trails = createGraphics(windowWidth, windowHeight);
  trails.pixelDensity(1);
  trails.background(0);
  particles = Array.from({ length: particleCount }, () => newParticle(random(240)));
  describe('Hundreds of particles drift in curves through the dark and leave trails that fade.');
}

function setupAsciify() {
  p5asciifier.setCaptureTexture(trails);
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*%@#');
}

function newParticle(age) {
  return { x: random(), y: random(), age };
}

function draw() {
  // A veil over everything that was drawn before lets the trails fade slowly.
  trails.noStroke();
  trails.fill(0, 14);
  trails.rect(0, 0, trails.width, trails.height);

  trails.strokeWeight(max(6, trails.height / 55));
  colours.forEach((colour, share) => {
    trails.stroke(colour);
    trails.drawingContext.beginPath();
    for (let i = share; i < particleCount; i += colours.length) moveParticle(i);
    trails.drawingContext.stroke();
  });
}

// Adds the way of one particle to the path of its colour.
function moveParticle(i) {
  const particle = particles[i];
  const { x, y } = particle;
  const angle = noise(x * 2.4, y * 1.6, frameCount * 0.0015) * TWO_PI * 2.5;
  particle.x += cos(angle) * 0.0022;
  particle.y += sin(angle) * 0.0035;
  particle.age += 1;
  trails.drawingContext.moveTo(x * trails.width, y * trails.height);
  trails.drawingContext.lineTo(particle.x * trails.width, particle.y * trails.height);
  const isOutside = abs(particle.x - 0.5) > 0.52 || abs(particle.y - 0.5) > 0.52;
  if (isOutside || particle.age > 240) particles[i] = newParticle(0);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  trails.resizeCanvas(windowWidth, windowHeight);
  trails.background(0);
}
