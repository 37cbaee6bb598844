import type { Bytes, Cell } from '../cells';
import type { SVGExportOptions } from './options';

/** Sizes in pixels that the drawing needs. */
export interface SVGLayout {
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  readonly unitsPerEm: number;
  /** From the top of a cell to the baseline. */
  readonly baseline: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

type Draw = Required<Omit<SVGExportOptions, 'filename'>>;

/** Font size relative to the cell, for characters that are exported as text. */
const TEXT_SIZE = 0.8;

export function svgDocument(
  cells: readonly Cell[],
  layout: SVGLayout,
  background: Bytes,
  options: SVGExportOptions = {},
): string {
  const { width, height } = layout;
  const draw: Draw = {
    includeBackgroundRectangles: options.includeBackgroundRectangles ?? true,
    drawMode: options.drawMode ?? 'fill',
    strokeWidth: options.strokeWidth || 1,
  };
  const backdrop = draw.includeBackgroundRectangles
    ? `<rect width="${width}" height="${height}" fill="${rgba(background)}"/>\n`
    : '';
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg" version="1.1">
<title>p5.asciify</title>
<desc>A grid of characters, drawn with p5.asciify</desc>
${backdrop}<g id="ascii-cells">
${cells.flatMap((cell, index) => cellElements(cell, index, layout, draw)).join('\n')}
</g>
</svg>
`;
}

function cellElements(cell: Cell, index: number, layout: SVGLayout, draw: Draw): string[] {
  const place = { x: cell.x * layout.cellWidth, y: cell.y * layout.cellHeight };
  const background = backgroundElement(cell, place, layout, draw);
  const glyph = transformed(glyphElement(cell, index, place, layout, draw), cell, place, layout);
  return [background, glyph].filter((element) => element !== '');
}

function backgroundElement(
  { glyph, backgroundColor }: Cell,
  { x, y }: Place,
  { cellWidth, cellHeight }: SVGLayout,
  { includeBackgroundRectangles, drawMode, strokeWidth }: Draw,
): string {
  // An empty cell has no background of its own, whatever its colours.
  if (!includeBackgroundRectangles || !glyph || backgroundColor[3] === 0) return '';
  const color = rgba(backgroundColor);
  const paint =
    drawMode === 'stroke'
      ? `fill="none" stroke="${color}" stroke-width="${strokeWidth}"`
      : `fill="${color}"`;
  return `<rect x="${x}" y="${y}" width="${cellWidth}" height="${cellHeight}" ${paint}/>`;
}

function glyphElement(
  { glyph, color }: Cell,
  index: number,
  { x, y }: Place,
  layout: SVGLayout,
  { drawMode, strokeWidth }: Draw,
): string {
  if (!glyph) return '';
  const { cellWidth, cellHeight, fontSize, unitsPerEm, baseline } = layout;
  const paint = rgba(color);
  if (drawMode === 'text') {
    if (glyph.character.trim() === '') return '';
    const size = TEXT_SIZE * Math.min(cellWidth, cellHeight);
    return `<text x="${x + cellWidth / 2}" y="${y + cellHeight / 2}" font-family="monospace" font-size="${round(size)}px" fill="${paint}" text-anchor="middle" dominant-baseline="middle">${escapeXML(glyph.character)}</text>`;
  }
  // Placed as on the screen: centred in the cell, on the font's baseline.
  const left = x + (cellWidth - (glyph.advanceWidth * fontSize) / unitsPerEm) / 2;
  const path = glyph.getPath(left, y + baseline, fontSize).toSVG();
  const id = `path-${index}-${x}-${y}`.replaceAll('.', '-');
  const attributes =
    drawMode === 'stroke'
      ? `id="${id}" fill="none" stroke="${paint}" stroke-width="${strokeWidth}"`
      : `fill="${paint}"`;
  return path.replace('<path ', `<path ${attributes} `);
}

/** Rotates and then mirrors an element about the middle of its cell, as on the screen. */
function transformed(element: string, cell: Cell, { x, y }: Place, layout: SVGLayout): string {
  const { rotation, flipHorizontal, flipVertical } = cell;
  if (element === '' || (!rotation && !flipHorizontal && !flipVertical)) return element;
  const centreX = x + layout.cellWidth / 2;
  const centreY = y + layout.cellHeight / 2;
  const steps: string[] = [];
  if (flipHorizontal || flipVertical) {
    const scale = `scale(${flipHorizontal ? -1 : 1} ${flipVertical ? -1 : 1})`;
    steps.push(`translate(${centreX} ${centreY})`, scale, `translate(${-centreX} ${-centreY})`);
  }
  if (rotation) steps.push(`rotate(${rotation} ${centreX} ${centreY})`);
  return `<g transform="${steps.join(' ')}">${element}</g>`;
}

function rgba([red, green, blue, alpha]: Bytes): string {
  return `rgba(${red},${green},${blue},${round(alpha / 255)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export function escapeXML(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
