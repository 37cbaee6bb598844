// The colour that the capture has in the middle of each cell; if MASKED, only where the mask has a
// character.
uniform sampler2D u_capture;
uniform vec2 u_captureSize;
uniform vec2 u_grid;
#ifdef MASKED
uniform sampler2D u_mask;
#endif

void main() {
#ifdef MASKED
  if (texture2D(u_mask, v_uv).a < 0.01) {
    gl_FragColor = vec4(0.0);
    return;
  }
#endif
  // The middle of a cell may lie between two pixels: always take the one before it, to the left
  // and above, so that rounding in the graphics card cannot decide.
  vec2 cell = floor(v_uv * u_grid);
  vec2 pixel = ceil((cell + 0.5) / u_grid * u_captureSize - 0.01) - 1.0;
  gl_FragColor = texture2D(u_capture, (pixel + 0.5) / u_captureSize);
}
