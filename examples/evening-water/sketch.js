// A boat at sunset. A shader paints sky, hills and sails, and mirrors them in moving waves.
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
const vec2 SUN = vec2(0.36, 0.2);

// How much of a shape covers a point, by the distance to its edge. It is soft against flicker.
float inside(float beyond) {
  return smoothstep(0.006, -0.006, beyond);
}

vec3 paintSky(vec2 p) {
  vec3 colour = mix(vec3(1.0, 0.78, 0.42), vec3(0.95, 0.42, 0.36), smoothstep(0.0, 0.34, p.y));
  colour = mix(colour, vec3(0.42, 0.2, 0.5), smoothstep(0.22, 0.7, p.y));
  colour = mix(colour, vec3(0.1, 0.1, 0.3), smoothstep(0.6, 1.15, p.y));
  float far = length(p - SUN);
  colour += vec3(0.5, 0.28, 0.1) * exp(-5.0 * far);
  colour = mix(colour, vec3(1.0, 0.97, 0.8), inside(far - 0.155));

  // Long clouds, drifting, lit from below.
  float drift = p.x - 0.02 * time;
  float cloud = sin(drift * 2.1 + 1.0) + 0.6 * sin(drift * 4.7 + p.y * 6.0) + 0.9 * sin(p.y * 19.0 + 0.9 * sin(drift * 2.3));
  float veil = smoothstep(0.7, 1.5, cloud) * smoothstep(0.3, 0.5, p.y);
  return mix(colour, vec3(1.0, 0.55, 0.45), 0.75 * veil);
}

// Sky, hills and boat above the horizon, which is at y = 0.
vec3 paintScene(vec2 p) {
  vec3 colour = paintSky(p);
  float back = 0.13 + 0.06 * sin(p.x * 2.6 + 2.2) + 0.03 * sin(p.x * 6.1) + 0.012 * sin(p.x * 17.0);
  colour = mix(colour, vec3(0.58, 0.26, 0.42), inside(p.y - back * smoothstep(1.2, -0.8, p.x)));
  float front = 0.05 + 0.09 * sin(p.x * 1.9 - 1.1) + 0.015 * sin(p.x * 11.0);
  colour = mix(colour, vec3(0.24, 0.13, 0.33), inside(p.y - front));

  // The boat leans a little as it rides the waves. Two sails on a mast, above a hull.
  vec2 boat = p - vec2(-0.5 + 0.1 * sin(time * 0.12), 0.008 * sin(time * 1.3));
  float lean = 0.05 * sin(time * 0.8);
  boat = mat2(cos(lean), -sin(lean), sin(lean), cos(lean)) * boat;
  float height = (boat.y - 0.09) / 0.6;
  float main = max(max(-boat.x + 0.015, boat.x - 0.36 * (1.0 - height) * (1.0 + 0.35 * height)), -height);
  float jib = max(max(boat.x + 0.015, -boat.x - 0.25 * (1.0 - height * 1.15)), -height);
  float hull = max(abs(boat.x - 0.02) - 0.3 - 0.5 * (boat.y - 0.06), max(boat.y - 0.07, -boat.y - 0.03));
  float mast = max(abs(boat.x) - 0.009, max(boat.y - 0.72, -boat.y));
  colour = mix(colour, vec3(1.0, 0.9, 0.74) - 0.3 * smoothstep(0.0, 0.3, boat.x), inside(main));
  colour = mix(colour, vec3(0.88, 0.3, 0.24), inside(jib));
  colour = mix(colour, vec3(0.13, 0.07, 0.16), max(inside(hull), inside(mast)));
  return colour;
}

void main() {
  vec2 p = (vec2(vTexCoord.x, 1.0 - vTexCoord.y) - vec2(0.5, 0.4)) * size / size.y * 2.0;
  if (p.y > 0.0) {
    gl_FragColor = vec4(paintScene(p), 1.0);
    return;
  }

  // Near waves look longer and slower than distant ones.
  float depth = -p.y;
  float away = 1.0 / (depth + 0.12);
  float swell = sin(away * 6.0 + time * 1.3 + 0.8 * sin(p.x * 1.7 + time * 0.4));
  float chop = sin(away * 14.0 - p.x * 4.0 + time * 1.9) + 0.7 * sin(away * 19.0 + p.x * 7.0 - time * 1.1);
  float wave = 0.6 * swell + 0.4 * chop;
  vec2 mirrored = vec2(p.x + wave * (0.015 + 0.11 * depth), depth * (1.0 + 0.4 * wave) + 0.01);
  vec3 colour = paintScene(mirrored) * vec3(0.94, 0.78, 0.84);
  colour = mix(colour, vec3(0.05, 0.1, 0.26), 0.12 + 0.6 * smoothstep(0.0, 0.8, depth) * (0.7 - 0.5 * wave));
  colour += vec3(0.5, 0.3, 0.34) * smoothstep(0.62, 1.0, wave) * smoothstep(0.02, 0.2, depth);

  // Glitter on the slopes that face the sun.
  float path = exp(-pow((p.x - SUN.x + 0.03 * wave) / (0.1 + 0.22 * depth), 2.0));
  colour += vec3(1.0, 0.72, 0.36) * path * smoothstep(0.15, 0.9, wave);
  gl_FragColor = vec4(colour, 1.0);
}`;

let evening;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  evening = createShader(vertexSource, fragmentSource);
  describe(
    'A sailing boat on the sea at sunset; sun, hills and sails are mirrored in moving waves.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true });
}

function draw() {
  shader(evening);
  evening.setUniform('size', [width, height]);
  evening.setUniform('time', frameCount * 0.025);
  plane(width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
