// A renderer plugin for ordered dithering between neighbouring characters, from scratch.

// rect() supplies the corners of the unit square; the vertex shader spreads it over the target.
const FULL_TARGET_VERTEX = `
  precision mediump float;
  attribute vec3 aPosition;
  void main() {
    gl_Position = vec4(aPosition.xy * 2.0 - 1.0, 0.0, 1.0);
  }
`;

// One fragment is one cell. Fragment (0, 0) is the cell in the top left corner.
const SAMPLE_FRAGMENT = `
  precision mediump float;
  uniform sampler2D u_capture;
  uniform vec2 u_gridSize;
  void main() {
    gl_FragColor = texture2D(u_capture, gl_FragCoord.xy / u_gridSize);
  }
`;

const CHARACTER_FRAGMENT = `
  precision mediump float;
  uniform sampler2D u_capture;
  uniform sampler2D u_palette;
  uniform vec2 u_gridSize;
  uniform float u_characterCount;

  // The 4 x 4 Bayer matrix as a formula, values 0 to 15/16.
  float bayer2(vec2 a) {
    a = floor(a);
    return fract(a.x / 2.0 + a.y * a.y * 0.75);
  }
  float bayer4(vec2 a) {
    return bayer2(0.5 * a) * 0.25 + bayer2(a);
  }

  void main() {
    vec4 colour = texture2D(u_capture, gl_FragCoord.xy / u_gridSize);
    if (colour.a == 0.0) {
      gl_FragColor = vec4(0.0); // nothing drawn here: leave the cell empty
      return;
    }
    float brightness = dot(colour.rgb, vec3(0.299, 0.587, 0.114));
    float level = brightness * (u_characterCount - 1.0);
    float index = min(floor(level + bayer4(floor(gl_FragCoord.xy))), u_characterCount - 1.0);
    vec2 texel = vec2((index + 0.5) / u_characterCount, 0.5);
    gl_FragColor = vec4(texture2D(u_palette, texel).rgb, 1.0);
  }
`;

class DitherRenderer extends P5AsciifyAbstractFeatureRenderer2D {
  constructor(p, capture, grid, fontManager, options) {
    super(p, capture, grid, fontManager, { ...DitherRenderer.defaults, ...options });
    this.sampleShader = p.createShader(FULL_TARGET_VERTEX, SAMPLE_FRAGMENT);
    this.characterShader = p.createShader(FULL_TARGET_VERTEX, CHARACTER_FRAGMENT);
  }

  static defaults = {
    enabled: true,
    characters: ' .:+#',
    characterColor: '#ffffff',
    characterColorMode: 'sampled',
    backgroundColor: '#000000',
    backgroundColorMode: 'fixed',
    invert: false,
    rotation: 0,
    flipHorizontally: false,
    flipVertically: false,
  };

  // Called once a frame while the renderer is enabled: fill the five framebuffers.
  render() {
    const options = this.options;
    this.pass(this.characterFramebuffer, this.characterShader, {
      u_palette: this.characterColorPalette.framebuffer,
      u_characterCount: this.characterColorPalette.colors.length,
    });
    this.colour(this.primaryColorFramebuffer, 'characterColor');
    this.colour(this.secondaryColorFramebuffer, 'backgroundColor');
    this.fill(this.transformFramebuffer, [
      options.invert ? 255 : 0,
      options.flipHorizontally ? 255 : 0,
      options.flipVertically ? 255 : 0,
    ]);
    this.fill(this.rotationFramebuffer, options.rotation);
  }

  // No shader here depends on the font or the cell size, so there is nothing to rebuild.
  resetShaders() {}

  pass(target, program, uniforms = {}) {
    target.begin();
    this._p.clear();
    this._p.noStroke();
    this._p.shader(program);
    program.setUniform('u_capture', this._captureFramebuffer);
    program.setUniform('u_gridSize', [this.grid.cols, this.grid.rows]);
    for (const [name, value] of Object.entries(uniforms)) program.setUniform(name, value);
    this._p.rect(0, 0, target.width, target.height);
    target.end();
  }

  // The modes arrive as numbers: 0 is "sampled", 1 is "fixed".
  colour(target, name) {
    if (this.options[`${name}Mode`] === 1) this.fill(target, this.options[name]);
    else this.pass(target, this.sampleShader);
  }

  fill(target, colour) {
    target.begin();
    this._p.background(colour);
    target.end();
  }
}

const DitherPlugin = {
  id: 'dither',
  name: 'Ordered dithering',
  description: 'Mixes neighbouring characters of the ramp in a 4 x 4 Bayer pattern.',
  version: '1.0.0',
  author: 'you',
  create: (p, capture, grid, fontManager, options) =>
    new DitherRenderer(p, capture, grid, fontManager, options),
};

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A lit ball with a thin ring around it. Five characters in a fixed pattern make its gradients.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(DitherPlugin);
  p5asciifier.fontSize(8);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('dots', 'dither', { enabled: true });
}

function draw() {
  background(16, 22, 60);
  noStroke();
  fill(255);
  const angle = frameCount * 0.02 - 2.2;
  ambientLight(60);
  directionalLight(255, 224, 170, cos(angle), 0.35, sin(angle));
  sphere(height * 0.34, 48, 32);
  rotateX(radians(78));
  rotateY(radians(14));
  torus(height * 0.52, height * 0.02, 64, 8);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
