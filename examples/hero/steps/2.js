function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: ' .,:;i1tfLCG08@',
  });
}
