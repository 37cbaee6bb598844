// Two substances react and spread on the graphics card, and grow into corals of text.
const vertexSource = `
precision highp float;
attribute vec3 aPosition;
attribute vec2 aTexCoord;
uniform mat4 uModelViewMatrix;
uniform mat4 uProjectionMatrix;
varying vec2 vTexCoord;

void main() {
  vTexCoord = aTexCoord;
  gl_Position = uProjectionMatrix * uModelViewMatrix * vec4(aPosition, 1.0);
}`;

// The model of Gray and Scott: red is the food, green is what eats it.
const reactSource = `
precision highp float;
varying vec2 vTexCoord;
uniform sampler2D state;
uniform vec2 size;

vec2 at(float x, float y) {
  return texture2D(state, fract(vTexCoord + vec2(x, y) / size)).rg;
}

void main() {
  vec2 here = at(0.0, 0.0);
  vec2 around = 0.2 * (at(1.0, 0.0) + at(-1.0, 0.0) + at(0.0, 1.0) + at(0.0, -1.0))
    + 0.05 * (at(1.0, 1.0) + at(-1.0, 1.0) + at(1.0, -1.0) + at(-1.0, -1.0));
  float eaten = here.r * here.g * here.g;
  float food = here.r + 1.0 * (around.r - here.r) - eaten + 0.0545 * (1.0 - here.r);
  float eater = here.g + 0.5 * (around.g - here.g) + eaten - 0.1165 * here.g;
  gl_FragColor = vec4(clamp(food, 0.0, 1.0), clamp(eater, 0.0, 1.0), 0.0, 1.0);
}`;

const showSource = `
precision highp float;
varying vec2 vTexCoord;
uniform sampler2D state;

void main() {
  vec2 here = texture2D(state, vTexCoord).rg;
  float light = smoothstep(0.05, 0.36, here.g);
  vec3 colour = mix(vec3(0.3, 0.3, 1.0), vec3(0.4, 1.0, 0.8), light);
  gl_FragColor = vec4(colour * light, 1.0);
}`;

let reacting;
let showing;
let now;
let next;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  reacting = createShader(vertexSource, reactSource);
  showing = createShader(vertexSource, showSource);
  seedState();
  for (let i = 0; i < 1200; i++) react();
  describe(
    'Winding corridors like corals grow over the whole canvas and never quite come to rest.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*%@#');
}

// Food everywhere, and a few drops of what eats it.
function seedState() {
  randomSeed(2);
  const options = { format: FLOAT, density: 1, antialias: false, depth: false };
  const size = { width: 192, height: 120 };
  now = createFramebuffer({ ...options, ...size, textureFiltering: NEAREST });
  next = createFramebuffer({ ...options, ...size, textureFiltering: NEAREST });
  now.begin();
  background(255, 0, 0);
  fill(128, 128, 0);
  for (let i = 0; i < 26; i++) {
    rect(random(-size.width / 2, size.width / 2), random(-size.height / 2, size.height / 2), 6, 6);
  }
  now.end();
}

function react() {
  next.begin();
  shader(reacting);
  reacting.setUniform('state', now);
  reacting.setUniform('size', [now.width, now.height]);
  plane(now.width, now.height);
  next.end();
  [now, next] = [next, now];
}

function draw() {
  for (let i = 0; i < 6; i++) react();
  shader(showing);
  showing.setUniform('state', now);
  plane(width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
