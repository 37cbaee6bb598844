import type { GL } from '../p5-compat/sketch';
import { Limits, switchCapability } from './Limits';
import { vertexArraysOf, type VertexArrays } from './vertex-arrays';

/** What a texture unit held before a pass put something else there. */
interface Unit {
  readonly texture: WebGLTexture | null;
  /** A sampler of WebGL 2, which takes the place of the texture's own settings. */
  readonly sampler: WebGLSampler | null;
}

interface Blending {
  readonly equationRgb: number;
  readonly equationAlpha: number;
  readonly sourceRgb: number;
  readonly sourceAlpha: number;
  readonly targetRgb: number;
  readonly targetAlpha: number;
}

/**
 * The state that passes change, to be put back. p5 remembers what it has set and does not set it
 * again, so it would draw wrongly with anything that is left changed, as would a sketch that talks to
 * WebGL itself.
 */
export class SavedState {
  private readonly gl2: WebGL2RenderingContext | undefined;
  private readonly limits: Limits;
  private readonly vertexArrays: VertexArrays;
  private readonly tests: readonly number[];
  private readonly enabled: boolean[] = [];
  private program: WebGLProgram | null = null;
  framebuffer: WebGLFramebuffer | null = null;
  /** WebGL 2 may read from another framebuffer than it draws into. */
  private readFramebuffer: WebGLFramebuffer | null = null;
  private vertexArray: unknown = null;
  private activeTexture = 0;
  private viewport: ArrayLike<number> = [0, 0, 0, 0];
  private blending: Blending | undefined;
  private clearColor: ArrayLike<number> | undefined;
  private readonly units = new Map<number, Unit>();

  constructor(private readonly gl: GL) {
    this.gl2 = gl instanceof WebGL2RenderingContext ? gl : undefined;
    this.limits = new Limits(gl);
    this.vertexArrays = vertexArraysOf(gl);
    this.tests = [gl.BLEND, gl.DEPTH_TEST];
  }

  /** Saves the state, and switches off what would keep a pass from drawing everywhere. */
  save(): void {
    const { gl, gl2 } = this;
    const program: unknown = gl.getParameter(gl.CURRENT_PROGRAM);
    const viewport: unknown = gl.getParameter(gl.VIEWPORT);
    this.program = program instanceof WebGLProgram ? program : null;
    this.framebuffer = this.boundFramebuffer(gl.FRAMEBUFFER_BINDING);
    if (gl2) this.readFramebuffer = this.boundFramebuffer(gl2.READ_FRAMEBUFFER_BINDING);
    if (viewport instanceof Int32Array) this.viewport = viewport;
    this.vertexArray = this.vertexArrays.current();
    this.activeTexture = Number(gl.getParameter(gl.ACTIVE_TEXTURE));
    this.blending = undefined;
    this.clearColor = undefined;
    this.limits.lift();
    this.tests.forEach((test, i) => {
      this.enabled[i] = gl.isEnabled(test);
      switchCapability(gl, test, false);
    });
  }

  /** Saves the state of blending. Few frames blend, and reading this from the driver takes time. */
  saveBlending(): void {
    const { gl } = this;
    this.blending ??= {
      equationRgb: Number(gl.getParameter(gl.BLEND_EQUATION_RGB)),
      equationAlpha: Number(gl.getParameter(gl.BLEND_EQUATION_ALPHA)),
      sourceRgb: Number(gl.getParameter(gl.BLEND_SRC_RGB)),
      sourceAlpha: Number(gl.getParameter(gl.BLEND_SRC_ALPHA)),
      targetRgb: Number(gl.getParameter(gl.BLEND_DST_RGB)),
      targetAlpha: Number(gl.getParameter(gl.BLEND_DST_ALPHA)),
    };
  }

  /** Saves the colour that the sketch clears with. Few passes clear. */
  saveClearColor(): void {
    if (this.clearColor) return;
    const color: unknown = this.gl.getParameter(this.gl.COLOR_CLEAR_VALUE);
    if (color instanceof Float32Array) this.clearColor = color;
  }

  /** Saves what the active texture unit holds, and takes its sampler away. */
  saveUnit(unit: number): void {
    if (this.units.has(unit)) return;
    const { gl, gl2 } = this;
    const texture: unknown = gl.getParameter(gl.TEXTURE_BINDING_2D);
    const sampler: unknown = gl2?.getParameter(gl2.SAMPLER_BINDING);
    this.units.set(unit, {
      texture: texture instanceof WebGLTexture ? texture : null,
      sampler: gl2 && sampler instanceof WebGLSampler ? sampler : null,
    });
    if (sampler) gl2?.bindSampler(unit, null);
  }

  restore(): void {
    const { gl, gl2 } = this;
    this.tests.forEach((test, i) => switchCapability(gl, test, this.enabled[i]));
    if (this.blending) {
      const { blending } = this;
      gl.blendEquationSeparate(blending.equationRgb, blending.equationAlpha);
      gl.blendFuncSeparate(
        blending.sourceRgb,
        blending.targetRgb,
        blending.sourceAlpha,
        blending.targetAlpha,
      );
    }
    if (this.clearColor) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = Array.from(this.clearColor);
      gl.clearColor(red, green, blue, alpha);
    }
    gl.useProgram(this.program);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.framebuffer);
    if (gl2 && this.readFramebuffer !== this.framebuffer) {
      gl2.bindFramebuffer(gl2.READ_FRAMEBUFFER, this.readFramebuffer);
    }
    this.vertexArrays.bind(this.vertexArray);
    for (const [unit, { texture, sampler }] of this.units) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      if (sampler) gl2?.bindSampler(unit, sampler);
    }
    this.units.clear();
    gl.activeTexture(this.activeTexture);
    const [x = 0, y = 0, width = 0, height = 0] = Array.from(this.viewport);
    gl.viewport(x, y, width, height);
    this.limits.restore();
  }

  private boundFramebuffer(binding: number): WebGLFramebuffer | null {
    const framebuffer: unknown = this.gl.getParameter(binding);
    return framebuffer instanceof WebGLFramebuffer ? framebuffer : null;
  }
}
