// The city before it gets dark: no lights, no river and no bridge.
function lightWindows() {}
function flyPlane() {}
function drawBridge() {}
function mirrorCity(cells, cols) {
  cells.fill({ character: ' ', ink: [0, 0, 0], paper: [6, 14, 52] }, horizon * cols);
}
