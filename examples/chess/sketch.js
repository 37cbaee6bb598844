// A queen crosses the board at night. One shader draws lamps, gloss, shadows and reflections.
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
uniform vec2 queen;
uniform float turn;

float union2(float a, float b, float soft) {
  float h = clamp(0.5 + 0.5 * (b - a) / soft, 0.0, 1.0);
  return mix(b, a, h) - soft * h * (1.0 - h);
}

// Distance to a disc with round edges, around the axis of a piece: q is (radius, height).
float disc(vec2 q, float height, float radius, float thick) {
  return length(max(abs(q - vec2(0.0, height)) - vec2(radius, thick * 0.3), 0.0)) - thick * 0.7;
}

// A body that narrows from its foot upwards, on two discs.
float body(vec2 q, float top) {
  float t = clamp(q.y / top, 0.0, 1.0);
  float waist = 0.25 - 0.19 * sqrt(t) + 0.03 * t * t;
  float stem = max((q.x - waist) * 0.85, abs(q.y - top * 0.5) - top * 0.5);
  return union2(min(stem, disc(q, top, 0.14, 0.05)), disc(q, 0.06, 0.26, 0.09), 0.06);
}

float pawn(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  return union2(body(q, 0.52), length(q - vec2(0.0, 0.68)) - 0.17, 0.03);
}

float king(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  float crown = max(q.x - 0.11 - 0.22 * (q.y - 0.92), abs(q.y - 1.06) - 0.15) * 0.9;
  float bar = max(max(abs(p.x) - 0.11, abs(p.y - 1.4) - 0.035), abs(p.z) - 0.035);
  float post = max(max(abs(p.x) - 0.035, abs(p.y - 1.38) - 0.16), abs(p.z) - 0.035);
  return min(min(union2(body(q, 0.9), crown, 0.04), length(q - vec2(0.0, 1.22)) - 0.06), min(bar, post));
}

float lady(vec3 p) {
  vec2 q = vec2(length(p.xz), p.y);
  float notch = 0.035 * cos(8.0 * atan(p.z, p.x)) * smoothstep(0.85, 1.1, q.y);
  float crown = max(q.x - 0.1 - 0.4 * (q.y - 0.82), abs(q.y - 0.95 - 0.5 * notch) - 0.15) * 0.85;
  return min(union2(body(q, 0.8), crown, 0.04), length(q - vec2(0.0, 1.13)) - 0.075);
}

// Distance to the nearest piece, and its side: 1 is ivory, 2 is jade.
vec2 pieces(vec3 p) {
  vec2 near = vec2(1e3, 0.0);
  float d;
  d = king(p - vec3(0.5, 0.0, -0.5)); if (d < near.x) near = vec2(d, 2.0);
  d = lady(p - vec3(queen.x, 0.0, queen.y)); if (d < near.x) near = vec2(d, 1.0);
  d = pawn(p - vec3(1.5, 0.0, -0.5)); if (d < near.x) near = vec2(d, 2.0);
  d = pawn(p - vec3(-0.5, 0.0, -1.5)); if (d < near.x) near = vec2(d, 2.0);
  d = pawn(p - vec3(-1.5, 0.0, 0.5)); if (d < near.x) near = vec2(d, 1.0);
  d = pawn(p - vec3(1.5, 0.0, 1.5)); if (d < near.x) near = vec2(d, 1.0);
  return near;
}

// Follows a ray. Above 1.6 there is nothing, so it starts there.
vec2 follow(vec3 from, vec3 way) {
  float gone = from.y > 1.6 && way.y < 0.0 ? (1.6 - from.y) / way.y : 0.0;
  for (int i = 0; i < 42; i++) {
    vec2 near = pieces(from + way * gone);
    if (near.x < 0.004) return vec2(gone, near.y);
    gone += near.x * 0.9;
    if (gone > 16.0) break;
  }
  return vec2(-1.0, 0.0);
}

float lit(vec3 from, vec3 lamp) {
  float gone = 0.05;
  float light = 1.0;
  for (int i = 0; i < 16; i++) {
    float near = pieces(from + lamp * gone).x;
    light = min(light, 9.0 * near / gone);
    gone += clamp(near, 0.05, 0.3);
  }
  return clamp(light, 0.0, 1.0);
}

vec3 facing(vec3 p) {
  vec2 e = vec2(0.01, 0.0);
  float here = pieces(p).x;
  return normalize(vec3(pieces(p + e.xyy).x, pieces(p + e.yxy).x, pieces(p + e.yyx).x) - here);
}

