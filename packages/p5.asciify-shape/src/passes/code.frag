// What one of the framebuffers holds for the chosen shapes: the character (CODE 0), how it is
// mirrored and inverted (CODE 1), or by how much it is turned (CODE 2).
uniform sampler2D u_choice;
uniform sampler2D u_codes; // one texel for each shape: two bytes of the glyph, its transforms
uniform vec2 u_grid;
uniform vec2 u_codesSize;
uniform vec4 u_upright;
uniform vec4 u_turned;

float bit(float bits, float value) {
  return mod(floor(bits / value), 2.0);
}

void main() {
  vec4 choice = texture2D(u_choice, gl_FragCoord.xy / u_grid);
  if (choice.a < 0.5) {
    gl_FragColor = vec4(0.0);
    return;
  }
  float shape = floor(choice.r * 255.0 + 0.5) + 256.0 * floor(choice.g * 255.0 + 0.5);
  float row = floor((shape + 0.5) / u_codesSize.x);
  vec4 code = texture2D(u_codes, (vec2(shape - row * u_codesSize.x, row) + 0.5) / u_codesSize);
  float bits = floor(code.b * 255.0 + 0.5);
#if CODE == 0
  gl_FragColor = vec4(code.rg, 0.0, 1.0);
#elif CODE == 1
  gl_FragColor = vec4(bit(bits, 1.0), bit(bits, 2.0), bit(bits, 4.0), 1.0);
#else
  gl_FragColor = bit(bits, 8.0) > 0.5 ? u_turned : u_upright;
#endif
}
