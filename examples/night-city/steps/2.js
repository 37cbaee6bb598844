// The windows are lit. The river and the bridge are still to come.
function drawBridge() {}
function mirrorCity(cells, cols) {
  cells.fill({ character: ' ', ink: [0, 0, 0], paper: [6, 14, 52] }, horizon * cols);
}
