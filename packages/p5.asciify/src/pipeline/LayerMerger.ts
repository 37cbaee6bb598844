import type p5 from 'p5';
import { Gpu } from '../gpu/Gpu';
import { Program } from '../gpu/Program';
import type { Rgba } from '../p5-compat/color';
import { BUFFER_NAMES, CellBuffers, isSameColor, type BufferName } from './CellBuffers';
import { codeFramebufferSettings } from './framebuffer-settings';
import mergeShader from './merge.frag?raw';

/**
 * Makes one layer of cells out of several. A single layer is passed through as it is, so that the
 * usual case, one renderer, costs nothing.
 */
export class LayerMerger {
  // A pass cannot read what it writes, so layers are merged from one set of buffers into the other.
  private readonly buffers: readonly [CellBuffers, CellBuffers];
  private programs: { readonly colors: Program; readonly codes: Program } | undefined;

  constructor(
    private readonly p: p5,
    cols: number,
    rows: number,
  ) {
    const settings = () => codeFramebufferSettings(p);
    this.buffers = [
      new CellBuffers(p, settings, cols, rows),
      new CellBuffers(p, settings, cols, rows),
    ];
  }

  /** @param layers - From bottom to top. */
  merge(layers: readonly CellBuffers[]): CellBuffers {
    const [first, ...others] = layers;
    if (!first) return this.empty();
    let merged = first;
    for (const layer of others) merged = this.lay(layer, merged);
    return merged;
  }

  resize(cols: number, rows: number): void {
    for (const buffers of this.buffers) buffers.resize(cols, rows);
  }

  dispose(): void {
    for (const buffers of this.buffers) buffers.dispose();
    this.programs?.colors.dispose();
    this.programs?.codes.dispose();
    this.programs = undefined;
  }

  private lay(above: CellBuffers, below: CellBuffers): CellBuffers {
    const [even, odd] = this.buffers;
    const target = below === even ? odd : even;
    const gpu = Gpu.of(this.p);
    for (const cells of [above, below, target]) cells.ensure();
    gpu.begin();
    try {
      for (const name of BUFFER_NAMES) this.layBuffer(gpu, name, above, below, target);
    } finally {
      gpu.end();
    }
    return target;
  }

  private layBuffer(
    gpu: Gpu,
    name: BufferName,
    above: CellBuffers,
    below: CellBuffers,
    target: CellBuffers,
  ): void {
    const shared = sharedConstant(above.constant(name), below.constant(name));
    // The lower layer has the shared value in every cell, so the merged buffer is that value.
    if (shared && below.constantEverywhere(name)) {
      target.fill(gpu, name, shared);
      return;
    }
    this.program(gpu, name)
      .use()
      .texture('u_below', 0, below.texture(name))
      .texture('u_above', 1, above.texture(name));
    target.target(gpu, name);
    gpu.draw();
    if (shared) target.declare(name, shared);
  }

  /** The result without any layers: buffers in which all cells are empty. */
  private empty(): CellBuffers {
    const [buffers] = this.buffers;
    buffers.clear();
    return buffers;
  }

  private program(gpu: Gpu, name: BufferName): Program {
    this.programs ??= {
      colors: new Program(gpu, mergeShader, { CODES: 0 }),
      codes: new Program(gpu, mergeShader, { CODES: 1 }),
    };
    const isColor = name === 'primaryColor' || name === 'secondaryColor';
    return isColor ? this.programs.colors : this.programs.codes;
  }
}

/** The value that both layers share. A translucent one does not count: blending would add it up. */
function sharedConstant(above: Rgba | undefined, below: Rgba | undefined): Rgba | undefined {
  if (!above || !below || !isSameColor(above, below)) return undefined;
  return above[3] === 1 ? above : undefined;
}
