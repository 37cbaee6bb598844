function ball(x, y, z, [rx, ry, rz], colour) {
  push();
  noLights();
  translate(x, y, z);
  fill(colour);
  ellipsoid(rx, ry, rz);
  pop();
}
