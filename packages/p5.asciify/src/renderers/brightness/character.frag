// Which character a cell gets: its brightness picks one from the palette, dark to bright.
uniform sampler2D u_capture;
uniform vec2 u_captureSize;
uniform sampler2D u_palette;
uniform float u_paletteSize;
uniform vec2 u_grid;
uniform vec2 u_range;

const vec3 LUMINANCE = vec3(0.299, 0.587, 0.114);
// Keeps a brightness that lies exactly between two characters from falling below.
const float ROUNDING_ERROR = 0.0005;

void main() {
  // The middle of a cell may lie between two pixels: always take the one before it, to the left
  // and above, so that rounding in the graphics card cannot decide.
  vec2 cell = floor(v_uv * u_grid);
  vec2 pixel = ceil((cell + 0.5) / u_grid * u_captureSize - 0.01) - 1.0;
  vec4 color = texture2D(u_capture, (pixel + 0.5) / u_captureSize);

  float brightness = dot(color.rgb, LUMINANCE) * 255.0;
  bool inRange = brightness > u_range.x - 0.01 && brightness < u_range.y + 0.01;
  if (color.a == 0.0 || !inRange) {
    gl_FragColor = vec4(0.0);
    return;
  }
  float span = u_range.y - u_range.x;
  // A range of one value gets the brightest character.
  float position = span > 0.0 ? (brightness - u_range.x) / span : 1.0;
  float level = floor(position * u_paletteSize + ROUNDING_ERROR);
  float index = clamp(level, 0.0, u_paletteSize - 1.0);
  vec3 code = texture2D(u_palette, vec2((index + 0.5) / u_paletteSize, 0.5)).rgb;
  gl_FragColor = vec4(code, color.a);
}
