// Jellyfish glow in the deep. A shader paints them; kelp and fish are single characters above.
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

const fragmentSource = `
precision highp float;
varying vec2 vTexCoord;
uniform vec2 size;
uniform float time;

// Blue from above, with beams of light that wander.
vec3 paintWater(vec2 p) {
  float height = p.y * 0.5 + 0.5;
  vec3 colour = mix(vec3(0.0, 0.015, 0.06), vec3(0.02, 0.2, 0.36), height * height);
  float slant = p.x * 1.2 + (1.0 - p.y) * 0.55;
  float beams = sin(slant * 5.0 + time * 0.3) * sin(slant * 8.3 - time * 0.2) + 0.5 * sin(slant * 13.0 + time * 0.25);
  return colour + vec3(0.05, 0.3, 0.38) * smoothstep(0.15, 1.1, beams) * height * height;
}

// One jellyfish at a place, as light that is added: a bell with ribs, and arms below it.
vec3 glow(vec2 p, vec2 place, float scale, float phase, vec3 inner, vec3 outer) {
  float beat = sin(time * 1.4 + phase);
  place += vec2(0.05 * sin(time * 0.3 + phase), 0.05 * sin(time * 1.4 + phase - 1.2) + 0.06 * sin(time * 0.23 + phase));
  vec2 q = (p - place) / scale;
  float lean = 0.25 * sin(time * 0.3 + phase);
  q = mat2(cos(lean), -sin(lean), sin(lean), cos(lean)) * q;
  vec2 bell = vec2(1.0 + 0.13 * beat, 0.86 - 0.1 * beat);
  vec3 light = 0.32 * outer * exp(-1.7 * length(q * vec2(1.0, 0.75)));

  float hem = -0.08 + 0.05 * cos(q.x / bell.x * 14.0);
  float far = length(vec2(q.x, max(q.y, 0.0)) / bell);
  float inside = smoothstep(1.0, 0.95, far) * smoothstep(hem - 0.05, hem + 0.02, q.y);
  float around = asin(clamp(q.x / bell.x / max(0.2, sqrt(max(0.0, 1.0 - q.y * q.y))), -1.0, 1.0));
  float ribs = pow(0.5 + 0.5 * cos(around * 9.0), 3.0);
  float rim = smoothstep(0.55, 1.0, far);
  light += inside * (outer * (0.22 + 0.75 * rim) + inner * (0.5 * ribs * far + 0.9 * exp(-9.0 * length(q - vec2(0.0, 0.28)))));
  light += inner * 0.8 * exp(-abs(q.y - hem) * 26.0) * smoothstep(bell.x, bell.x - 0.1, abs(q.x));

  // Arms trail behind the beat.
  float down = max(0.0, hem - q.y);
  if (q.y < hem) {
    for (int i = 0; i < 7; i++) {
      float k = float(i) - 3.0;
      float sway = 0.16 * down * sin(down * 3.2 - time * 1.1 + phase + k * 0.9);
      float x = k * 0.27 * bell.x * (1.0 - 0.1 * down) + sway;
      float thick = i == 2 || i == 3 || i == 4 ? 14.0 - 3.0 * sin(down * 9.0 - time) : 30.0;
      float reach = i == 2 || i == 3 || i == 4 ? 1.7 : 2.6 - 0.2 * abs(k);
      light += mix(outer, inner, 0.4) * 0.75 * exp(-abs(q.x - x) * thick) * smoothstep(reach, 0.0, down);
    }
  }
  return light;
}

void main() {
  vec2 p = (vec2(vTexCoord.x, 1.0 - vTexCoord.y) - 0.5) * size / size.y * 2.0;
  vec3 colour = paintWater(p);
  colour += glow(p, vec2(-1.12, 0.5), 0.2, 2.0, vec3(0.4, 0.6, 0.9), vec3(0.15, 0.4, 0.7)) * 0.7;
  colour += glow(p, vec2(1.1, 0.42), 0.27, 4.0, vec3(1.0, 0.75, 0.4), vec3(0.9, 0.35, 0.3));
  colour += glow(p, vec2(-0.22, 0.2), 0.56, 0.0, vec3(1.0, 0.55, 0.85), vec3(0.45, 0.3, 1.0));
  gl_FragColor = vec4(colour, 1.0);
}`;

