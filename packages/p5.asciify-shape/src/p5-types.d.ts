import type p5 from 'p5';

/** What `@types/p5` leaves out. */
declare module 'p5' {
  interface Image {
    pixelDensity(): number;
  }

  interface Shader {
    setUniform(name: string, data: p5.Framebuffer | p5.Graphics | p5.Image): p5.Shader;
  }
}
