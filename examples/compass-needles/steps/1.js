function draw() {
  moveGoal();
  paintCells(needles.characterFramebuffer, (x, y) => lengths[floor(lightAt(x, y) * 3.99)]);
  paintCells(needles.primaryColorFramebuffer, () => [255, 255, 255]);
}
