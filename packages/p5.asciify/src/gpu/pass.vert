// One triangle that covers the viewport. v_uv runs from 0 to 1 across it.
// Framebuffers of p5 keep their top row at v = 0; on the canvas v = 0 is the bottom row.
attribute vec2 a_position;
uniform bool u_flip;
varying vec2 v_uv;

void main() {
  v_uv = vec2(a_position.x, u_flip ? 1.0 - a_position.y : a_position.y);
  gl_Position = vec4(a_position * 2.0 - 1.0, 0.0, 1.0);
}
