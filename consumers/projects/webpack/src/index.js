/// <reference types="p5/global" />
// Neither import takes anything: both are for what loading the library does.
import 'p5';
import 'p5.asciify';

Object.assign(window, {
  setup() {
    createCanvas(320, 320, WEBGL);
  },

  setupAsciify() {
    window.p5asciifier?.fontSize(8);
  },

  draw() {
    background(0);
    normalMaterial();
    rotateX(frameCount * 0.02);
    rotateY(frameCount * 0.03);
    torus(90, 40);
  },
});
