// The rings of a tree: a ramp that goes up and down again and again draws lines of equal height.
const RINGS = '#+  +#+  +#+  +#+  +#+  +#+  +'; // Each gap is between two rings. Try '#+     +'.
const BENDS = 0.25; // How uneven the rings are. Try 0 or 0.6.
let wood;

const fragmentSource = `
precision highp float;
varying vec2 vTexCoord;
uniform vec2 size;
uniform float grown, bends;
void main() {
  vec2 p = (vTexCoord - 0.5) * size / size.y;
  float angle = atan(p.y, p.x);
  float bend = sin(angle * 3.0 + 1.0) * 0.5 + sin(angle * 5.0 + p.x * 4.0) * 0.3 + sin(angle * 2.0 - 1.0) * 0.4;
  float far = length(p) * (1.0 + bends * bend * smoothstep(0.0, 0.5, length(p)));
  // A smooth hill of grey around the middle; the ramp alone turns it into rings.
  float grey = fract(far * 1.9 - grown);
  if (far > 0.42) grey = far < 0.47 ? 0.0 : 0.1; // the bark is dense, and around it is a gap
  gl_FragColor = vec4(vec3(grey), 1.0);
}`;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  wood = createFilterShader(fragmentSource);
  describe('The cut face of a tree trunk: uneven rings around its middle grow slowly outwards.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciify.background('#2a160c');
  p5asciifier.renderer('brightness').update({
    characters: RINGS,
    characterColor: '#f0aa62',
    characterColorMode: 'fixed',
    backgroundColor: '#2a160c',
  });
}

function draw() {
  shader(wood);
  wood.setUniform('size', [width, height]);
  wood.setUniform('grown', frameCount * 0.0006);
  wood.setUniform('bends', BENDS);
  plane(width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
