// Lays one layer of cells over another. Colours blend by their alpha. Codes (characters, transforms,
// rotations) must not be mixed: there the upper one wins where it is not empty.
uniform sampler2D u_below;
uniform sampler2D u_above;

void main() {
  vec4 above = texture2D(u_above, v_uv);
  vec4 below = texture2D(u_below, v_uv);
#if CODES
  gl_FragColor = above.a < 0.01 ? below : above;
#else
  gl_FragColor = above + below * (1.0 - above.a);
#endif
}
