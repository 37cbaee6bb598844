// A flight through a tunnel. One shader paints it, and the brightness renderer converts it.
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
const float TAU = 6.2831853;

void main() {
  vec2 p = (vTexCoord - 0.5) * size / size.y * 2.0;
  p -= 0.35 * vec2(sin(time * 0.4), cos(time * 0.3)) * (1.0 - 0.4 * length(p));

  // How far away the wall is in this direction, and where around it.
  float radius = length(p) + 0.0001;
  float depth = 0.6 / radius + time;
  float around = atan(p.y, p.x) / TAU + 0.05 * sin(depth * 0.7);

  // Staggered bricks, whose faces bulge towards the light.
  vec2 brick = vec2(around * 14.0, depth * 2.0);
  brick.x += 0.5 * mod(floor(brick.y), 2.0);
  vec2 face = abs(fract(brick) - 0.5) * 2.0;
  float bulge = 1.0 - pow(max(face.x, face.y), 5.0);
  float tint = fract(sin(dot(floor(vec2(mod(brick.x, 14.0), brick.y)), vec2(12.99, 78.23))) * 437.58);

  float light = bulge * (0.55 + 0.45 * tint) * smoothstep(0.02, 0.6, radius);
  vec3 near = vec3(0.24, 0.95, 0.72);
  vec3 far = vec3(0.75, 0.35, 1.0);
  vec3 colour = mix(far, near, smoothstep(0.15, 1.1, radius + 0.4 * (tint - 0.5)));
  gl_FragColor = vec4(colour * light, 1.0);
}`;

let tunnel;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  tunnel = createShader(vertexSource, fragmentSource);
  describe('A flight through a round tunnel of bricks that turns as it goes into the dark.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*%@#');
}

function draw() {
  shader(tunnel);
  tunnel.setUniform('size', [width, height]);
  tunnel.setUniform('time', frameCount * 0.012);
  plane(width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
