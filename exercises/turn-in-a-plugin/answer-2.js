// A plugin that extends the brightness renderer.
const { P5AsciifyBrightnessRenderer } = p5.asciify.renderers.renderer2d.feature;

class TurningRenderer extends P5AsciifyBrightnessRenderer {
  angle = 0;

  render() {
    this.angle = (this.angle + 3) % 360;
    this.rotation(this.angle);
    super.render();
  }
}

function setupAsciify() {
  p5asciify.registerPlugin({
    id: 'turning',
    name: 'Turning',
    description: 'Brightness, with characters that turn.',
    version: '1.0.0',
    author: 'you',
    create: (p, capture, grid, fontManager, options) =>
      new TurningRenderer(p, capture, grid, fontManager, { enabled: true, ...options }),
  });
  p5asciifier.fontSize(20);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('turning', 'turning', { characters: '-' });
}

function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A windmill field: short strokes that turn.');
}

function draw() {
  background(200, 230, 255);
}
