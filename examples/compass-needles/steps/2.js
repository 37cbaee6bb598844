function draw() {
  moveGoal();
  paintCells(needles.characterFramebuffer, (x, y) => lengths[floor(lightAt(x, y) * 3.99)]);
  paintCells(needles.rotationFramebuffer, (x, y) => {
    const turn = (atan2(goal.y - y, goal.x - x) / TWO_PI + 1) % 1;
    return [floor(turn * 255), ((turn * 255) % 1) * 255, 0];
  });
  paintCells(needles.primaryColorFramebuffer, () => [255, 255, 255]);
}