let sea;
let layer; // kelp and fish
let fish;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  sea = createShader(vertexSource, fragmentSource);
  randomSeed(9);
  fish = Array.from({ length: 90 }, () => ({
    late: random(0.9), // how long after the first of the school
    off: [randomGaussian(0, 0.045), randomGaussian(0, 0.05)],
    phase: random(TWO_PI),
  }));
  describe(
    'Three jellyfish pulse and glow in dark water. A school of small fish winds past swaying kelp.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true });
  layer = p5asciifier.renderer('custom2D').enable();
  p5asciifier.renderers().swap('shape', 'custom2D');
}

function draw() {
  shader(sea);
  sea.setUniform('size', [width, height]);
  sea.setUniform('time', frameCount * 0.025);
  plane(width, height);

  const { cols, rows } = p5asciifier.grid;
  const cells = [];
  growKelp(cells, cols, rows);
  swim(cells, cols, rows);
  paint(cells);
}

// Stems that swing more the higher they are, with leaves on alternating sides.
function growKelp(cells, cols, rows) {
  randomSeed(4);
  const time = frameCount * 0.02;
  for (let i = 0; i < 13; i++) {
    const side = i % 2 === 0 ? random(0, 0.24) : random(0.74, 1);
    const root = side * cols;
    const tall = rows * random(0.25, 0.78) * (1 - 1.6 * min(side, 1 - side));
    const phase = random(TWO_PI);
    const shade = random(0.55, 1);
    const swing = (up) => root + 5 * (up / tall) ** 1.4 * sin(time + phase - up * 0.09);
    for (let up = 0; up < tall; up++) {
      const ink = [30 * shade + up, (110 + 2 * up) * shade, 70 * shade];
      const slope = atan2(swing(up + 1) - swing(up), 1);
      cells.push({ character: '|', x: swing(up), y: rows - 1 - up, turn: slope, ink });
      if (up % 2 === 1) {
        const leaf = floor(up / 2) % 2 === 0 ? 1 : -1;
        const bend = slope + leaf * (0.9 + 0.2 * sin(time * 1.7 + up));
        cells.push({
          character: '(',
          x: swing(up) + leaf,
          y: rows - 1 - up,
          turn: leaf < 0 ? bend : bend + PI,
          ink,
        });
      }
    }
  }
}

// The school follows one path; each fish is a chevron that points where it swims.
function swim(cells, cols, rows) {
  for (const { late, off, phase } of fish) {
    const at = frameCount * 0.011 - late;
    const here = pathAt(at);
    const next = pathAt(at + 0.02);
    const [dx, dy] = [(next[0] - here[0]) * cols, (next[1] - here[1]) * rows];
    const wiggle = 0.012 * sin(frameCount * 0.09 + phase);
    const shine = 0.5 + 0.5 * sin(frameCount * 0.05 + phase + here[0] * 9);
    cells.push({
      character: '»',
      x: (here[0] + off[0] * (rows / cols) * 1.6 + wiggle) * cols,
      y: (here[1] + off[1]) * rows,
      turn: atan2(dy, dx),
      ink: [150 + 105 * shine, 200 + 55 * shine, 215],
    });
  }
}

function pathAt(at) {
  return [0.52 + 0.4 * sin(at), 0.66 + 0.2 * sin(at * 2 + 0.6)];
}

// Puts each cell into the framebuffers. All others stay empty, so that the jellyfish show.
function paint(cells) {
  const { cols, rows } = p5asciifier.grid;
  const codes = {};
  for (const character of '|(»') {
    const code = p5asciifier.fontManager.glyphColor(character);
    codes[character] = [red(code), green(code), blue(code)];
  }
  const write = (framebuffer, bytesFor) => {
    const pixels = new Uint8Array(4 * cols * rows);
    for (const cell of cells) {
      const [x, y] = [floor(cell.x), floor(cell.y)];
      if (x < 0 || x >= cols || y < 0 || y >= rows) continue;
      pixels.set([...bytesFor(cell), 255], 4 * (y * cols + x));
    }
    framebuffer.pixels = pixels;
    framebuffer.updatePixels();
  };
  write(layer.characterFramebuffer, ({ character }) => codes[character]);
  write(layer.primaryColorFramebuffer, ({ ink }) => ink);
  write(layer.transformFramebuffer, () => [0, 0, 0]);
  // A turn has 255 steps. The whole steps go into red, and the rest of a step into green.
  write(layer.rotationFramebuffer, ({ turn }) => {
    const steps = ((turn / TWO_PI + 2) % 1) * 255;
    return [floor(steps), (steps % 1) * 255, 0];
  });
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
