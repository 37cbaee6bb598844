// Instance mode: everything belongs to one object, here called p.
new p5((p) => {
  p.setup = () => {
    p.createCanvas(p.windowWidth, p.windowHeight, p.WEBGL);
  };

  p.setupAsciify = () => {
    p5asciifier.fontSize(8);
  };

  p.draw = () => {
    const size = Math.min(p.width, p.height);
    p.background(0);
    p.noStroke();
    p.ambientLight(60);
    p.directionalLight(255, 255, 255, 0.5, 0.5, -1);
    p.rotateX(-0.4);
    p.rotateY(p.frameCount * 0.02);
    p.fill(255, 170, 210);
    p.cylinder(size * 0.2, size * 0.5);
  };

  p.windowResized = () => {
    p.resizeCanvas(p.windowWidth, p.windowHeight);
  };
});
