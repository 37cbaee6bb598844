// Your own renderer, registered as a new type: travelling stripes.
class StripesRenderer extends P5AsciifyAbstractFeatureRenderer2D {
  render() {
    const p = this._p;
    const { cols, rows } = this._grid;
    const glyphs = this._characterColorPalette.colors;

    this._characterFramebuffer.begin();
    p.noStroke();
    for (let column = 0; column < cols; column++) {
      const stripe = column + Math.floor(p.frameCount / 6);
      p.fill(glyphs[stripe % glyphs.length]);
      p.rect(column - cols / 2, -rows / 2, 1, rows);
    }
    this._characterFramebuffer.end();

    this.fillWith(this._primaryColorFramebuffer, this._options.characterColor);
    this.fillWith(this._secondaryColorFramebuffer, this._options.backgroundColor);
  }

  fillWith(framebuffer, color) {
    framebuffer.begin();
    this._p.background(color);
    framebuffer.end();
  }

  // The library calls this when the cells or the characters change. There are no shaders to compile
  // again.
  resetShaders() {}
}

const StripesPlugin = {
  id: 'stripes',
  name: 'Stripes',
  description: 'Fills the grid with travelling stripes.',
  version: '1.0.0',
  author: 'You',
  create: (p, captureFramebuffer, grid, fontManager, options) =>
    new StripesRenderer(p, captureFramebuffer, grid, fontManager, {
      enabled: true,
      characters: '/|\\-',
      characterColor: '#3ee6b1',
      backgroundColor: '#0b0d11',
      ...options,
    }),
};

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}

function setupAsciify() {
  p5asciify.registerPlugin(StripesPlugin);
  p5asciifier.renderers().add('my stripes', 'stripes');
}

function draw() {
  background(0);
}