vec3 room(vec3 way) {
  return mix(vec3(0.05, 0.06, 0.13), vec3(0.26, 0.14, 0.2), smoothstep(0.5, -0.3, way.y));
}

vec3 paintPiece(vec3 p, vec3 way, float side, float shadow) {
  vec3 normal = facing(p);
  vec3 lamp = normalize(vec3(-0.7, 0.9, 0.45));
  vec3 tint = side > 1.5 ? vec3(0.08, 0.42, 0.36) : vec3(0.95, 0.82, 0.6);
  float warm = max(0.0, dot(normal, lamp)) * shadow;
  float cold = max(0.0, dot(normal, normalize(vec3(0.8, 0.2, -0.5))));
  float gloss = pow(max(0.0, dot(reflect(way, normal), lamp)), 30.0) * shadow;
  vec3 colour = tint * (vec3(1.15, 1.0, 0.82) * warm + vec3(0.3, 0.35, 0.75) * cold + 0.13);
  return colour + gloss * 0.8 + 0.12 * pow(1.0 + dot(way, normal), 3.0);
}

void main() {
  vec2 p = (vec2(vTexCoord.x, 1.0 - vTexCoord.y) - 0.5) * size / size.y;
  vec3 eye = vec3(5.4 * sin(turn), 2.7, 5.4 * cos(turn));
  vec3 ahead = normalize(vec3(0.15, 0.5, 0.0) - eye);
  vec3 side = normalize(cross(ahead, vec3(0.0, 1.0, 0.0)));
  vec3 way = normalize(ahead * 1.7 + side * p.x + cross(side, ahead) * p.y);

  vec3 lamp = normalize(vec3(-0.7, 0.9, 0.45));
  vec2 hit = follow(eye, way);
  float ground = way.y < 0.0 ? -eye.y / way.y : -1.0;
  vec3 colour = room(way);
  if (hit.y > 0.0 && (ground < 0.0 || hit.x < ground)) {
    vec3 place = eye + way * hit.x;
    colour = paintPiece(place, way, hit.y, lit(place + facing(place) * 0.03, lamp));
  } else if (ground > 0.0) {
    vec3 place = eye + way * ground;
    vec2 field = floor(place.xz);
    float isBoard = step(max(abs(place.x), abs(place.z)), 4.0);
    float isDark = mod(field.x + field.y, 2.0);
    vec3 wood = mix(vec3(0.86, 0.66, 0.42), vec3(0.3, 0.12, 0.1), isDark);
    wood = mix(vec3(0.16, 0.07, 0.07), wood, isBoard);
    float shadow = lit(place + vec3(0.0, 0.02, 0.0), lamp);
    colour = wood * (vec3(1.0, 0.92, 0.78) * shadow * exp(-0.035 * dot(place.xz, place.xz)) + vec3(0.14, 0.15, 0.26));
    // The board is polished.
    vec3 back = reflect(way, vec3(0.0, 1.0, 0.0));
    vec2 mirrored = follow(place + vec3(0.0, 0.01, 0.0), back);
    vec3 seen = mirrored.y > 0.0 ? paintPiece(place + back * mirrored.x, back, mirrored.y, 1.0) : room(back);
    colour = mix(colour, seen, 0.22 * isBoard);
    colour = mix(colour, room(way), smoothstep(5.0, 13.0, ground - 3.0) * 0.8);
  }
  gl_FragColor = vec4(pow(colour, vec3(0.85)), 1.0);
}`;

let table;
let picture;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  table = createShader(vertexSource, fragmentSource);
  // The renderer looks at 4 × 4 places of each cell, and a pixel for each is enough.
  picture = createFramebuffer({ width: 320, height: 200, density: 1, antialias: false });
  fitPicture();
  describe(
    'A chess board under a lamp. A white queen glides across it, past pawns, towards a green king.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true });
}

function fitPicture() {
  picture.resize(ceil(width / 2), ceil(height / 2));
}

function draw() {
  // She crosses the board along a diagonal, waits, and returns.
  const move = 0.5 - 0.5 * cos(constrain(((frameCount % 720) - 60) / 180, 0, 1) * PI);
  const back = 0.5 - 0.5 * cos(constrain(((frameCount % 720) - 420) / 180, 0, 1) * PI);
  const x = lerp(-1.5, 0.5, move - back);
  picture.begin();
  clear();
  shader(table);
  table.setUniform('size', [width, height]);
  table.setUniform('queen', [x, x + 2]);
  table.setUniform('turn', 0.55 + 0.25 * sin(frameCount * 0.006));
  plane(picture.width, picture.height);
  picture.end();
  image(picture, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  fitPicture();
}
