// Coloured silk, still with default characters.
function setupAsciify() {
  p5asciifier.fontSize(8);
}
