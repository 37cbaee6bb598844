// Beads swing along their arcs, each a little faster than the one outside it. Press to hear them.
const voices = 13;
const cycle = 3600;
const scale = [0, 2, 4, 7, 9];
let sound;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  colorMode(HSB, 360, 100, 100);
  describe(
    'Half circles within each other in all colours of the rainbow. A white bead swings along each, and the arc glows when its bead strikes an end.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .-~=+*x#%&');
  // The beads are the brightest, and get round characters.
  p5asciifier.renderers().add('beads', 'brightness', {
    enabled: true,
    characters: 'oO@',
    brightnessRange: [235, 255],
  });
}

// How often a bead has swung from one end to the other. All meet again after a cycle.
function swings(voice) {
  return (frameCount / cycle) * (26 + voice);
}

function draw() {
  background(0);
  const radius = min(width * 0.47, height * 0.86);
  translate(0, height * 0.42);
  for (let voice = 0; voice < voices; voice++) {
    const done = swings(voice);
    const since = done % 1;
    // Full light at a strike, then it fades.
    const glow = exp(-since * 4) * 0.5 + 0.5;
    const distance = radius * map(voice, 0, voices - 1, 1, 0.14);
    drawArc(voice, distance, radius * 0.056, glow);
    const forth = floor(done) % 2 === 0 ? since : 1 - since;
    fill(0, 0, 100);
    circle(-cos(PI * forth) * distance, -sin(PI * forth) * distance, radius * 0.075);
    if (sound && floor(done) !== floor(done - (26 + voice) / cycle)) strike(voice);
  }
  fill(0, 0, 46);
  rect(-width / 2, radius * 0.03, width, radius * 0.018);
}

function drawArc(voice, distance, thick, glow) {
  const steps = 48;
  fill((200 + voice * 25) % 360, 78, 96 * glow);
  beginShape(TRIANGLE_STRIP);
  for (let i = 0; i <= steps; i++) {
    const angle = PI + (PI * i) / steps;
    for (const r of [distance - thick / 2, distance + thick / 2]) {
      vertex(cos(angle) * r, sin(angle) * r, 0);
    }
  }
  endShape();
}

// A browser lets a page sound only after a press.
function mousePressed() {
  sound ??= new AudioContext();
}

function keyPressed() {
  mousePressed();
}

// A short note of a pentatonic scale: the inner arcs are higher.
function strike(voice) {
  const semitones = 12 * floor(voice / scale.length) + scale[voice % scale.length];
  const oscillator = sound.createOscillator();
  const volume = sound.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = 146.8 * 2 ** (semitones / 12);
  volume.gain.setValueAtTime(0.12, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, sound.currentTime + 1.2);
  oscillator.connect(volume).connect(sound.destination);
  oscillator.start();
  oscillator.stop(sound.currentTime + 1.2);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
