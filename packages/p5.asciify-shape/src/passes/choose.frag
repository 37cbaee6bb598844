// Which shape each cell gets, as its position in the list of shapes (red and green). metric.ts says
// what is compared; shortlist.ts, where the candidates come from.
//
// FITTED: both colours will be fitted to the cell, so brightness and contrast of a shape are free.
uniform sampler2D u_means; // four by four for each cell
uniform sampler2D u_shapes; // four texels for each shape: its weighted waves
uniform sampler2D u_lists; // LIST_LENGTH / 2 texels for each list: two shapes in each
uniform sampler2D u_previous; // what this pass gave in the last frame
uniform vec2 u_grid;
uniform vec2 u_shapesSize;
uniform vec2 u_listsSize;
uniform mat4 u_weights;
uniform mat4 u_reach; // the largest value of each wave in any shape
uniform vec3 u_listReach; // the same for waves across, down and both, in the table of lists
uniform vec2 u_listReach2; // and for the second waves across and down
uniform float u_contrast;
uniform float u_negative; // 1 where characters are darker than what is behind them
uniform float u_steadiness;

// Blocks that differ by two levels of 255 at most make no shape that could be seen.
const float FLAT = 0.0005;
const vec3 LUMINANCE = vec3(0.299, 0.587, 0.114);

vec4 texelOf(sampler2D table, vec2 size, float index) {
  float row = floor((index + 0.5) / size.x);
  return texture2D(table, (vec2(index - row * size.x, row) + 0.5) / size);
}

mat4 shapeAt(float shape) {
  mat4 waves;
  for (int i = 0; i < 4; i++) {
    vec4 texel = texelOf(u_shapes, u_shapesSize, shape * 4.0 + float(i));
    waves[i] = (texel * 255.0 - 127.0) / 127.0 * u_reach[i];
  }
  return waves;
}

float product(mat4 a, mat4 b) {
  return dot(a[0], b[0]) + dot(a[1], b[1]) + dot(a[2], b[2]) + dot(a[3], b[3]);
}

// strength is that of the cell
float misfit(mat4 cell, float strength, float shape) {
  mat4 waves = shapeAt(shape);
#if FITTED
  // The best contrast of the two colours that there can be, and what it leaves.
  waves[0][0] = 0.0;
  float alike = product(cell, waves);
  float own = product(waves, waves);
  float contrast = clamp(alike / max(own, 1e-5), -1.0, 1.0);
  return strength - contrast * (2.0 * alike - contrast * own);
#else
  mat4 difference = cell - waves;
  return product(difference, difference);
#endif
}

// The level of a value on an axis of the table that runs from -1 to 1.
float level(float value, float levels) {
  return floor(clamp(value * 0.5 + 0.5, 0.0, 1.0) * (levels - 1.0) + 0.5);
}

float listFor(mat4 cell, float strength) {
#if FITTED
  float scale = inversesqrt(strength);
#else
  float scale = 1.0;
#endif
  vec3 first = vec3(cell[0][1], cell[1][0], cell[1][1]) * scale / u_listReach;
  vec2 second = vec2(cell[0][2], cell[2][0]) * scale / u_listReach2;
  float list = level(second.y, LEVELS_5);
  list = list * LEVELS_4 + level(second.x, LEVELS_4);
  list = list * LEVELS_3 + level(first.z, LEVELS_3);
  list = list * LEVELS_2 + level(first.y, LEVELS_2);
  list = list * LEVELS_1 + level(first.x, LEVELS_1);
#if !FITTED
  list = list * LEVELS_0 + level(cell[0][0] * 0.5 - 1.0, LEVELS_0);
#endif
  return list;
}

float indexOf(vec2 bytes) {
  return floor(bytes.x * 255.0 + 0.5) + 256.0 * floor(bytes.y * 255.0 + 0.5);
}

#if FITTED
// The direction in which colours of the cell differ most, so that red on green of the same brightness
// has a shape. Found by power iteration, from brightness on.
vec3 mainAxis(vec3 sum, mat3 squares) {
  vec3 mean = sum / 16.0;
  mat3 spread = squares - mat3(sum * mean.r, sum * mean.g, sum * mean.b);
  vec3 axis = spread * LUMINANCE;
  axis = spread * (axis / max(length(axis), 1e-6));
  axis = spread * (axis / max(length(axis), 1e-6));
  float size = abs(axis.r) + abs(axis.g) + abs(axis.b);
  return size > 1e-4 ? axis / size : LUMINANCE;
}
#endif

void main() {
  vec2 cell = floor(gl_FragCoord.xy);
  mat4 red;
  mat4 green;
  mat4 blue;
  vec4 sum = vec4(0.0);
  mat3 squares = mat3(0.0);
  for (int y = 0; y < 4; y++) {
    for (int x = 0; x < 4; x++) {
      vec4 mean = texture2D(u_means, (cell * 4.0 + vec2(x, y) + 0.5) / (u_grid * 4.0));
      red[y][x] = mean.r;
      green[y][x] = mean.g;
      blue[y][x] = mean.b;
      sum += mean;
      squares += mat3(mean.rgb * mean.r, mean.rgb * mean.g, mean.rgb * mean.b);
    }
  }
  if (sum.a < 0.5 / 255.0) {
    gl_FragColor = vec4(0.0);
    return;
  }
  vec3 axis = LUMINANCE;
#if FITTED
  axis = mainAxis(sum.rgb, squares);
#endif
  mat4 means = red * axis.r + green * axis.g + blue * axis.b;

  mat4 waves = matrixCompMult(DCT * means * DCT_TRANSPOSED, u_weights);
  float mean = waves[0][0];
  waves *= u_contrast * (1.0 - 2.0 * u_negative);
#if FITTED
  waves[0][0] = 0.0;
  float strength = product(waves, waves);
  if (strength < FLAT) {
    // Both colours will be the mean: the first shape is as good as any, and costs nothing.
    gl_FragColor = vec4(0.0, 0.0, 0.0, 1.0);
    return;
  }
#else
  waves[0][0] = mix(mean, 4.0 - mean, u_negative);
  float strength = 0.0;
#endif

  float list = listFor(waves, strength) * float(LIST_LENGTH / 2);
  float chosen = 0.0;
  float least = 1e6;
  for (int i = 0; i < LIST_LENGTH / 2; i++) {
    vec4 pair = texelOf(u_lists, u_listsSize, list + float(i));
    float first = indexOf(pair.rg);
    float value = misfit(waves, strength, first);
    if (value < least) {
      least = value;
      chosen = first;
    }
    float second = indexOf(pair.ba);
    value = misfit(waves, strength, second);
    if (value < least) {
      least = value;
      chosen = second;
    }
  }

  vec4 previous = texture2D(u_previous, (cell + 0.5) / u_grid);
  if (u_steadiness > 0.0 && previous.a > 0.5) {
    float kept = indexOf(previous.rg);
    if (misfit(waves, strength, kept) - least <= u_steadiness * (0.01 + least)) chosen = kept;
  }
  float high = floor((chosen + 0.5) / 256.0);
  gl_FragColor = vec4((chosen - high * 256.0) / 255.0, high / 255.0, 0.0, 1.0);
}
