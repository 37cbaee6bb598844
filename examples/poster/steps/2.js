function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters('     TYPEISANIMAGE');
}
