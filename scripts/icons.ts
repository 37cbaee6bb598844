/**
 * `npx tsx scripts/icons.ts`: writes the logo and the icons that browsers ask for, all from one picture of
 * 16 × 16 pixels: a cube whose faces show three densities of characters.
 */
import { writeFile } from 'node:fs/promises';
import { encodePng, type Raster } from '../website/plugins/png';

const folder = new URL('../website/static/img/', import.meta.url);
const ground = 0;
const light = 1;
const dim = 2;
const palette = ['#0b0d11', '#3ee6b1', '#1b6f59'];

const cube = drawCube();

await Promise.all([
  write('logo.svg', svg()),
  write('favicon.svg', svg('<rect width="16" height="16" fill="#0b0d11"/>')),
  write('favicon.ico', ico([16, 32, 48])),
  write('apple-touch-icon.png', encodePng(enlarge(10, 10), palette)),
  write('icon-192.png', encodePng(enlarge(12, 0), palette)),
  write('icon-512.png', encodePng(enlarge(32, 0), palette)),
  // Systems crop a maskable icon to their own shape; the cube lies within the safe zone:
  // https://www.w3.org/TR/appmanifest/#icon-masks
  write('icon-maskable-512.png', encodePng(enlarge(20, 96), palette)),
]);

/** An isometric cube: its top is full, its left side half full, its right side a quarter. */
function drawCube(): Raster {
  const picture: Raster = { width: 16, height: 16, pixels: new Uint8Array(256) };
  const set = (x: number, y: number, colour: number) => (picture.pixels[y * 16 + x] = colour);
  for (let x = 1; x < 15; x++) {
    const depth = Math.floor((x < 8 ? x - 1 : 14 - x) / 2);
    for (let y = 4 - depth; y <= 4 + depth; y++) set(x, y, light);
    for (let y = 6 + depth; y <= 11 + depth; y++) {
      if (x < 8) set(x, y, (x + y) % 2 ? light : dim);
      else set(x, y, dim);
    }
  }
  return picture;
}

function svg(background = ''): string {
  const paths = [light, dim].map(
    (colour) => `<path fill="${palette[colour]}" d="${runs(colour)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" shape-rendering="crispEdges">${background}${paths.join('')}</svg>\n`;
}

/** The pixels of one colour as horizontal strokes of an SVG path. */
function runs(colour: number): string {
  const rows = Array.from({ length: 16 }, (_, y) => [...cube.pixels.subarray(y * 16, y * 16 + 16)]);
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((value) => (value === colour ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

function enlarge(scale: number, margin: number): Raster {
  const size = 16 * scale + 2 * margin;
  const pixels = new Uint8Array(size * size).fill(ground);
  for (let y = 0; y < 16 * scale; y++) {
    for (let x = 0; x < 16 * scale; x++) {
      pixels[(y + margin) * size + x + margin] =
        cube.pixels[Math.floor(y / scale) * 16 + Math.floor(x / scale)] ?? ground;
    }
  }
  return { width: size, height: size, pixels };
}

/** An ICO file with PNG entries: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(sizes: number[]): Buffer {
  const images = sizes.map((size) => encodePng(enlarge(size / 16, 0), palette));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  sizes.forEach((size, i) => {
    const entry = 6 + 16 * i;
    const { length } = images[i] ?? [];
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(length ?? 0, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += length ?? 0;
  });
  return Buffer.concat([header, ...images]);
}

function write(name: string, content: string | Buffer): Promise<void> {
  return writeFile(new URL(name, folder), content);
}
