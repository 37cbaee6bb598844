// Which character a cell gets: the direction that most of its edge pixels run in.
//
// The Sobel operator compares each pixel with its eight neighbours. A cell's pixels are walked row by
// row; two columns of neighbours are kept, so that each step reads only the next.
// https://en.wikipedia.org/wiki/Sobel_operator
uniform sampler2D u_capture;
uniform vec2 u_captureSize; // in logical pixels
uniform float u_centre; // where in a pixel to look
uniform sampler2D u_palette;
uniform float u_paletteSize;
uniform vec2 u_grid;
uniform float u_sobelThreshold;
uniform float u_sampleThreshold;
uniform vec4 u_slots0;
uniform vec4 u_slots4;

// The tangent of 22.5°, where a direction gives way to the next.
const float BOUNDARY = 0.41421356;

// Counts of edge pixels in the eight directions, 0 to 3 and 4 to 7.
vec4 counts0 = vec4(0.0);
vec4 counts4 = vec4(0.0);

vec3 texel(float column, float row) {
  return texture2D(u_capture, (vec2(column, row) + u_centre) / u_captureSize).rgb;
}

// A column of three pixels: their weighted sum, and how much the lowest is brighter than the highest.
void readColumn(float column, float row, out vec3 sum, out vec3 difference) {
  vec3 above = texel(column, row - 1.0);
  vec3 below = texel(column, row + 1.0);
  sum = above + 2.0 * texel(column, row) + below;
  difference = below - above;
}

void count(vec3 across, vec3 down, float weight) {
  vec3 squared = across * across + down * down;
  // The mean of the channels' magnitudes. A straight border between black and white has 4.
  float intensity = sqrt((squared.r + squared.g + squared.b) / 3.0);
  float isEdge = intensity > u_sobelThreshold ? weight : 0.0;

  // The channel that changes most gives the direction.
  vec2 gradient = vec2(across.r, down.r);
  if (squared.g > squared.r) gradient = vec2(across.g, down.g);
  if (squared.b > max(squared.r, squared.g)) gradient = vec2(across.b, down.b);

  // Which eighth of a turn the gradient lies in, without working out the angle.
  vec2 size = abs(gradient);
  vec2 positive = step(0.0, gradient);
  vec2 negative = 1.0 - positive;
  float level = step(size.x, BOUNDARY * size.y) * isEdge;
  float upright = step(size.y, BOUNDARY * size.x) * isEdge;
  float diagonal = isEdge - level - upright;
  counts0 += vec4(
    level * positive.y,
    diagonal * positive.x * positive.y,
    upright * positive.x,
    diagonal * positive.x * negative.y
  );
  counts4 += vec4(
    level * negative.y,
    diagonal * negative.x * negative.y,
    upright * negative.x,
    diagonal * negative.x * positive.y
  );
}

// How many edge pixels there are in the directions that share a slot.
float inSlot(float slot) {
  return dot(counts0, vec4(equal(u_slots0, vec4(slot)))) +
    dot(counts4, vec4(equal(u_slots4, vec4(slot))));
}

void main() {
  vec2 cell = floor(v_uv * u_grid);
  vec2 origin = floor(cell * u_captureSize / u_grid + 0.5);

  for (int y = 0; y < CELL_HEIGHT; y++) {
    float row = origin.y + float(y);
    vec3 sumLeft, sumHere, sumRight, differenceLeft, differenceHere, differenceRight;
    readColumn(origin.x - 1.0, row, sumLeft, differenceLeft);
    readColumn(origin.x, row, sumHere, differenceHere);
    for (int x = 0; x < CELL_WIDTH; x++) {
      float column = origin.x + float(x);
      readColumn(column + 1.0, row, sumRight, differenceRight);
      // Cells at the edge may reach beyond the picture.
      vec2 inside = step(vec2(column, row) + 0.5, u_captureSize);
      count(
        sumRight - sumLeft,
        differenceLeft + 2.0 * differenceHere + differenceRight,
        inside.x * inside.y
      );
      sumLeft = sumHere;
      differenceLeft = differenceHere;
      sumHere = sumRight;
      differenceHere = differenceRight;
    }
  }

  float total = dot(counts0, vec4(1.0)) + dot(counts4, vec4(1.0));
  if (total < max(u_sampleThreshold, 1.0)) {
    gl_FragColor = vec4(0.0);
    return;
  }
  float best = 0.0;
  float winner = 0.0;
  for (int i = 0; i < 8; i++) {
    float found = inSlot(float(i));
    if (found > best) {
      best = found;
      winner = float(i);
    }
  }
  float index = mod(winner, min(u_paletteSize, 8.0));
  gl_FragColor = vec4(texture2D(u_palette, vec2((index + 0.5) / u_paletteSize, 0.5)).rgb, 1.0);
}
