function draw() {
  if (!lights) return;

  shadows.renderer('brightness').characters(' .:-=').brightnessRange([0, 64]).rotation(0);

  paintPattern(frameCount * 0.03);
  p5asciify.sketchFramebuffer.begin();
  clear();
  image(pattern, -width / 2, -height / 2, width, height);
  p5asciify.sketchFramebuffer.end();

  p5asciify.asciify();

  background(0);
  place(shadows);
}
