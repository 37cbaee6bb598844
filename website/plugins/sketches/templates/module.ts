// A module with types: imports work, and the types are taken out before it runs.
import p5 from 'p5';
import { p5asciify } from 'p5.asciify';

interface Ball {
  angle: number;
  distance: number;
  colour: [number, number, number];
}

const balls: Ball[] = Array.from({ length: 9 }, (_, index) => ({
  angle: index * 0.7,
  distance: 0.1 + index * 0.03,
  colour: [255 - index * 20, 120 + index * 15, 255],
}));

new p5((p: p5) => {
  p.setup = () => {
    p.createCanvas(p.windowWidth, p.windowHeight, p.WEBGL);
  };

  p.setupAsciify = () => {
    p5asciify.asciifier()?.fontSize(8);
  };

  p.draw = () => {
    const size = Math.min(p.width, p.height);
    p.background(0);
    p.noStroke();
    p.ambientLight(70);
    p.directionalLight(255, 255, 255, 0.5, 0.5, -1);
    for (const { angle, distance, colour } of balls) {
      p.push();
      p.rotateY(p.frameCount * 0.02 + angle);
      p.translate(size * distance, p.sin(p.frameCount * 0.03 + angle) * size * 0.2, 0);
      p.fill(...colour);
      p.sphere(size * 0.06);
      p.pop();
    }
  };
});
