function setupAsciify() {
  p5asciifier.fontSize(8);
}

function irisColour(x, y) {
  const distance = Math.hypot(x, y);
  if (distance < 0.36) return [4, 6, 12, 255];
  return distance > 0.96 ? [0, 0, 0, 0] : [90, 220, 170, 255];
}
