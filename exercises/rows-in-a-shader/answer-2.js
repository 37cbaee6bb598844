// Two characters, chosen by a shader for each cell.
const vertexSource = `
precision highp float;
attribute vec3 aPosition;
void main() {
  gl_Position = vec4(aPosition.xy * 2.0 - 1.0, 0.0, 1.0);
}`;

const fragmentSource = `
precision highp float;
uniform vec3 first;
uniform vec3 second;
void main() {
  bool isEven = mod(gl_FragCoord.y, 2.0) < 1.0;
  gl_FragColor = vec4(isEven ? first : second, 1.0);
}`;

let custom;
let program;

function setup() {
  createCanvas(480, 300, WEBGL);
  describe('Rows of slashes and of Os that take turns.');
}

function setupAsciify() {
  p5asciifier.fontSize(20);
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
  program = createShader(vertexSource, fragmentSource);
}

function codeOf(character) {
  const colour = p5asciifier.fontManager.glyphColor(character);
  return [red(colour) / 255, green(colour) / 255, blue(colour) / 255];
}

function draw() {
  custom.characterFramebuffer.begin();
  clear();
  noStroke();
  shader(program);
  program.setUniform('first', codeOf('/'));
  program.setUniform('second', codeOf('O'));
  rect(0, 0, 1, 1);
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(255, 190, 120);
  custom.primaryColorFramebuffer.end();
}
