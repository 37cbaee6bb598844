/** Controls a sketch that runs in a page: draws it frame by frame, and reads its pixels. */
import type { ConsoleMessage, Page } from '@playwright/test';
import type P5 from 'p5';
import { isSpeedRemark } from '../../../../../scripts/browser.js';
import { decode, pixelAt, type Atlas, type Pixels, type Rgba } from './pixels';

/** The values of one cell in the five merged buffers of an asciifier. */
export interface Cell {
  /** `undefined` where the cell has no character. */
  character: string | undefined;
  primary: Rgba;
  secondary: Rgba;
  transform: Rgba;
  rotation: Rgba;
}

/** Stands for a cell without a character in `Sketch.rows()`. */
export const EMPTY = '·';

export class Sketch {
  readonly page: Page;
  /** Everything that the page wrote to its console. */
  readonly console: ConsoleMessage[] = [];
  /** Exceptions and rejections that nobody caught. */
  readonly errors: Error[] = [];

  constructor(page: Page) {
    this.page = page;
    this.evaluate = page.evaluate.bind(page);
    page.on('console', (message) => this.console.push(message));
    page.on('pageerror', (error) => this.errors.push(error));
  }

  /** Complaints that the test is about; any other fails it. */
  readonly expected: RegExp[] = [];

  /** Warnings, errors and uncaught exceptions that nobody expected. */
  get complaints(): string[] {
    const loud = this.console.filter(
      (entry) => ['warning', 'error'].includes(entry.type()) && !isSpeedRemark(entry.text()),
    );
    return [...loud.map((entry) => entry.text()), ...this.errors.map(String)].filter(
      (text) => !this.expected.some((known) => known.test(text)),
    );
  }

  /** Opens a page and waits until the sketch has drawn its first frame. */
  async open(url: string): Promise<void> {
    const failed = this.page.waitForEvent('pageerror').then((error) => {
      throw new Error(`The sketch failed before its first frame: ${error.message}`);
    });
    const drawn = this.page
      .goto(url)
      .then(() => this.page.waitForFunction(() => window.harness.frames > 0));
    // Whichever promise settles second is ignored; its rejection must not count as unhandled.
    failed.catch(() => {});
    drawn.catch(() => {});
    await Promise.race([failed, drawn]);
  }

  /** Runs a function in the page. */
  readonly evaluate: Page['evaluate'];

  /** Draws one more frame, first changing the data that the sketch's functions are called with. */
  async draw(data?: unknown): Promise<void> {
    await this.page.evaluate(async (next) => {
      if (next !== undefined) window.harness.data = next;
      await window.harness.p?.redraw();
    }, data);
  }

  /** The lines that `toString()` gives. */
  text(index = 0): Promise<string[]> {
    return this.page.evaluate((i) => p5asciify.asciifiers[i]?.toString().split('\n') ?? [], index);
  }

  /** One string per row like `text()`, but cells without a character are `EMPTY`. */
  async rows(index = 0): Promise<string[]> {
    const cols = await this.page.evaluate((i) => p5asciify.asciifiers[i]?.grid.cols ?? 0, index);
    const characters = (await this.cells(index)).map(({ character = EMPTY }) => character);
    return Array.from({ length: characters.length / cols }, (_, y) =>
      characters.slice(y * cols, (y + 1) * cols).join(''),
    );
  }

  /** The merged buffers, decoded. */
  async cells(index = 0): Promise<Cell[]> {
    const read = await this.page.evaluate((i) => {
      const asciifier = p5asciify.asciifiers[i];
      if (asciifier === undefined) throw new Error(`There is no asciifier ${i}.`);
      const merged = asciifier.renderers();
      const pixels = (buffer: P5.Framebuffer) => {
        buffer.loadPixels();
        return { width: buffer.width, bytes: window.harness.encode(buffer.pixels) };
      };
      return {
        font: asciifier.fontManager.characters.map(({ character }) => character),
        character: pixels(merged.characterFramebuffer),
        primary: pixels(merged.primaryColorFramebuffer),
        secondary: pixels(merged.secondaryColorFramebuffer),
        transform: pixels(merged.transformFramebuffer),
        rotation: pixels(merged.rotationFramebuffer),
      };
    }, index);
    const [character, primary, secondary, transform, rotation] = [
      decode(read.character),
      decode(read.primary),
      decode(read.secondary),
      decode(read.transform),
      decode(read.rotation),
    ];
    const { width, height } = character;
    return Array.from({ length: width * height }, (_, cell) => {
      const texel = (buffer: Pixels) => pixelAt(buffer, cell % width, Math.floor(cell / width));
      const [r, g, , a] = texel(character);
      return {
        // Below an alpha of 0.01 a cell counts as empty.
        character: a / 255 < 0.01 ? undefined : read.font[r + 256 * g],
        primary: texel(primary),
        secondary: texel(secondary),
        transform: texel(transform),
        rotation: texel(rotation),
      };
    });
  }

  /** What the canvas shows, in device pixels. */
  async canvas(): Promise<Pixels> {
    const encoded = await this.page.evaluate(() => {
      // p5 2.x measures text on another one; after setAttributes(), that of p5 1.x lacks the class.
      const canvas =
        document.querySelector<HTMLCanvasElement>('canvas.p5Canvas') ??
        document.querySelector('canvas');
      const context = document.createElement('canvas').getContext('2d');
      if (!canvas || !context) throw new Error('There is no canvas to read.');
      const { width, height } = canvas;
      Object.assign(context.canvas, { width, height });
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      return { width, bytes: window.harness.encode(data) };
    });
    return decode(encoded);
  }

  /** What a framebuffer holds, in its own pixels. */
  async framebuffer(find: () => P5.Framebuffer): Promise<Pixels> {
    const buffer = await this.page.evaluateHandle(find);
    const encoded = await buffer.evaluate((b) => {
      b.loadPixels();
      // The type declarations wrongly say that this returns nothing.
      const density = Number(b.pixelDensity());
      return { width: b.width * density, bytes: window.harness.encode(b.pixels) };
    });
    await buffer.dispose();
    return decode(encoded);
  }

  /** What `draw()` left in the sketch framebuffer. */
  capture(): Promise<Pixels> {
    return this.framebuffer(() => p5asciify.sketchFramebuffer);
  }

  /** The glyph atlas of the first asciifier. */
  async atlas(): Promise<Atlas> {
    const pixels = await this.framebuffer(() => p5asciifier.fontManager.texture);
    const tiles = await this.evaluate(() => {
      const { textureColumns: columns, textureRows: rows } = p5asciifier.fontManager;
      return { columns, rows };
    });
    return { ...pixels, ...tiles };
  }
}
