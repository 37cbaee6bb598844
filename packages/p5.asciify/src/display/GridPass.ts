import { Program } from '../gpu/Program';
import type { Gpu } from '../gpu/Gpu';
import type { Rgba } from '../p5-compat/color';
import type { Cells } from '../pipeline/CellBuffers';
import displayShader from './display.frag?raw';

/** The defines of the display shader: which of its parts are compiled. */
interface Variant {
  readonly PRIMARY_CONSTANT: boolean;
  readonly SECONDARY_CONSTANT: boolean;
  readonly TRANSFORMED: boolean;
  readonly ROTATED: boolean;
  readonly SHOW_CAPTURE: boolean;
}

/** The display shader in those variants that have been needed so far. */
export class GridPass {
  private readonly programs = new Map<number, Program>();

  /** Prepares the variant that the cells need, and hands it their textures or constant values. */
  use(gpu: Gpu, cells: Cells, showCapture: boolean, flip: boolean): Program {
    const primary = cells.constant('primaryColor');
    const secondary = cells.constant('secondaryColor');
    const program = this.variant(gpu, {
      PRIMARY_CONSTANT: primary !== undefined,
      SECONDARY_CONSTANT: secondary !== undefined,
      TRANSFORMED: !isNothing(cells.constant('transform')),
      ROTATED: !isNothing(cells.constant('rotation')),
      SHOW_CAPTURE: showCapture,
    }).use(flip);
    if (primary) program.vec4('u_primaryColor', ...primary);
    if (secondary) program.vec4('u_secondaryColor', ...secondary);
    return program
      .texture('u_character', 0, cells.texture('character'))
      .texture('u_primary', 1, cells.texture('primaryColor'))
      .texture('u_secondary', 2, cells.texture('secondaryColor'))
      .texture('u_transform', 3, cells.texture('transform'))
      .texture('u_rotation', 4, cells.texture('rotation'));
  }

  dispose(): void {
    for (const program of this.programs.values()) program.dispose();
    this.programs.clear();
  }

  private variant(gpu: Gpu, variant: Variant): Program {
    const key = Object.values(variant).reduce<number>((bits, on) => bits * 2 + Number(on), 0);
    let program = this.programs.get(key);
    if (!program) {
      const defines = Object.entries(variant).map(([name, on]) => [name, Number(on)] as const);
      program = new Program(gpu, displayShader, Object.fromEntries(defines));
      this.programs.set(key, program);
    }
    return program;
  }
}

/** Whether a constant transform or rotation leaves all cells as they are. */
function isNothing(value: Rgba | undefined): boolean {
  return value !== undefined && value[0] === 0 && value[1] === 0 && value[2] === 0;
}
