import type { GL } from '../p5-compat/sketch';
import { vertexArraysOf, type VertexArrays } from './vertex-arrays';

/**
 * The state that passes change, to be put back. p5 remembers what it has set and does not set it
 * again, so it would draw wrongly with anything that is left changed.
 */
export class SavedState {
  private readonly vertexArrays: VertexArrays;
  private readonly capabilities: readonly number[];
  private readonly enabled: boolean[] = [];
  private program: WebGLProgram | null = null;
  framebuffer: WebGLFramebuffer | null = null;
  private vertexArray: unknown = null;
  private activeTexture = 0;
  private viewport: ArrayLike<number> = [0, 0, 0, 0];
  private blending: Blending | undefined;

  constructor(private readonly gl: GL) {
    this.vertexArrays = vertexArraysOf(gl);
    this.capabilities = [gl.BLEND, gl.DEPTH_TEST, gl.CULL_FACE, gl.SCISSOR_TEST, gl.STENCIL_TEST];
  }

  save(): void {
    const { gl } = this;
    this.capabilities.forEach((capability, i) => (this.enabled[i] = gl.isEnabled(capability)));
    const program: unknown = gl.getParameter(gl.CURRENT_PROGRAM);
    const framebuffer: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING);
    const viewport: unknown = gl.getParameter(gl.VIEWPORT);
    this.program = program instanceof WebGLProgram ? program : null;
    this.framebuffer = framebuffer instanceof WebGLFramebuffer ? framebuffer : null;
    if (viewport instanceof Int32Array) this.viewport = viewport;
    this.vertexArray = this.vertexArrays.current();
    this.activeTexture = Number(gl.getParameter(gl.ACTIVE_TEXTURE));
    this.blending = undefined;
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

  /** Switches off what would keep a pass from drawing everywhere. */
  disableAll(): void {
    for (const capability of this.capabilities) switchCapability(this.gl, capability, false);
  }

  restore(): void {
    const { gl } = this;
    this.capabilities.forEach((capability, i) => switchCapability(gl, capability, this.enabled[i]));
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
    gl.useProgram(this.program);
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.framebuffer);
    this.vertexArrays.bind(this.vertexArray);
    gl.activeTexture(this.activeTexture);
    const [x = 0, y = 0, width = 0, height = 0] = Array.from(this.viewport);
    gl.viewport(x, y, width, height);
  }
}

/**
 * p5 2.x puts functions of its own in the place of `enable()` and `disable()`, to learn whether the
 * sketch uses the stencil test. It must not take this for the sketch.
 */
function switchCapability(gl: GL, capability: number, on = false): void {
  const { prototype } =
    gl instanceof WebGL2RenderingContext ? WebGL2RenderingContext : WebGLRenderingContext;
  if (on) prototype.enable.call(gl, capability);
  else prototype.disable.call(gl, capability);
}

interface Blending {
  readonly equationRgb: number;
  readonly equationAlpha: number;
  readonly sourceRgb: number;
  readonly sourceAlpha: number;
  readonly targetRgb: number;
  readonly targetAlpha: number;
}
