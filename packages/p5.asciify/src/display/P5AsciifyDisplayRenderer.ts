import type p5 from 'p5';
import type { P5AsciifyFontManager } from '../font/P5AsciifyFontManager';
import { Gpu } from '../gpu/Gpu';
import { Program } from '../gpu/Program';
import type { P5AsciifyGrid } from '../grid/P5AsciifyGrid';
import { expectArgument } from '../errors/expect';
import {
  parseColor,
  premultiplied,
  rgbaOf,
  toColor,
  type ColorValue,
  type Rgba,
} from '../p5-compat/color';
import {
  CAPTURE_TEXTURES,
  createFramebuffer,
  densityOf,
  drawTargetOf,
  freeFramebuffer,
  glFramebufferOf,
  heightOf,
  isCaptureTexture,
  isFramebuffer,
  textureOf,
  widthOf,
  type CaptureTexture,
  type DrawTarget,
} from '../p5-compat/framebuffer';
import { canvasDensity } from '../p5-compat/sketch';
import { captureTextureOf } from '../pipeline/capture';
import { BUFFER_NAMES, cellsOf, type BufferName, type Cells } from '../pipeline/CellBuffers';
import { codeFramebufferSettings } from '../pipeline/framebuffer-settings';
import copyShader from './copy.frag?raw';
import { GridPass } from './GridPass';
import { centredArea, viewportOn, type Area } from './viewport';

/** A background colour as it was set. A new object each time, so that it is parsed only once. */
export interface Background {
  readonly value: ColorValue;
}

/** What one frame shows. */
export interface DisplayInput {
  readonly cells: Cells;
  readonly capture: CaptureTexture;
  readonly background: Background;
}

/**
 * Draws the grid of characters, from the framebuffers that the renderers have filled. Every
 * asciifier has one, and calls it for you.
 *
 * @remarks
 * It draws straight onto the canvas. Only when {@link P5Asciifier.texture} has been asked for does
 * it draw into a framebuffer first.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function drawAsciify() {
 *   // What it has drawn, once more and small.
 *   image(p5asciifier.texture, 50, 50, 140, 140);
 * }
 *
 * function draw() {
 *   background(0);
 *   normalMaterial();
 *   rotateY(frameCount * 0.01);
 *   torus(120, 50);
 * }
 * ```
 */
export class P5AsciifyDisplayRenderer {
  private result: p5.Framebuffer | undefined;
  private readonly gridPass = new GridPass();
  private copyProgram: Program | undefined;
  private showsCapture = false;
  private parsed: { readonly background: Background; readonly rgba: Rgba } | undefined;
  private frame: DisplayInput | undefined;

  /** @ignore */
  constructor(
    private readonly p: p5,
    private readonly grid: P5AsciifyGrid,
    private readonly fontManager: P5AsciifyFontManager,
  ) {}

  /** Takes what the next pictures show, and brings the texture up to date if there is one. @ignore */
  show(frame: DisplayInput): void {
    this.frame = frame;
    if (this.result) this.drawResult(this.result);
  }

  /**
   * Draws the cells that five framebuffers describe into {@link resultFramebuffer}, at once.
   *
   * @param characterFramebuffer - The position of the character of each cell.
   * @param primaryColorFramebuffer - The colour of each character.
   * @param secondaryColorFramebuffer - The colour behind it.
   * @param transformFramebuffer - Whether a cell swaps its colours and is mirrored.
   * @param rotationFramebuffer - The angle of each character.
   * @param captureFramebuffer - What cells without a character show in the mode `"sampled"`.
   * @param backgroundColor - What they show otherwise.
   * @throws {@link errors.P5AsciifyError} when one of them is none, or the colour cannot be read.
   * @ignore
   */
  render(
    characterFramebuffer: p5.Framebuffer,
    primaryColorFramebuffer: p5.Framebuffer,
    secondaryColorFramebuffer: p5.Framebuffer,
    transformFramebuffer: p5.Framebuffer,
    rotationFramebuffer: p5.Framebuffer,
    captureFramebuffer: CaptureTexture,
    backgroundColor: ColorValue = '#000000',
  ): void {
    const framebuffers: Record<BufferName, p5.Framebuffer> = {
      character: characterFramebuffer,
      primaryColor: primaryColorFramebuffer,
      secondaryColor: secondaryColorFramebuffer,
      transform: transformFramebuffer,
      rotation: rotationFramebuffer,
    };
    const areFramebuffers = BUFFER_NAMES.every((name) =>
      expectArgument(
        isFramebuffer(framebuffers[name]),
        `${name}Framebuffer`,
        'a p5.Framebuffer',
        framebuffers[name],
        'render',
      ),
    );
    const isCapture = isCaptureTexture(captureFramebuffer);
    if (
      !areFramebuffers ||
      !expectArgument(
        isCapture,
        'captureFramebuffer',
        CAPTURE_TEXTURES,
        captureFramebuffer,
        'render',
      ) ||
      !this.expectBackground(backgroundColor)
    ) {
      return;
    }
    const cells = cellsOf(framebuffers);
    this.result ??= this.createResult();
    this.show({ cells, capture: captureFramebuffer, background: { value: backgroundColor } });
  }

  /** Reports a background that p5 cannot read; grey values are colours here. @ignore */
  expectBackground(backgroundColor: ColorValue): boolean {
    const isColor = parseColor(this.p, backgroundColor) !== undefined;
    return expectArgument(isColor, 'backgroundColor', 'a colour', backgroundColor, 'render');
  }

