// Characters in straight stripes.
function draw() {
  const { cols, rows } = p5asciifier.grid;
  sheet ??= makeSheet(cols, rows);
  paintCells(layer.characterFramebuffer, ({ patch, along, letter }) => {
    const place = ((along % 2) + 2) % 2;
    return letter ?? patch.codes[floor((place / 2) * patch.codes.length)];
  });
  paintCells(layer.primaryColorFramebuffer, ({ patch }) => patch.ink);
  paintCells(layer.secondaryColorFramebuffer, ({ patch }) => patch.ground);
}
