// Draws the grid: each fragment finds its cell, the cell's glyph, and the glyph's coverage here.
//
// Compiled in variants, since few grids need all of it: a value that all cells share is a uniform
// (PRIMARY_CONSTANT, SECONDARY_CONSTANT) or left out (no TRANSFORMED, no ROTATED, no SHOW_CAPTURE).
uniform sampler2D u_character;
uniform sampler2D u_primary;
uniform sampler2D u_secondary;
uniform sampler2D u_transform;
uniform sampler2D u_rotation;
uniform sampler2D u_atlas;
uniform sampler2D u_capture;
uniform vec4 u_primaryColor;
uniform vec4 u_secondaryColor;
uniform vec2 u_grid; // columns and rows
uniform vec2 u_atlasGrid; // columns and rows
uniform vec2 u_cellSize; // in pixels
uniform vec4 u_captureArea; // where the grid starts in the capture, and how much of it there is
uniform vec4 u_background;

const float TURN = 6.28318530718;

vec4 emptyCell() {
#if SHOW_CAPTURE
  vec2 uv = u_captureArea.xy + v_uv * u_captureArea.zw;
  // A fixed grid may be larger than what it lies on.
  if (any(lessThan(uv, vec2(0.0))) || any(greaterThan(uv, vec2(1.0)))) return vec4(0.0);
  return texture2D(u_capture, uv);
#else
  return vec4(0.0);
#endif
}

// Turns a place in a cell backwards, so that the glyph turns clockwise.
vec2 turned(vec2 place) {
#if ROTATED
  vec4 rotation = texture2D(u_rotation, v_uv);
  float angle = (rotation.r + rotation.g / 255.0) * TURN;
  // In pixels, so that a cell that is not square does not distort its glyph.
  vec2 pixels = place * u_cellSize;
  float c = cos(angle);
  float s = sin(angle);
  return vec2(c * pixels.x + s * pixels.y, c * pixels.y - s * pixels.x) / u_cellSize;
#else
  return place;
#endif
}

// How much of this fragment the glyph covers.
float coverage(vec4 code, vec2 flip) {
  vec2 place = turned((fract(v_uv * u_grid) - 0.5) * flip);
  float index = floor(code.r * 255.0 + 0.5) + 256.0 * floor(code.g * 255.0 + 0.5);
  float row = floor((index + 0.5) / u_atlasGrid.x);
  vec2 tile = vec2(index - row * u_atlasGrid.x, row);
  float covered = texture2D(u_atlas, (tile + place + 0.5) / u_atlasGrid).a;
#if ROTATED
  if (any(greaterThan(abs(place), vec2(0.5)))) return 0.0;
#endif
  return covered;
}

vec4 glyphCell(vec4 code) {
#if TRANSFORMED
  vec3 transform = step(0.5, texture2D(u_transform, v_uv).rgb);
  float covered = abs(transform.r - coverage(code, 1.0 - 2.0 * transform.gb));
#else
  float covered = coverage(code, vec2(1.0));
#endif
#if PRIMARY_CONSTANT
  vec4 primary = u_primaryColor;
#else
  vec4 primary = texture2D(u_primary, v_uv);
#endif
#if SECONDARY_CONSTANT
  vec4 secondary = u_secondaryColor;
#else
  vec4 secondary = texture2D(u_secondary, v_uv);
#endif
  return mix(secondary, primary, covered);
}

void main() {
  vec4 code = texture2D(u_character, v_uv);
  vec4 color = code.a < 0.01 ? emptyCell() : glyphCell(code);
  gl_FragColor = color + u_background * (1.0 - color.a);
}
