import type p5 from 'p5';
import vertexSource from './pass.vert?raw';
import precision from './precision.frag?raw';

/** What a shader is handed. */
export type Uniforms = Readonly<
  Record<string, number | number[] | p5.Framebuffer | p5.Graphics | p5.Image>
>;

/**
 * The shaders of each sketch by their texts. All renderers of a sketch share them, since p5 has no
 * call that frees a shader: one set for each renderer that comes and goes would pile up.
 */
const shadersOf = new WeakMap<p5, Map<string, p5.Shader>>();

/** Fragment shaders that fill framebuffers, compiled for those constants that are needed. */
export class Passes {
  private readonly shaders: Map<string, p5.Shader>;

  constructor(private readonly p: p5) {
    this.shaders = shadersOf.get(p) ?? new Map<string, p5.Shader>();
    shadersOf.set(p, this.shaders);
  }

  /**
   * Fills a framebuffer.
   *
   * @param target - The framebuffer.
   * @param source - The text of the fragment shader.
   * @param defines - Constants that the text uses, set with `#define`.
   * @param uniforms - What it is handed.
   */
  run(
    target: p5.Framebuffer,
    source: string,
    defines: Readonly<Record<string, string | number>>,
    uniforms: Uniforms,
  ): void {
    const { p } = this;
    const shader = this.shader(source, defines);
    target.begin();
    p.push();
    p.clear();
    p.blendMode(p.BLEND);
    p.noStroke();
    p.fill(255);
    p.shader(shader);
    for (const [name, value] of Object.entries(uniforms)) setUniform(shader, name, value);
    p.rect(0, 0, target.width, target.height);
    p.pop();
    target.end();
  }

  private shader(source: string, defines: Readonly<Record<string, string | number>>): p5.Shader {
    const header = Object.entries(defines).map(([name, value]) => `#define ${name} ${value}\n`);
    const text = header.join('') + precision + source;
    let shader = this.shaders.get(text);
    if (!shader) this.shaders.set(text, (shader = this.p.createShader(vertexSource, text)));
    return shader;
  }
}

/** One overload of p5's method for each kind of value. */
function setUniform(shader: p5.Shader, name: string, value: Uniforms[string]): void {
  if (typeof value === 'number' || Array.isArray(value)) shader.setUniform(name, value);
  else shader.setUniform(name, value);
}
