/** A contact sheet: each picture in a row, then what each converter makes of it, each above a map of its errors. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Pixels of the pictures that become one of the sheet, along each side. */
const REDUCTION = 2;

export function drawSheet(
  pictures: readonly { original: Uint8Array; made: ReadonlyMap<string, Uint8Array> }[],
  width: number,
  height: number,
): Sheet {
  const [cellWidth, cellHeight] = [width / REDUCTION, height / REDUCTION];
  const columns = 1 + (pictures[0]?.made.size ?? 0);
  const sheet = {
    width: columns * cellWidth,
    height: pictures.length * 2 * cellHeight,
    pixels: new Uint8Array(columns * cellWidth * pictures.length * 2 * cellHeight * 4),
  };
  for (const [row, { original, made }] of pictures.entries()) {
    place(sheet, reduce(original, width, height), cellWidth, 0, row * 2 * cellHeight);
    for (const [column, pixels] of [...made.values()].entries()) {
      const left = (column + 1) * cellWidth;
      const top = row * 2 * cellHeight;
      place(sheet, reduce(pixels, width, height), cellWidth, left, top);
      const wrong = errorMap(reduce(original, width, height), reduce(pixels, width, height));
      place(sheet, wrong, cellWidth, left, top + cellHeight);
    }
  }
  return sheet;
}

/** Each pixel is the mean of those that it replaces. */
function reduce(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const [w, h] = [width / REDUCTION, height / REDUCTION];
  const small = new Uint8Array(w * h * 4);
  for (let i = 0; i < small.length; i++) {
    const [x, y, channel] = [Math.floor(i / 4) % w, Math.floor(i / 4 / w), i % 4];
    let sum = 0;
    for (let k = 0; k < REDUCTION ** 2; k++) {
      const [px, py] = [x * REDUCTION + (k % REDUCTION), y * REDUCTION + Math.floor(k / REDUCTION)];
      sum += pixels[(py * width + px) * 4 + channel] ?? 0;
    }
    small[i] = Math.round(sum / REDUCTION ** 2);
  }
  return small;
}

/** Black where the pictures agree, red where the second is too bright, blue where it is too dark. */
function errorMap(original: Uint8Array, made: Uint8Array): Uint8Array {
  const map = new Uint8Array(original.length);
  for (let i = 0; i < original.length; i += 4) {
    const bright = (pixels: Uint8Array) =>
      0.299 * (pixels[i] ?? 0) + 0.587 * (pixels[i + 1] ?? 0) + 0.114 * (pixels[i + 2] ?? 0);
    const excess = bright(made) - bright(original);
    map.set(excess > 0 ? [excess, 0, 0, 255] : [0, 0, -excess, 255], i);
  }
  return map;
}

function place(sheet: Sheet, picture: Uint8Array, width: number, left: number, top: number): void {
  for (let row = 0; row < picture.length / 4 / width; row++) {
    const from = row * width * 4;
    const at = ((top + row) * sheet.width + left) * 4;
    sheet.pixels.set(picture.subarray(from, from + width * 4), at);
  }
}
