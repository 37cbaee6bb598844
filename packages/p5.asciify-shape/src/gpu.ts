import type p5 from 'p5';

/** Settings of framebuffers that hold numbers: nothing may mix them. */
function settings(p: p5, width: number, height: number): object {
  return {
    width,
    height,
    density: 1,
    antialias: false,
    depth: false,
    textureFiltering: p.NEAREST,
    channels: p.RGBA,
  };
}

export function createNumbers(p: p5, width: number, height: number): p5.Framebuffer {
  return p.createFramebuffer(settings(p, Math.max(1, width), Math.max(1, height)));
}

/** Frees a framebuffer, unless its context went away with the sketch. */
export function free(p: p5, framebuffer: p5.Framebuffer | undefined): void {
  if (framebuffer && contextOf(p)) framebuffer.remove();
}

/** Bytes as a texture, four in a texel. */
export class ByteTexture {
  readonly framebuffer: p5.Framebuffer;
  readonly width: number;
  readonly height: number;

  constructor(
    private readonly p: p5,
    bytes: Uint8Array,
  ) {
    const texels = Math.max(1, Math.ceil(bytes.length / 4));
    this.width = Math.min(texels, LONGEST_ROW);
    this.height = Math.ceil(texels / this.width);
    this.framebuffer = createNumbers(p, this.width, this.height);
    const padded = new Uint8Array(this.width * this.height * 4);
    padded.set(bytes);
    upload(p, this.framebuffer, this.width, this.height, padded);
  }

  get size(): [width: number, height: number] {
    return [this.width, this.height];
  }

  dispose(): void {
    free(this.p, this.framebuffer);
  }
}

/** A multiple of what belongs together, and no wider than any GPU allows. */
const LONGEST_ROW = 1024;

type GL = WebGLRenderingContext | WebGL2RenderingContext;

function contextOf(p: p5): GL | undefined {
  const context: unknown = Reflect.get(p, 'drawingContext');
  if (context instanceof WebGL2RenderingContext) return context;
  return context instanceof WebGLRenderingContext ? context : undefined;
}

/**
 * Puts bytes into a framebuffer as they are. `updatePixels()` may multiply them by their alpha, and
 * these are numbers rather than colours.
 */
function upload(
  p: p5,
  framebuffer: p5.Framebuffer,
  width: number,
  height: number,
  bytes: Uint8Array,
): void {
  const gl = contextOf(p);
  if (!gl) throw new Error('p5.asciify-shape needs a canvas made with WEBGL.');
  framebuffer.begin();
  const texture: unknown = gl.getFramebufferAttachmentParameter(
    gl.FRAMEBUFFER,
    gl.COLOR_ATTACHMENT0,
    gl.FRAMEBUFFER_ATTACHMENT_OBJECT_NAME,
  );
  framebuffer.end();
  if (!(texture instanceof WebGLTexture)) throw new Error('A framebuffer of p5 has no texture.');
  const bound: unknown = gl.getParameter(gl.TEXTURE_BINDING_2D);
  const flipped = Boolean(gl.getParameter(gl.UNPACK_FLIP_Y_WEBGL));
  const premultiplied = Boolean(gl.getParameter(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL));
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, flipped);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, premultiplied);
  gl.bindTexture(gl.TEXTURE_2D, bound instanceof WebGLTexture ? bound : null);
}
