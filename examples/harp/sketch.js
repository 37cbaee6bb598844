// A harp to play. Move the mouse across the strings, or press the keys from A to L.
const keys = 'asdfghjkl;';
const scaleSteps = [0, 2, 4, 7, 9]; // half tones from G to A, B, D and E, which all agree
const melody = [0, 3, 5, 7, 9, 7, 5, 3, 1, 4, 6, 8, 11, 8, 6, 4];
const count = 13;
const pace = 14; // frames from one note of the melody to the next
let strings = [];
let notes = []; // those that fly
let stage;
let layer;
let player; // makes the sound, once somebody has pressed something
let isPlayed = false;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  stage = createGraphics(windowWidth, windowHeight);
  stage.pixelDensity(1);
  randomSeed(2);
  strings = Array.from({ length: count }, (_, i) => {
    const x = lerp(-25, 31, i / (count - 1));
    return {
      x,
      top: neckAt(x) + 2,
      bottom: boardAt(x) - 1,
      plucked: -1000,
      hue: (i * 300) / count,
    };
  });
  describe(
    'A golden harp on a dark stage. Its coloured strings swing when they are plucked, and notes fly up.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true, contrast: 1.3 });
  layer = p5asciifier.renderer('custom2D').enable();
  p5asciifier.renderers().swap('shape', 'custom2D');
}

// The curves of the frame: heights at a place from left to right, in hundredths of the canvas.
function neckAt(x) {
  const along = (x + 31) / 66;
  return -37 + 16 * along + 7 * sin(along * TWO_PI);
}

function boardAt(x) {
  return 40 - (x + 31) * 0.86;
}

function draw() {
  // It plays by itself until somebody touches it.
  if (!isPlayed && frameCount % pace === 1) pluck(melody[floor(frameCount / pace) % melody.length]);

  stage.push();
  stage.translate(stage.width / 2, stage.height / 2);
  stage.scale(stage.height / 100);
  drawStage();
  for (const string of strings) drawString(string);
  drawFrame();
  stage.pop();
  image(stage, -width / 2, -height / 2, width, height);
  paintNotes();
}

function drawStage() {
  const light = stage.drawingContext.createRadialGradient(0, -8, 8, 0, 0, 95);
  light.addColorStop(0, '#5a2350');
  light.addColorStop(0.5, '#29123c');
  light.addColorStop(1, '#0a0718');
  stage.drawingContext.fillStyle = light;
  stage.drawingContext.fillRect(-200, -60, 400, 120);
  stage.noStroke();
  stage.fill('#4a2247');
  stage.ellipse(0, 46, 150, 9);
  for (const side of [-1, 1]) drawCurtain(side);
  stage.fill('#1c0d24');
  stage.ellipse(2, 45.5, 62, 4);
}

// Folds of velvet, from the inner edge outwards.
function drawCurtain(side) {
  const folds = stage.drawingContext.createLinearGradient(side * 58, 0, side * 110, 0);
  for (let i = 0; i <= 12; i++) folds.addColorStop(i / 12, i % 2 === 0 ? '#c01f45' : '#4a0a24');
  stage.drawingContext.fillStyle = folds;
  stage.drawingContext.fillRect(side < 0 ? -200 : 58, -60, 142, 103);
}

// A string swings in the shape of its first two waves, and comes to rest.
function drawString({ x, top, bottom, plucked, hue }) {
  const age = (frameCount - plucked) / 60;
  const swing = exp(-age * 1.5);
  stage.noFill();
  stage.colorMode(HSB);
  for (const [weight, alpha] of [
    [3.4, 0.3 * swing],
    [0.9, 1],
  ]) {
    stage.stroke(hue, 75 - 45 * swing, 72 + 28 * swing, alpha);
    stage.strokeWeight(weight);
    stage.beginShape();
    for (let u = 0; u <= 1.001; u += 0.05) {
      const wave = 1.9 * sin(PI * u) * cos(age * 19) + 0.7 * sin(TWO_PI * u) * cos(age * 31);
      stage.vertex(x + swing * wave, lerp(top, bottom, u));
    }
    stage.endShape();
  }
  stage.colorMode(RGB);
}