  /** Lets go of the last frame; nothing is drawn until the next. @ignore */
  forget(): void {
    this.frame = undefined;
  }

  /** Draws the grid onto the canvas, or into the framebuffer that the sketch has begun. @ignore */
  drawToCanvas(): void {
    const { frame, p, result } = this;
    if (!frame) return;
    const gpu = Gpu.of(p);
    const target = drawTargetOf(p);
    const [, , , alpha] = this.backgroundOf(frame);
    frame.cells.ensure();
    const texture = result ? textureOf(result) : captureTextureOf(p, frame.capture);
    gpu.begin();
    try {
      gpu.targetCurrent(viewportOn(target, this.areaOn(target)));
      gpu.blend(alpha < 1);
      if (result) this.copy(gpu, texture, target.isCanvas);
      else this.drawGrid(gpu, frame, texture, target.isCanvas);
    } finally {
      gpu.end();
    }
  }

  /** Shows the sketch as it is, in the middle of the canvas. @ignore */
  drawCaptureToCanvas(capture: CaptureTexture): void {
    const { p } = this;
    const gpu = Gpu.of(p);
    const target = drawTargetOf(p);
    const size = { width: widthOf(capture), height: heightOf(capture) };
    const texture = captureTextureOf(p, capture);
    gpu.begin();
    try {
      gpu.targetCurrent(viewportOn(target, centredArea(target, size)));
      gpu.clear(0, 0, 0, 0);
      this.copy(gpu, texture, target.isCanvas);
    } finally {
      gpu.end();
    }
  }

  /** Gives the texture the size of the grid. @ignore */
  resizeFramebuffers(): void {
    if (!this.result) return;
    if (densityOf(this.result) !== canvasDensity(this.p)) {
      freeFramebuffer(this.p, this.result);
      this.result = this.createResult();
      return;
    }
    const { width, height } = this.grid;
    this.result.resize(Math.max(1, width), Math.max(1, height));
  }

  /** @ignore */
  backgroundMode(mode: 0 | 1): void {
    this.showsCapture = mode === 1;
  }

  /** Made, and drawn into, when it is first asked for. @ignore */
  get resultFramebuffer(): p5.Framebuffer {
    if (!this.result) {
      this.result = this.createResult();
      this.drawResult(this.result);
    }
    return this.result;
  }

  /** @ignore */
  dispose(): void {
    if (this.result) freeFramebuffer(this.p, this.result);
    this.result = undefined;
    this.frame = undefined;
    this.gridPass.dispose();
    this.copyProgram?.dispose();
    this.copyProgram = undefined;
  }

  /** Where the grid lies on the target. A framebuffer of another size has its centre in common. */
  private areaOn(target: DrawTarget): Area {
    const { width, height, offsetX, offsetY } = this.grid;
    return {
      width,
      height,
      offsetX: offsetX + (target.width - this.p.width) / 2,
      offsetY: offsetY + (target.height - this.p.height) / 2,
    };
  }

  private createResult(): p5.Framebuffer {
    return createFramebuffer(this.p, {
      ...codeFramebufferSettings(this.p),
      density: canvasDensity(this.p),
      width: Math.max(1, this.grid.width),
      height: Math.max(1, this.grid.height),
    });
  }

  private drawResult(result: p5.Framebuffer): void {
    if (!this.frame) return;
    const gpu = Gpu.of(this.p);
    const density = densityOf(result);
    this.frame.cells.ensure();
    // Must come before the pass binds its target: p5 2.x may resolve the capture's antialiasing
    // here, which binds another framebuffer.
    const captured = captureTextureOf(this.p, this.frame.capture);
    gpu.begin();
    try {
      gpu.target(glFramebufferOf(result), {
        x: 0,
        y: 0,
        width: Math.floor(widthOf(result) * density),
        height: Math.floor(heightOf(result) * density),
      });
      this.drawGrid(gpu, this.frame, captured, false);
    } finally {
      gpu.end();
    }
  }

  private drawGrid(gpu: Gpu, frame: DisplayInput, captured: WebGLTexture, flip: boolean): void {
    const { grid, fontManager } = this;
    const { cells, capture } = frame;
    const [width, height] = [widthOf(capture), heightOf(capture)];
    this.gridPass
      .use(gpu, cells, this.showsCapture, flip)
      .texture('u_atlas', 5, textureOf(fontManager.texture))
      .texture('u_capture', 6, captured)
      .vec2('u_grid', grid.cols, grid.rows)
      .vec2('u_atlasGrid', fontManager.textureColumns, fontManager.textureRows)
      .vec2('u_cellSize', grid.cellWidth, grid.cellHeight)
      .vec4(
        'u_captureArea',
        grid.offsetX / width,
        grid.offsetY / height,
        grid.width / width,
        grid.height / height,
      )
      .vec4('u_background', ...this.backgroundOf(frame));
    gpu.draw();
  }

  private copy(gpu: Gpu, texture: WebGLTexture, flip: boolean): void {
    this.copyProgram ??= new Program(gpu, copyShader);
    this.copyProgram.use(flip).texture('u_texture', 0, texture);
    gpu.draw();
  }

  private backgroundOf({ background }: DisplayInput): Rgba {
    if (this.parsed?.background !== background) {
      const rgba = premultiplied(rgbaOf(toColor(this.p, background.value)));
      this.parsed = { background, rgba };
    }
    return this.parsed.rgba;
  }
}
