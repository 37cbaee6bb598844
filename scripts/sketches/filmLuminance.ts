import type { LuminanceFilm } from './flashes';
import type { P5Major } from 'sketch-player/p5Majors';
import { openSketch, type SketchPage, type SketchSource, type Size } from './openSketch';

/** Pixels per side of a block: a whole character, so that single strokes count as no flashes. */
const block = 16;
const framesPerSecond = 60;

/**
 * Runs a sketch up to a frame and records the luminance of the second after it.
 *
 * @param size The canvas's: small, because every frame is painted.
 * @param painted How many frames up to then are painted; the others run without painting.
 */
export async function filmLuminance(
  sketchPage: SketchPage,
  sketch: SketchSource,
  major: P5Major,
  size: Size,
  { start, painted }: { start: number; painted: number },
): Promise<LuminanceFilm> {
  const complaints = await openSketch(sketchPage, sketch, major, size, { antialias: false });
  const columns = Math.floor(size.width / block);
  const rows = Math.floor(size.height / block);
  const frames = await sketchPage.page.evaluate(film, {
    columns,
    rows,
    block,
    start,
    painted,
    count: framesPerSecond,
  });
  if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
  return { columns, rows, frames };
}

interface FilmOptions {
  columns: number;
  rows: number;
  block: number;
  start: number;
  painted: number;
  count: number;
}

/** Runs in the page: draws the frames, and returns the luminance of each block in each frame. */
async function film({
  columns,
  rows,
  block,
  start,
  painted,
  count,
}: FilmOptions): Promise<number[][]> {
  const copy = document.createElement('canvas');
  copy.width = columns * block;
  copy.height = rows * block;
  const context = copy.getContext('2d', { willReadFrequently: true });

  const linear = Array.from({ length: 256 }, (_, value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const light = (value = 0): number => linear[value] ?? 0;

  const frames: number[][] = [];
  await window.drawFrames(start, painted);
  // Looked up after the first frame: an async setup() makes the canvas after the page has loaded.
  const canvas = window.seenCanvas();
  if (!canvas || !context) throw new Error('The sketch has no canvas.');
  for (let frame = 1; frame <= count; frame++) {
    await window.drawFrames(start + frame, 1);
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    const luminance = new Array<number>(columns * rows).fill(0);
    for (let i = 0; i < data.length; i += 4) {
      const x = (i / 4) % copy.width;
      const y = Math.floor(i / 4 / copy.width);
      const index = Math.floor(y / block) * columns + Math.floor(x / block);
      luminance[index] =
        (luminance[index] ?? 0) +
        (0.2126 * light(data[i]) + 0.7152 * light(data[i + 1]) + 0.0722 * light(data[i + 2])) /
          (block * block);
    }
    frames.push(luminance);
  }
  return frames;
}
