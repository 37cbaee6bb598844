// rect() gives the corners of the unit square, which is spread over the whole target.
precision highp float;
attribute vec3 aPosition;

void main() {
  gl_Position = vec4(aPosition.xy * 2.0 - 1.0, 0.0, 1.0);
}
