import { outlineToPathData, placeOutline } from './outline';
import type { CellMetrics } from './metrics';
import type { GlyphSet } from './glyph-set';

export interface AtlasLayout {
  readonly columns: number;
  readonly rows: number;
}

/**
 * Paints every glyph in white on a transparent canvas, one tile each, left to right and top to
 * bottom. Outlines are filled by the browser's canvas, so both major versions of p5 paint the same
 * pixels.
 */
export function paintAtlas(
  { glyphs }: GlyphSet,
  { width, height, baseline, scale }: CellMetrics,
  { columns, rows }: AtlasLayout,
  density: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * columns * density);
  canvas.height = Math.floor(height * rows * density);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas to paint the glyphs on.');
  context.scale(density, density);
  context.fillStyle = '#fff';
  glyphs.forEach(({ outline, advanceWidth }, index) => {
    const commands = outline();
    if (commands.length === 0) return;
    const left = (index % columns) * width;
    const top = Math.floor(index / columns) * height;
    const x = left + (width - advanceWidth * scale) / 2;
    context.save();
    context.beginPath();
    context.rect(left, top, width, height);
    context.clip();
    context.fill(
      new Path2D(outlineToPathData(placeOutline(commands, x, top + baseline, scale), 4)),
    );
    context.restore();
  });
  return canvas;
}
