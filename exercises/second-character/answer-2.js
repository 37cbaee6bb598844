// A plugin whose renderer knows two characters.
const { P5AsciifyAbstractFeatureRenderer2D } = p5.asciify.renderers.renderer2d.feature;

class HalvesRenderer extends P5AsciifyAbstractFeatureRenderer2D {
  render() {
    const p = this._p;
    const { cols, rows } = this.grid;
    const [first, second] = this.characterColorPalette.colors;
    p.noStroke();

    this.characterFramebuffer.begin();
    p.background(second);
    p.fill(first);
    p.rect(-cols / 2, -rows, cols, rows);
    this.characterFramebuffer.end();

    this.primaryColorFramebuffer.begin();
    p.background(this.options.characterColor);
    this.primaryColorFramebuffer.end();

    this.secondaryColorFramebuffer.begin();
    p.background(this.options.backgroundColor);
    this.secondaryColorFramebuffer.end();
  }

  resetShaders() {}
}

function setupAsciify() {
  p5asciify.registerPlugin({
    id: 'halves',
    name: 'Halves',
    description: 'One character above, another one below.',
    version: '1.0.0',
    author: 'you',
    create: (p, capture, grid, fontManager, options) =>
      new HalvesRenderer(p, capture, grid, fontManager, {
        enabled: true,
        characters: '^v',
        characterColor: '#ffd24a',
        backgroundColor: '#1b2a4a',
        ...options,
      }),
  });
  p5asciifier.fontSize(20);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('halves', 'halves');
}

function setup() {
  createCanvas(480, 300, WEBGL);
  describe('Arrowheads that point up in the upper half and down in the lower half.');
}

function draw() {
  background(0);
}
