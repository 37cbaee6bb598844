// The layout, its colours and its number.
function draw() {
  const { cols, rows } = p5asciifier.grid;
  sheet ??= makeSheet(cols, rows);
  paintCells(layer.characterFramebuffer, ({ patch, letter }) => letter ?? patch.codes[0]);
  paintCells(layer.primaryColorFramebuffer, ({ patch }) => patch.ink);
  paintCells(layer.secondaryColorFramebuffer, ({ patch }) => patch.ground);
}
