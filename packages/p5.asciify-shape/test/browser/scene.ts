/** Opens sketches that show a given picture through the shape renderer. */
import { LIBRARY_SCRIPT, p5Script } from '../../../p5.asciify/test/browser/harness/document';
import type { Pixels } from '../../../p5.asciify/test/browser/harness/pixels';
import type { Sketch } from '../../../p5.asciify/test/browser/harness/sketch';
import { test as base, expect } from '../../../p5.asciify/test/browser/harness/test';
import type { ShapeRendererOptions } from '../../src/options';
import { SHAPE_SCRIPT } from './shapeScript';

export interface Scene {
  readonly options?: ShapeRendererOptions;
  readonly fontSize?: number;
  readonly density?: number;
  readonly webgl?: 1 | 2;
  /** What the sketch shows: physical pixels of the canvas. */
  readonly picture: Pixels;
}

interface SceneFixtures {
  /** Opens a sketch that shows a picture through a shape renderer named "shape". */
  show: (scene: Scene) => Promise<Sketch>;
  /** Shows another picture of the same size. */
  repaint: (picture: Pixels) => Promise<void>;
}

interface SceneData {
  pixels: string;
  density: number;
  fontSize: number;
  options: ShapeRendererOptions;
}

export const test = base.extend<SceneFixtures>({
  show: async ({ open, p5, sketch }, use) => {
    // A remark of p5, which asks for smooth edges wherever it can.
    sketch.expected.push(/Antialiasing is unsupported in a WebGL 1 context/);
    await use(({ picture, options = {}, fontSize = 8, density = 1, webgl }) => {
      const data: SceneData = { pixels: base64(picture), density, fontSize, options };
      const [width, height] = [picture.width / density, picture.height / density];
      const canvas = { width, height, density, ...(webgl && { webgl }) };
      const scripts = [p5Script(p5), LIBRARY_SCRIPT, SHAPE_SCRIPT];
      return open({ canvas, data, setupAsciify: addShape, draw: drawPicture }, scripts);
    });
  },

  repaint: async ({ sketch }, use) => {
    await use(async (picture) => {
      await sketch.evaluate((pixels) => {
        const data = window.harness.data;
        if (typeof data === 'object' && data !== null) Reflect.set(data, 'pixels', pixels);
      }, base64(picture));
      await sketch.draw();
    });
  },
});

export { expect };

const base64 = ({ data }: Pixels): string => Buffer.from(data).toString('base64');

/** Runs in the page. */
function addShape({ fontSize, options }: SceneData): void {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(fontSize);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true, ...options });
}

/** Runs in the page: every pixel of the canvas gets that of the picture. */
function drawPicture({ pixels, density }: SceneData): void {
  const picture = createImage(width * density, height * density);
  picture.loadPixels();
  const bytes = atob(pixels);
  for (let i = 0; i < bytes.length; i += 1) picture.pixels[i] = bytes.charCodeAt(i);
  picture.updatePixels();
  clear();
  image(picture, -width / 2, -height / 2, width, height);
}
