import type { GL } from '../p5-compat/sketch';

/**
 * What keeps WebGL from drawing everywhere and in all channels. p5 leaves most of it alone, so what a
 * sketch has set holds on: a scissor test would cut what the library clears, captures and shows.
 */
export class Limits {
  private readonly gl2: WebGL2RenderingContext | undefined;
  private readonly capabilities: readonly number[];
  private readonly enabled: boolean[] = [];
  private colorMask: readonly boolean[] = [true, true, true, true];
  private depthMask = true;
  private isRecording = false;

  constructor(private readonly gl: GL) {
    this.gl2 = gl instanceof WebGL2RenderingContext ? gl : undefined;
    this.capabilities = [
      ...[gl.SCISSOR_TEST, gl.STENCIL_TEST, gl.CULL_FACE],
      ...[gl.SAMPLE_ALPHA_TO_COVERAGE, gl.SAMPLE_COVERAGE],
      ...(this.gl2 ? [this.gl2.RASTERIZER_DISCARD] : []),
    ];
  }

  /** Takes the limits away. */
  lift(): void {
    const { gl, gl2 } = this;
    this.capabilities.forEach((capability, i) => {
      this.enabled[i] = gl.isEnabled(capability);
      if (this.enabled[i]) switchCapability(gl, capability, false);
    });
    const colorMask: unknown = gl.getParameter(gl.COLOR_WRITEMASK);
    if (Array.isArray(colorMask)) this.colorMask = colorMask.map(Boolean);
    this.depthMask = Boolean(gl.getParameter(gl.DEPTH_WRITEMASK));
    gl.colorMask(true, true, true, true);
    gl.depthMask(true);
    this.isRecording =
      gl2?.getParameter(gl2.TRANSFORM_FEEDBACK_ACTIVE) === true &&
      gl2.getParameter(gl2.TRANSFORM_FEEDBACK_PAUSED) === false;
    if (this.isRecording) gl2?.pauseTransformFeedback();
  }

  /** Sets them again. The program that was in use has to be in use again. */
  restore(): void {
    const { gl } = this;
    this.capabilities.forEach((capability, i) => switchCapability(gl, capability, this.enabled[i]));
    const [red = true, green = true, blue = true, alpha = true] = this.colorMask;
    gl.colorMask(red, green, blue, alpha);
    gl.depthMask(this.depthMask);
    if (this.isRecording) this.gl2?.resumeTransformFeedback();
  }
}

/**
 * p5 2.x puts its own functions in the place of `enable()` and `disable()`, to learn whether the
 * sketch uses the stencil test. It must not take this for the sketch.
 */
export function switchCapability(gl: GL, capability: number, on = false): void {
  const { prototype } =
    gl instanceof WebGL2RenderingContext ? WebGL2RenderingContext : WebGLRenderingContext;
  if (on) prototype.enable.call(gl, capability);
  else prototype.disable.call(gl, capability);
}
