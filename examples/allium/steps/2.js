function setupAsciify() {
  p5asciifier.fontSize(6);
  p5asciifier.renderer('brightness').characters(' .:-=+*oO%#@@');
}

function develop(photograph) {
  photograph.loadPixels();
  const { pixels } = photograph;
  for (let i = 0; i < pixels.length; i += 4) {
    const paper = map(pixels[i], 185, 215, 1, 0, true);
    const light = 255 * paper * map(pixels[i], 15, 130, 0.05, 1, true) ** 0.6;
    for (let channel = 0; channel < 3; channel++) pixels[i + channel] = light;
  }
  photograph.updatePixels();
  return photograph;
}

function passLamp() {}
