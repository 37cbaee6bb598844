/**
 * How near text-mode pictures come to their originals: the library's renderers and other tools, with
 * the same pictures, grid and font.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.js';
import { Site } from '../../packages/p5.asciify/test/browser/harness/site';
import {
  paint,
  PICTURES,
  type PictureName,
} from '../../packages/p5.asciify-shape/test/scenes/pictures';
import {
  blurredSimilarity,
  brightness,
  signalToNoise,
} from '../../packages/p5.asciify-shape/test/scenes/similarity';
import { median } from '../statistics';
import { drawCells } from './cells';
import { encodePicture } from './encode';
import * as inPage from './page';
import { drawSheet } from './sheet';
import * as tools from './tools';
import { readVersions } from './versions';

const COLS = 80;
const ROWS = 45;
const SIZE = 8;
const [WIDTH, HEIGHT] = [COLS * SIZE, ROWS * SIZE];
/** Quarters of a pixel by which pictures move while changing cells are counted. */
const STEPS = 2;
/** Of 1. Lossless files would be twice as large, since characters are hard to compress. */
const WEBP_QUALITY = 0.8;
/** What the site shows at full size, beside the original. */
const SHOWN: { pictures: readonly PictureName[]; converters: readonly string[] } = {
  pictures: ['portrait', 'text'],
  converters: ['brightness', 'edge', 'shape', 'chafa', 'jp2a', 'libcaca', 'textmode.js'],
};

/** Converts one picture; the name tells files apart. */
type Convert = (picture: Uint8Array, name: string) => Promise<inPage.Converted>;

/** A picture, and what the converters make of it. */
interface Conversions {
  readonly original: Uint8Array;
  readonly made: Map<string, Uint8Array>;
}

/** The results of one converter on one image. */
export interface Measured {
  readonly near: number;
  readonly far: number;
  readonly decibels: number;
  /** Share of cells whose character changes per quarter of a pixel. */
  readonly changes: number | null;
  readonly milliseconds: number;
}

export async function run(): Promise<void> {
  const site = await Site.start();
  const browser = await chromium.launch(launchOptions());
  const folder = await mkdtemp(join(tmpdir(), 'bench-quality-'));
  try {
    const page = await inPage.openLibrary(browser, site, WIDTH, HEIGHT, SIZE);
    const font = await inPage.readFont(page);
    const converters = new Map<string, Convert>();
    for (const name of Object.keys(inPage.RENDERERS)) {
      if (!isRenderer(name)) continue;
      converters.set(name, (picture) => inPage.convert(page, picture));
    }
    for (const tool of tools.TOOLS) {
      if (!tools.isInstalled(tool)) {
        console.log(`Skipped: ${tool.name} is missing (apt-get install ${tool.debian}).`);
        continue;
      }
      converters.set(tool.name, async (picture, name) => {
        const file = join(folder, `${name}.png`);
        const image = { width: WIDTH, height: HEIGHT, pixels: picture };
        await writeFile(file, await encodePicture(page, 'image/png', image));
        const { rows, milliseconds } = await tools.convert(tool, file, COLS, ROWS);
        const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
        pixels.set(drawCells(rows, COLS, font).subarray(0, pixels.length));
        const characters = rows.flatMap((row) => row.map(({ character }) => character));
        return { pixels, characters, milliseconds };
      });
    }
    try {
      const textmode = await inPage.openTextmode(browser, site, WIDTH, HEIGHT, SIZE);
      await inPage.convert(textmode, paint(PICTURES.solids, WIDTH, HEIGHT));
      converters.set('textmode.js', (picture) => inPage.convert(textmode, picture));
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      console.log(`Skipped: textmode.js cannot run here (${reason}).`);
    }

    const results: Record<string, Record<string, Measured>> = {};
    const pictures = new Map<PictureName, Conversions>();
    for (const name of pictureNames()) {
      const frames = Array.from({ length: STEPS + 1 }, (_, i) =>
        paint(PICTURES[name], WIDTH, HEIGHT, { shift: i / 4 }),
      );
      const original = frames[0] ?? new Uint8Array();
      const made = new Map<string, Uint8Array>();
      pictures.set(name, { original, made });
      for (const [converter, convert] of converters) {
        if (isRenderer(converter)) await inPage.choose(page, converter);
        const { measured, pixels } = await measure(convert, frames, original);
        (results[converter] ??= {})[name] = measured;
        made.set(converter, pixels);
      }
      console.log(`${name} is done`);
    }
    const here = new URL('.', import.meta.url);
    const date = new Date().toISOString().slice(0, 10);
    const versions = await readVersions();
    const grid = { cols: COLS, rows: ROWS, cell: SIZE };
    await writeFile(
      new URL('result.json', here),
      `${JSON.stringify({ date, grid, versions, results }, null, 2)}\n`,
    );
    const sheet = drawSheet([...pictures.values()], WIDTH, HEIGHT);
    const encodeWebp = (image: Parameters<typeof encodePicture>[2]) =>
      encodePicture(page, 'image/webp', image, WEBP_QUALITY);
    await writeFile(new URL('sheet.webp', here), await encodeWebp(sheet));
    await writePictures(pictures, encodeWebp);
    console.log(
      'Written to bench/quality; "npm run measurements" puts the figures into their page.',
    );
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  }
}

async function measure(
  convert: Convert,
  frames: readonly Uint8Array[],
  original: Uint8Array,
): Promise<{ measured: Measured; pixels: Uint8Array }> {
  // The first conversion makes shaders and tables, and is not timed.
  const first = await convert(original, 'frame-0');
  const [near, far] = blurredSimilarity(
    brightness(WIDTH, HEIGHT, original),
    brightness(WIDTH, HEIGHT, first.pixels),
  );
  const decibels = signalToNoise(original, first.pixels);
  const times: number[] = [];
  let changes: number | null = 0;
  let last = first.characters;
  for (const [i, frame] of frames.slice(1).entries()) {
    const { characters, milliseconds } = await convert(frame, `frame-${i + 1}`);
    times.push(milliseconds);
    if (!characters || !last) changes = null;
    else {
      const before = last;
      const changed = characters.filter((character, cell) => character !== before[cell]).length;
      changes = (changes ?? 0) + changed / characters.length / STEPS;
    }
    last = characters;
  }
  return {
    measured: {
      near: round(near, 3),
      far: round(far, 3),
      decibels: round(decibels, 1),
      changes: changes === null ? null : round(changes, 4),
      milliseconds: round(median(times), 1),
    },
    pixels: first.pixels,
  };
}

/** Writes `pictures/portrait-original.webp`, `pictures/portrait-shape.webp` and so on. */
async function writePictures(
  pictures: ReadonlyMap<PictureName, Conversions>,
  encode: (image: Parameters<typeof encodePicture>[2]) => Promise<Buffer>,
): Promise<void> {
  const folder = new URL('pictures/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, { original, made }] of pictures) {
    if (!SHOWN.pictures.includes(name)) continue;
    const shown = [...made].filter(([converter]) => SHOWN.converters.includes(converter));
    for (const [converter, pixels] of [['original', original] as const, ...shown]) {
      const file = new URL(`${name}-${converter.replace('.', '-')}.webp`, folder);
      await writeFile(file, await encode({ width: WIDTH, height: HEIGHT, pixels }));
    }
  }
}

function pictureNames(): PictureName[] {
  return Object.keys(PICTURES).filter((name): name is PictureName => name in PICTURES);
}

function isRenderer(name: string): name is inPage.RendererName {
  return Object.hasOwn(inPage.RENDERERS, name);
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
