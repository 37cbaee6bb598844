// One of the two colours of each cell: the mean of the cell, or fitted to it through the chosen shape
// so that the squared differences of the sixteen blocks are least.
//
// PART 0 is the colour of the character, PART 1 the one behind it. FIT 0: the mean. FIT 1: fitted,
// with the other colour given. FIT 2: fitted together with the other.
uniform sampler2D u_means;
uniform sampler2D u_choice;
uniform sampler2D u_coverage; // four texels for each shape: how much of each block it covers
uniform vec2 u_grid;
uniform vec2 u_coverageSize;
uniform float u_contrast;
uniform vec4 u_other; // the other colour; alpha 0 where it is the mean of the cell

const float BLOCKS = 16.0;

void main() {
  vec2 cell = floor(gl_FragCoord.xy);
  vec4 choice = texture2D(u_choice, (cell + 0.5) / u_grid);
  if (choice.a < 0.5) {
    gl_FragColor = vec4(0.0);
    return;
  }
  float shape = floor(choice.r * 255.0 + 0.5) + 256.0 * floor(choice.g * 255.0 + 0.5);

  vec4 colours = vec4(0.0);
  vec3 shown = vec3(0.0); // colours times coverage
  float covered = 0.0;
  float coveredTwice = 0.0;
  for (int y = 0; y < 4; y++) {
    float index = shape * 4.0 + float(y);
    float row = floor((index + 0.5) / u_coverageSize.x);
    vec2 place = vec2(index - row * u_coverageSize.x, row) + 0.5;
#if FIT
    vec4 coverage = texture2D(u_coverage, place / u_coverageSize);
#else
    vec4 coverage = vec4(0.0);
#endif
    for (int x = 0; x < 4; x++) {
      vec4 mean = texture2D(u_means, (cell * 4.0 + vec2(x, y) + 0.5) / (u_grid * 4.0));
      float share = coverage[x];
      colours += mean;
      shown += mean.rgb * share;
      covered += share;
      coveredTwice += share * share;
    }
  }
  vec3 mean = colours.rgb / BLOCKS;
  float alpha = colours.a / BLOCKS;
#if FIT == 0
  gl_FragColor = vec4(mean, alpha);
#else
  // Contrast stretches what differs from the mean.
  shown = mean * covered + (shown - mean * covered) * u_contrast;
  vec3 hidden = mean * BLOCKS - shown;
  float uncovered = BLOCKS - covered;
  float both = covered - coveredTwice;
  float uncoveredTwice = BLOCKS - 2.0 * covered + coveredTwice;
#if FIT == 1
  vec3 other = u_other.a > 0.0 ? u_other.rgb : mean;
#if PART == 0
  vec3 fitted = coveredTwice > 0.01 ? (shown - other * both) / coveredTwice : mean;
#else
  vec3 fitted = uncoveredTwice > 0.01 ? (hidden - other * both) / uncoveredTwice : mean;
#endif
#else
  float spread = coveredTwice * uncoveredTwice - both * both;
  vec3 front = mean;
  vec3 back = mean;
  if (spread > 0.05) {
    front = (shown * uncoveredTwice - hidden * both) / spread;
    back = (hidden * coveredTwice - shown * both) / spread;
    // A colour that is none is replaced by the nearest, and the other fitted to that.
    vec3 nearFront = clamp(front, 0.0, alpha);
    vec3 nearBack = clamp(back, 0.0, alpha);
    vec3 frontLeft = abs(front - nearFront);
    vec3 backLeft = abs(back - nearBack);
    vec3 fitBack = (hidden - nearFront * both) / max(uncoveredTwice, 0.01);
    vec3 fitFront = (shown - nearBack * both) / max(coveredTwice, 0.01);
    vec3 isFront = step(backLeft, frontLeft);
    front = mix(fitFront, nearFront, isFront);
    back = mix(nearBack, fitBack, isFront);
  }
#if PART == 0
  vec3 fitted = front;
#else
  vec3 fitted = back;
#endif
#endif
  gl_FragColor = vec4(clamp(fitted, 0.0, alpha), alpha);
#endif
}
