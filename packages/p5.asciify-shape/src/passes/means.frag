// The mean colour of each block of each cell. A block may begin and end within a pixel: it is
// sampled at evenly spread places, at least as many as it has pixels.
uniform sampler2D u_capture;
uniform vec2 u_blocks; // of all cells together, across and down

void main() {
  vec2 block = floor(gl_FragCoord.xy);
  vec4 sum = vec4(0.0);
  for (int y = 0; y < SAMPLES_DOWN; y++) {
    for (int x = 0; x < SAMPLES_ACROSS; x++) {
      vec2 place = (vec2(x, y) + 0.5) / vec2(SAMPLES_ACROSS, SAMPLES_DOWN);
      sum += texture2D(u_capture, (block + place) / u_blocks);
    }
  }
  gl_FragColor = sum / float(SAMPLES_ACROSS * SAMPLES_DOWN);
}
