// A custom renderer whose cells are computed by a shader.
const ramp = ' .:-=+*#%@';

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

// One fragment is one cell: it picks an entry of the ramp and writes that glyph's code.
const fragmentSource = `
precision highp float;
varying vec2 vTexCoord;
uniform vec2 gridSize;
uniform float time;
uniform vec3 glyphs[10];
uniform bool writesColour;

void main() {
  vec2 p = (vTexCoord - 0.5) * gridSize / gridSize.y * 8.0;
  float wave = sin(p.x + time) + sin(p.y * 1.3 - time) + sin(length(p) * 2.0 - time * 2.0);
  float level = clamp(wave / 6.0 + 0.5, 0.0, 0.999);
  if (writesColour) {
    gl_FragColor = vec4(mix(vec3(0.36, 0.3, 1.0), vec3(0.3, 1.0, 0.72), level), 1.0);
    return;
  }
  int chosen = int(level * 10.0);
  vec3 code = glyphs[0];
  for (int i = 0; i < 10; i++) {
    if (i == chosen) code = glyphs[i];
  }
  gl_FragColor = vec4(code, 1.0);
}`;

let custom;
let plasma;
let glyphs;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  plasma = createShader(vertexSource, fragmentSource);
  describe(
    'A plasma of slow waves: bright and dark islands of characters that melt into each other.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();

  // Colours of the glyphs as shader numbers: 0 … 1 instead of 0 … 255.
  glyphs = p5asciifier.fontManager
    .glyphColors(ramp)
    .flatMap((code) => [red(code) / 255, green(code) / 255, blue(code) / 255]);
}

// Runs the shader over every cell of one framebuffer.
function paint(framebuffer, writesColour) {
  const { cols, rows } = p5asciifier.grid;
  framebuffer.begin();
  clear();
  noStroke();
  shader(plasma);
  plasma.setUniform('gridSize', [cols, rows]);
  plasma.setUniform('time', frameCount * 0.03);
  plasma.setUniform('glyphs', glyphs);
  plasma.setUniform('writesColour', writesColour);
  plane(cols, rows);
  framebuffer.end();
}

function draw() {
  paint(custom.characterFramebuffer, false);
  paint(custom.primaryColorFramebuffer, true);

  custom.secondaryColorFramebuffer.begin();
  background(10, 8, 30);
  custom.secondaryColorFramebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
