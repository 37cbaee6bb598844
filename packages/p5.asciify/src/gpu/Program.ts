import { P5AsciifyError } from '../errors/P5AsciifyError';
import { POSITION_LOCATION, type Gpu } from './Gpu';
import vertexSource from './pass.vert?raw';
import precision from './precision.frag?raw';

/** A fragment shader that passes are drawn with. */
export class Program {
  private readonly program: WebGLProgram;
  private readonly uniforms = new Map<string, Uniform>();

  /**
   * @param gpu - The context it is made in.
   * @param fragmentSource - The shader's text, without precision and `v_uv`, which all share.
   * @param defines - Constants that the text uses, set with `#define`.
   */
  constructor(
    private readonly gpu: Gpu,
    fragmentSource: string,
    defines: Readonly<Record<string, number>> = {},
  ) {
    const header = Object.entries(defines).map(([name, value]) => `#define ${name} ${value}\n`);
    this.program = link(gpu.gl, vertexSource, header.join('') + precision + fragmentSource);
  }

  /** Makes this the current program: uniforms are set on it, and `Gpu.draw()` runs it. */
  use(flip = false): this {
    this.gpu.gl.useProgram(this.program);
    return this.number('u_flip', flip ? 1 : 0);
  }

  number(name: string, x: number): this {
    const uniform = this.uniform(name);
    if (uniform.changes(x)) this.gpu.gl.uniform1f(uniform.location, x);
    return this;
  }

  vec2(name: string, x: number, y: number): this {
    const uniform = this.uniform(name);
    if (uniform.changes(x, y)) this.gpu.gl.uniform2f(uniform.location, x, y);
    return this;
  }

  vec4(name: string, x: number, y: number, z: number, w: number): this {
    const uniform = this.uniform(name);
    if (uniform.changes(x, y, z, w)) this.gpu.gl.uniform4f(uniform.location, x, y, z, w);
    return this;
  }

  texture(name: string, unit: number, texture: WebGLTexture): this {
    this.gpu.bindTexture(unit, texture);
    this.gpu.completeTexture(texture);
    const uniform = this.uniform(name);
    if (uniform.changes(unit)) this.gpu.gl.uniform1i(uniform.location, unit);
    return this;
  }

  dispose(): void {
    this.gpu.gl.deleteProgram(this.program);
  }

  private uniform(name: string): Uniform {
    let uniform = this.uniforms.get(name);
    if (!uniform) {
      uniform = new Uniform(this.gpu.gl.getUniformLocation(this.program, name));
      this.uniforms.set(name, uniform);
    }
    return uniform;
  }
}

/** A uniform that remembers its last value, so that only a changed one is sent to the GPU. */
class Uniform {
  private x = NaN;
  private y = NaN;
  private z = NaN;
  private w = NaN;

  constructor(readonly location: WebGLUniformLocation | null) {}

  changes(x: number, y = 0, z = 0, w = 0): boolean {
    if (this.x === x && this.y === y && this.z === z && this.w === w) return false;
    this.x = x;
    this.y = y;
    this.z = z;
    this.w = w;
    return true;
  }
}

function link(gl: WebGLRenderingContext | WebGL2RenderingContext, vert: string, frag: string) {
  const program = gl.createProgram();
  const shaders = [compile(gl, gl.VERTEX_SHADER, vert), compile(gl, gl.FRAGMENT_SHADER, frag)];
  for (const shader of shaders) gl.attachShader(program, shader);
  gl.bindAttribLocation(program, POSITION_LOCATION, 'a_position');
  gl.linkProgram(program);
  // WebGL only marks attached shaders for deletion; they live as long as their program.
  for (const shader of shaders) gl.deleteShader(shader);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const log = shaders.map((shader) => gl.getShaderInfoLog(shader)).join('\n');
    throw new P5AsciifyError(
      `A shader could not be linked: ${gl.getProgramInfoLog(program)}\n${log}`,
    );
  }
  return program;
}

function compile(
  gl: WebGLRenderingContext | WebGL2RenderingContext,
  type: number,
  source: string,
): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new P5AsciifyError('WebGL could not create a shader: the context is lost.');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}
