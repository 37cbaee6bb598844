// One value for every cell that has a character, nothing for the others.
uniform sampler2D u_mask;
uniform vec4 u_color;

void main() {
  gl_FragColor = texture2D(u_mask, v_uv).a < 0.01 ? vec4(0.0) : u_color;
}
