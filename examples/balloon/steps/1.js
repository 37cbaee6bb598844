// The bare form, with default characters.
function setupAsciify() {
  p5asciifier.fontSize(8);
}
function colourOf(stage, gore, [, light]) {
  return light;
}
