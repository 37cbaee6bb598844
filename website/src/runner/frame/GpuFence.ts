/**
 * Tells when the graphics card has drawn what it was given. Drawing commands only queue up; where
 * WebGL runs in software, the queue is where the time goes.
 */
export class GpuFence {
  private gl: WebGL2RenderingContext | null = null;
  private sync: WebGLSync | null = null;

  /** To be called after a frame, once the sketch has its canvas. */
  mark(): void {
    // `getContext` returns the existing context when asked for the kind that the canvas has, and
    // null for any other kind.
    this.gl = document.querySelector('canvas')?.getContext('webgl2') ?? null;
    if (!this.gl) return;
    this.gl.deleteSync(this.sync);
    this.sync = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.gl.flush();
  }

  isPassed(): boolean {
    if (!this.gl || !this.sync || this.gl.isContextLost()) return true;
    return this.gl.getSyncParameter(this.sync, this.gl.SYNC_STATUS) === this.gl.SIGNALED;
  }
}
