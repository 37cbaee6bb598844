// A lava lamp in an upright format, in the middle of whatever window there is.
const FORMAT = { wide: 9, tall: 16 }; // The proportions. Try { wide: 1, tall: 1 }.
const COLUMNS = 36; // How many characters are next to each other. Try 24 or 72.
let lamp;

const fragmentSource = `
precision highp float;
varying vec2 vTexCoord;
uniform float time;
void main() {
  vec2 p = vTexCoord * vec2(1.0, 1.78); // from 0 to 1 across, and to 1.78 downwards
  float heat = 0.0;
  for (int i = 0; i < 7; i++) {
    float n = float(i);
    vec2 blob = vec2(0.5 + 0.16 * sin(n * 2.4 + time * 0.4), 0.85 + 0.62 * sin(n * 1.7 + time * (0.3 + n * 0.04)));
    heat += (0.011 + 0.006 * sin(n * 5.0)) / dot(p - blob, p - blob);
  }
  float glow = smoothstep(0.9, 1.5, heat);
  vec3 colour = mix(vec3(0.36, 0.16, 0.56) + 0.1 * p.y, vec3(1.0, 0.5, 0.2) + 0.35 * smoothstep(1.4, 4.0, heat), glow);
  // The glass narrows towards both ends; below and above it is metal.
  float isMetal = step(1.4, p.y) + step(p.y, 0.2);
  float wide = 0.19 + 0.23 * smoothstep(0.1, 1.2, p.y) - 0.2 * smoothstep(1.15, 1.5, p.y) + 0.2 * smoothstep(1.5, 1.75, p.y);
  colour = mix(colour, vec3(0.75, 0.7, 0.8) * (1.1 - 2.0 * abs(p.x - 0.42)), isMetal);
  gl_FragColor = vec4(colour * step(abs(p.x - 0.5), wide) * step(0.06, p.y), 1.0);
}`;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  lamp = createFilterShader(fragmentSource);
  describe('A lava lamp: warm blobs rise and sink in violet liquid, and melt into each other.');
}

function setupAsciify() {
  const wide = min(width, (height * FORMAT.wide) / FORMAT.tall);
  p5asciifier.fontSize(max(4, floor(wide / COLUMNS)));
  p5asciifier.gridDimensions(COLUMNS, round((COLUMNS * FORMAT.tall) / FORMAT.wide));
}

// The library spreads the canvas over the grid, so what fills the canvas fills the format.
function draw() {
  shader(lamp);
  lamp.setUniform('time', frameCount / 60);
  plane(width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  setupAsciify();
}
