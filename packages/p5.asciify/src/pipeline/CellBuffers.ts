import type p5 from 'p5';
import { Gpu } from '../gpu/Gpu';
import { withPlainPixelStore } from '../gpu/pixel-store';
import type { Rgba } from '../p5-compat/color';
import {
  createFramebuffer,
  freeFramebuffer,
  glFramebufferOf,
  pixelsOf,
  textureOf,
  type FramebufferSettings,
} from '../p5-compat/framebuffer';

/** The five things that are known about every cell, each in a framebuffer with one texel a cell. */
export const BUFFER_NAMES = [
  'primaryColor',
  'secondaryColor',
  'transform',
  'character',
  'rotation',
] as const;

export type BufferName = (typeof BUFFER_NAMES)[number];

/** What the output is drawn from. */
export type Cells = Pick<CellBuffers, 'ensure' | 'texture' | 'constant'>;

/** Reads framebuffers that other code writes: whether one holds a single value is not known. */
export function cellsOf(framebuffers: Readonly<Record<BufferName, p5.Framebuffer>>): Cells {
  return {
    ensure: () => undefined,
    texture: (name) => textureOf(framebuffers[name]),
    constant: () => undefined,
  };
}

/**
 * Five framebuffers of the same size. Each is made when it is first wanted.
 *
 * Most of them hold one value in all cells, most of the time. That is remembered, so that the value
 * is written once, is not merged, and is not read for every pixel of the output.
 */
export class CellBuffers {
  private readonly framebuffers = new Map<BufferName, p5.Framebuffer>();
  private readonly constants = new Map<BufferName, Constant>();
  private readonly handedOut = new Set<BufferName>();
  private width: number;
  private height: number;

  constructor(
    private readonly p: p5,
    private readonly settings: () => FramebufferSettings,
    cols: number,
    rows: number,
  ) {
    this.width = Math.max(1, cols);
    this.height = Math.max(1, rows);
  }

  framebuffer(name: BufferName): p5.Framebuffer {
    let framebuffer = this.framebuffers.get(name);
    if (!framebuffer) {
      const size = { density: 1, width: this.width, height: this.height };
      framebuffer = createFramebuffer(this.p, { ...this.settings(), ...size });
      this.framebuffers.set(name, framebuffer);
      // A new framebuffer is empty. A renderer may never write to it, such as a plugin that rotates
      // nothing; the display then need not read it for every pixel.
      this.remember(name, NOTHING_YET);
    }
    return framebuffer;
  }

  /** Gives a framebuffer to code that may paint it. From then on its values are not known. */
  handOut(name: BufferName): p5.Framebuffer {
    this.handedOut.add(name);
    this.constants.delete(name);
    return this.framebuffer(name);
  }

  /**
   * Makes those framebuffers that are not there yet. To be called before passes are prepared, since
   * p5 changes bindings when it makes one.
   */
  ensure(): void {
    for (const name of BUFFER_NAMES) this.framebuffer(name);
  }

  texture(name: BufferName): WebGLTexture {
    return textureOf(this.framebuffer(name));
  }

  /** Red, green, blue and alpha from 0 to 255 for every cell, the top row first. */
  pixels(name: BufferName): ArrayLike<number> {
    const framebuffer = this.framebuffer(name);
    const gpu = Gpu.of(this.p);
    gpu.begin();
    try {
      return withPlainPixelStore(gpu.gl, false, () => pixelsOf(framebuffer));
    } finally {
      gpu.end();
    }
  }

  /** Has the next pass draw into a framebuffer. */
  target(gpu: Gpu, name: BufferName): void {
    this.constants.delete(name);
    this.bind(gpu, name);
  }

  /** Gives all cells the same value. Nothing is drawn if they have it already. */
  fill(gpu: Gpu, name: BufferName, value: Rgba): void {
    const last = this.constants.get(name);
    if (last?.everywhere && isSameColor(last.value, value)) return;
    this.bind(gpu, name);
    gpu.clear(...value);
    this.remember(name, { value, everywhere: true });
  }

  /** Takes note that a pass has given this value to all cells that have a character. */
  declare(name: BufferName, value: Rgba): void {
    this.remember(name, { value, everywhere: false });
  }

  /** The value that all cells with a character have, if it is known. */
  constant(name: BufferName): Rgba | undefined {
    return this.constants.get(name)?.value;
  }

  /** The value that all cells have, if it is known. */
  constantEverywhere(name: BufferName): Rgba | undefined {
    const constant = this.constants.get(name);
    return constant?.everywhere ? constant.value : undefined;
  }

  /** Empties all cells. */
  clear(): void {
    const gpu = Gpu.of(this.p);
    this.constants.clear();
    gpu.begin();
    try {
      for (const name of this.framebuffers.keys()) {
        this.bind(gpu, name);
        gpu.clear(0, 0, 0, 0);
      }
    } finally {
      gpu.end();
    }
  }

  /** Gives the framebuffers another size. They are empty then, as p5 makes new textures. */
  resize(cols: number, rows: number): void {
    const [width, height] = [Math.max(1, cols), Math.max(1, rows)];
    if (width === this.width && height === this.height) return;
    this.width = width;
    this.height = height;
    this.constants.clear();
    for (const [name, framebuffer] of this.framebuffers) {
      framebuffer.resize(width, height);
      this.remember(name, NOTHING_YET);
    }
  }

  /** Frees the framebuffers. They are made again if they are wanted again. */
  dispose(): void {
    for (const framebuffer of this.framebuffers.values()) freeFramebuffer(this.p, framebuffer);
    this.framebuffers.clear();
    this.constants.clear();
    this.handedOut.clear();
  }

  private remember(name: BufferName, constant: Constant): void {
    if (!this.handedOut.has(name)) this.constants.set(name, constant);
  }

  private bind(gpu: Gpu, name: BufferName): void {
    gpu.target(glFramebufferOf(this.framebuffer(name)), {
      x: 0,
      y: 0,
      width: this.width,
      height: this.height,
    });
  }
}

interface Constant {
  readonly value: Rgba;
  /** Whether all cells have the value, or at least those with a character. */
  readonly everywhere: boolean;
}

const NOTHING_YET: Constant = { value: [0, 0, 0, 0], everywhere: true };

export function isSameColor(a: Rgba, b: Rgba): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
}
