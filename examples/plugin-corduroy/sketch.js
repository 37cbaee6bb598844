// A small plugin, which turns every second column of the brightness renderer by 90 degrees.
const { P5AsciifyBrightnessRenderer } = p5.asciify.renderers.renderer2d.feature;

class CorduroyRenderer extends P5AsciifyBrightnessRenderer {
  render() {
    super.render();
    const { cols, rows } = this.grid;
    this.rotationFramebuffer.begin();
    this._p.clear();
    this._p.noStroke();
    this._p.fill(63, 191, 0); // 90 degrees, see the guide on custom renderers
    for (let column = 1; column < cols; column += 2) {
      this._p.rect(column - cols / 2, -rows / 2, 1, rows);
    }
    this.rotationFramebuffer.end();
  }
}

const CorduroyPlugin = {
  id: 'corduroy',
  name: 'Corduroy',
  description: 'Brightness with every second column turned by 90 degrees.',
  version: '1.0.0',
  author: 'you',
  create: (p, capture, grid, fontManager, options) =>
    new CorduroyRenderer(p, capture, grid, fontManager, options),
};

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A lit torus. The characters of every second column are turned, like the ribs of corduroy.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(CorduroyPlugin);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('cloth', 'corduroy', { enabled: true, characters: ' .-=#' });
}

function draw() {
  background(0);
  noStroke();
  fill(255);
  ambientLight(60);
  pointLight(255, 190, 120, -width / 3, -height / 2, height * 0.7);
  pointLight(110, 150, 255, width / 2, height / 3, height * 0.6);
  rotateX(radians(48 + 12 * sin(frameCount * 0.02)));
  rotateZ(radians(frameCount * 0.6));
  torus(height * 0.31, height * 0.15, 48, 24);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
