function draw() {
  if (!lights) return;

  paintPattern(frameCount * 0.03);
  p5asciify.sketchFramebuffer.begin();
  clear();
  image(pattern, -width / 2, -height / 2, width, height);
  p5asciify.sketchFramebuffer.end();

  p5asciify.asciify();

  background(0);
  place(shadows);
}
