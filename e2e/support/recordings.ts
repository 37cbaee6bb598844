/** Reads the size and the frames of recorded GIF and WebM files. */

export interface Gif {
  width: number;
  height: number;
  /** How long each frame is shown, in milliseconds. */
  delays: number[];
}

/** Walks through the blocks of a GIF, to its very end. */
export function readGif(file: Buffer): Gif {
  if (!/^GIF8[79]a$/.test(file.toString('latin1', 0, 6))) throw new Error('This is no GIF.');
  const delays: number[] = [];
  let delay = 0;
  let at = 13 + paletteSize(file.readUInt8(10));
  const skipBlocks = (): void => {
    while (file.readUInt8(at) > 0) at += 1 + file.readUInt8(at);
    at += 1;
  };
  for (;;) {
    const kind = file.readUInt8(at);
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      if (file.readUInt8(at + 1) === 0xf9) delay = 10 * file.readUInt16LE(at + 4);
      at += 2;
    } else if (kind === 0x2c) {
      delays.push(delay);
      at += 11 + paletteSize(file.readUInt8(at + 9));
    } else {
      throw new Error(`At ${at} of the GIF stands ${kind}.`);
    }
    skipBlocks();
  }
  if (at !== file.length - 1) throw new Error('Something stands behind the end of the GIF.');
  return { width: file.readUInt16LE(6), height: file.readUInt16LE(8), delays };
}

function paletteSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

export interface WebM {
  width: number;
  height: number;
  frames: number;
}

/**
 * IDs of the Matroska elements that contain the elements that are read here:
 * https://www.matroska.org/technical/elements.html
 */
const containers = new Set([0x18538067, 0x1654ae6b, 0xae, 0xe0, 0x1f43b675, 0xa0]);
const pixelWidth = 0xb0;
const pixelHeight = 0xba;
/** IDs of the elements that hold a frame: SimpleBlock, and Block within a BlockGroup. */
const blocks = new Set([0xa3, 0xa1]);

/** Walks through the elements of a WebM file. */
export function readWebM(file: Buffer): WebM {
  if (file.readUInt32BE(0) !== 0x1a45dfa3) throw new Error('This is no WebM file.');
  const found: WebM = { width: 0, height: 0, frames: 0 };
  let at = 0;
  while (at < file.length) {
    const id = readNumber(file, at, true);
    const size = readNumber(file, at + id.length, false);
    at += id.length + size.length;
    if (id.value === pixelWidth) found.width = file.readUIntBE(at, size.value);
    if (id.value === pixelHeight) found.height = file.readUIntBE(at, size.value);
    if (blocks.has(id.value)) found.frames += 1;
    // Goes into containers and skips all other elements. The size of a container is not used: in a
    // recorded stream it is unknown.
    if (!containers.has(id.value)) at += size.value;
  }
  return found;
}

/**
 * Reads a variable-length number, whose first byte tells its length by a marker bit. In an element
 * ID the marker is part of the value: https://www.rfc-editor.org/rfc/rfc8794#section-4
 */
function readNumber(
  file: Buffer,
  at: number,
  keepsMark: boolean,
): { value: number; length: number } {
  const first = file.readUInt8(at);
  const length = Math.clz32(first) - 23;
  let value = keepsMark ? first : first & (0xff >> length);
  for (let i = 1; i < length; i += 1) value = value * 256 + file.readUInt8(at + i);
  return { value, length };
}
