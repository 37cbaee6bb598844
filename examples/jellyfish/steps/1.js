// The shader by brightness.
function setupAsciify() {
  p5asciifier.fontSize(8);
  layer = p5asciifier.renderer('custom2D');
}
function growKelp() {}
function swim() {}