// Column, neck and soundboard, each as a dark line with a bright one on it.
function drawFrame() {
  const curve = (heightAt, weight, colour, rise) => {
    stage.stroke(colour);
    stage.strokeWeight(weight);
    stage.noFill();
    stage.beginShape();
    for (let x = -31; x <= 35; x += 2) stage.vertex(x, heightAt(x) + rise);
    stage.endShape();
  };
  curve(boardAt, 7, '#6b3a14', 1);
  curve(boardAt, 3.6, '#c8842c', 0);
  curve(neckAt, 6, '#8a4f16', 0);
  curve(neckAt, 2.6, '#ffc95a', -1);
  stage.stroke('#8a4f16');
  stage.strokeWeight(6.5);
  stage.line(-32, -37, -32, 41);
  stage.stroke('#ffc95a');
  stage.strokeWeight(2.4);
  stage.line(-33, -36, -33, 40);
  stage.noStroke();
  stage.fill('#ffdf8f');
  stage.circle(-32, -39, 9);
  stage.fill('#8a4f16');
  stage.circle(-31.4, -38.4, 4);
  stage.fill('#6b3a14');
  stage.rect(-39, 40, 21, 5, 2);
}

// Notes of the string's colour rise, swing to the sides, and leave.
function paintNotes() {
  const { cols, rows } = p5asciifier.grid;
  const unit = rows / 100;
  notes = notes.filter(({ born }) => frameCount - born < 240);
  const at = ({ x, y, born, side }) => {
    const age = (frameCount - born) / 60;
    return [
      floor((x + side * age * 9 + 2 * sin(age * 2 + x)) * unit),
      floor((y - age * 12) * unit),
    ];
  };
  noStroke();
  layer.characterFramebuffer.begin();
  clear();
  for (const note of notes) {
    p5asciifier.fill(note.name);
    rect(...at(note), 1, 1);
  }
  layer.characterFramebuffer.end();
  layer.primaryColorFramebuffer.begin();
  clear();
  colorMode(HSB);
  for (const note of notes) {
    fill(note.hue, 35, 100);
    rect(...at(note), 1, 1);
  }
  colorMode(RGB);
  layer.primaryColorFramebuffer.end();
}

function pluck(index) {
  const string = strings[index];
  if (!string) return;
  string.plucked = frameCount;
  const { x, top, hue } = string;
  notes.push({
    name: 'GABDE'[index % 5],
    x,
    y: top - 5,
    hue,
    born: frameCount,
    side: random(-1, 1),
  });
  sound(index);
}

// A tone that fades, made by the browser. Nothing is heard before the first press.
function sound(index) {
  if (!player) return;
  const steps = scaleSteps[index % 5] + 12 * floor(index / 5);
  const tone = player.createOscillator();
  const volume = player.createGain();
  tone.type = 'triangle';
  tone.frequency.value = 196 * 2 ** (steps / 12);
  volume.gain.setValueAtTime(0.25, player.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, player.currentTime + 1.8);
  tone.connect(volume).connect(player.destination);
  tone.start();
  tone.stop(player.currentTime + 1.8);
}

function touchHarp() {
  isPlayed = true;
  player ??= new AudioContext();
}

// The mouse plucks the strings that it has crossed since the last frame.
function mouseMoved() {
  const [from, to] = [pmouseX, mouseX].map((x) => ((x - width / 2) * 100) / height);
  const y = ((mouseY - height / 2) * 100) / height;
  strings.forEach(({ x, top, bottom }, i) => {
    if ((from - x) * (to - x) >= 0 || y < top || y > bottom) return;
    isPlayed = true;
    pluck(i);
  });
}

function mouseDragged() {
  mouseMoved();
}

function mousePressed() {
  touchHarp();
}

function keyPressed() {
  touchHarp();
  pluck(keys.indexOf(key.toLowerCase()));
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  stage.resizeCanvas(windowWidth, windowHeight);
}
