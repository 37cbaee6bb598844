/** Reads the pixels of a bitmap face's characters off its outlines. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as hb from 'harfbuzzjs';
import subsetFont from 'subset-font';

const { resolve } = createRequire(new URL('../website/package.json', import.meta.url));

interface BitmapFace {
  source: string;
  /** Font units per pixel. */
  unit: number;
  /** Rows above and below the baseline. */
  ascent: number;
  descent: number;
}

export const bitmapFaces = {
  title: {
    source: '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2',
    unit: 75,
    ascent: 12,
    descent: 4,
  },
  frame: {
    source: '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2',
    unit: 125,
    ascent: 8,
    descent: 0,
  },
} satisfies Record<string, BitmapFace>;

const characters = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 0x20 + i)) + '’“”–';

/** Each character's rows from the top, divided by slashes; '#' where a pixel is set. */
export type Glyphs = Record<string, string>;

/** The face as a file of TrueType, with the characters that are read. */
export async function outlines({ source }: { source: string }): Promise<Buffer> {
  return subsetFont(await readFile(resolve(source)), characters, { targetFormat: 'sfnt' });
}

export async function rasterise(face: BitmapFace): Promise<Glyphs> {
  const { source, unit, ascent, descent } = face;
  const file = await outlines(face);
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(file).buffer)));
  const glyphs: Glyphs = {};
  for (const character of characters) {
    const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
    if (!glyph) throw new Error(`${source} has no ${character}`);
    const rings = parsePath(font.glyphToPath(glyph));
    const columns = Array.from(
      { length: Math.round(font.glyphHAdvance(glyph) / unit) },
      (_, i) => i,
    );
    glyphs[character] = Array.from({ length: ascent + descent }, (_, row) =>
      columns
        .map((column) =>
          isInside(rings, (column + 0.5) * unit, (ascent - row - 0.5) * unit) ? '#' : ' ',
        )
        .join(''),
    ).join('/');
  }
  return glyphs;
}

type Point = readonly [x: number, y: number];

/** Outlines on a pixel grid have straight edges only. */
function parsePath(path: string): Point[][] {
  return path
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      [...ring.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Point => [
        Number(x),
        Number(y),
      ]),
    );
}

/** Winding number, because the outlines of neighbouring pixels may overlap. */
function isInside(rings: readonly Point[][], x: number, y: number): boolean {
  let winding = 0;
  for (const ring of rings) {
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
      const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
      if (y1 <= y && y2 > y && side > 0) winding++;
      if (y1 > y && y2 <= y && side < 0) winding--;
    });
  }
  return winding !== 0;
}
