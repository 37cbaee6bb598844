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

type Draw = Required<Omit<SVGExportOptions, 'filename' | 'widthInMillimetres'>>;

/** What one cell is made of; either may be missing. */
interface Drawn {
  readonly cell: Cell;
  readonly background: string;
  readonly glyph: string;
}

/** Font size relative to the cell, for characters that are exported as text. */
const TEXT_SIZE = 0.8;

/** How far below the middle of a text its baseline is, in units of its size. */
const HALF_TEXT_HEIGHT = 0.35;

/**
 * The SVG document. It holds to what SVG 1.1 has, since Inkscape, Illustrator and plotters read no
 * more: no `rgba()` among other things, so opacity has its own attributes.
 */
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
    groupBy: options.groupBy ?? 'cell',
  };
  const backdrop = draw.includeBackgroundRectangles
    ? `<rect width="${width}" height="${height}" ${paintOf('fill', background)}/>\n`
    : '';
  const drawn = cells.map((cell, index) => cellElements(cell, index, layout, draw));
  return `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg ${sizeOf(layout, options.widthInMillimetres)} viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg" version="1.1">
<title>p5.asciify</title>
<desc>A grid of characters, drawn with p5.asciify</desc>
${backdrop}<g id="ascii-cells">
${grouped(drawn, draw).join('\n')}
</g>
</svg>
`;
}

function sizeOf({ width, height }: SVGLayout, millimetres: number | undefined): string {
  if (millimetres === undefined) return `width="${width}" height="${height}"`;
  const tall = width > 0 ? (millimetres * height) / width : 0;
  return `width="${round(millimetres)}mm" height="${round(tall)}mm"`;
}

function cellElements(cell: Cell, index: number, layout: SVGLayout, draw: Draw): Drawn {
  const place = { x: cell.x * layout.cellWidth, y: cell.y * layout.cellHeight };
  const background = backgroundElement(cell, place, layout, draw);
  const glyph = transformed(glyphElement(cell, index, place, layout, draw), cell, place, layout);
  return { cell, background, glyph };
}

function grouped(drawn: readonly Drawn[], { groupBy }: Draw): string[] {
  const glyphs = drawn.filter(({ glyph }) => glyph !== '');
  const backgrounds = drawn.map(({ background }) => background).filter((element) => element !== '');
  switch (groupBy) {
    case 'cell':
      return drawn
        .flatMap(({ background, glyph }) => [background, glyph])
        .filter((element) => element !== '');
    case 'layer': {
      const characters = glyphs.map(({ glyph }) => glyph);
      return [...group('backgrounds', backgrounds), ...group('characters', characters)];
    }
    case 'color': {
      const byColor = new Map<string, Drawn[]>();
      for (const one of glyphs) {
        const name = nameOf(one.cell.color);
        const same = byColor.get(name);
        if (same) same.push(one);
        else byColor.set(name, [one]);
      }
      const groups = [...byColor].flatMap(([name, same]) =>
        group(
          `color-${name}`,
          same.map(({ glyph }) => glyph),
        ),
      );
      return [...group('backgrounds', backgrounds), ...groups];
    }
  }
}

function group(id: string, elements: readonly string[]): string[] {
  return elements.length > 0 ? [`<g id="${id}">`, ...elements, '</g>'] : [];
}

function backgroundElement(
  { glyph, backgroundColor }: Cell,
  { x, y }: Place,
  { cellWidth, cellHeight }: SVGLayout,
  { includeBackgroundRectangles, drawMode, strokeWidth }: Draw,
): string {
  // An empty cell has no background of its own, whatever its colours.
  if (!includeBackgroundRectangles || !glyph || backgroundColor[3] === 0) return '';
  const paint =
    drawMode === 'stroke'
      ? `fill="none" ${paintOf('stroke', backgroundColor)} stroke-width="${strokeWidth}"`
      : paintOf('fill', backgroundColor);
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
  if (drawMode === 'text') {
    if (glyph.character.trim() === '') return '';
    const size = TEXT_SIZE * Math.min(cellWidth, cellHeight);
    return `<text x="${x + cellWidth / 2}" y="${round(y + cellHeight / 2 + HALF_TEXT_HEIGHT * size)}" font-family="monospace" font-size="${round(size)}px" ${paintOf('fill', color)} text-anchor="middle">${escapeXML(glyph.character)}</text>`;
  }
  // Placed as on the screen: centred in the cell, on the font's baseline.
  const left = x + (cellWidth - (glyph.advanceWidth * fontSize) / unitsPerEm) / 2;
  const path = glyph.getPath(left, y + baseline, fontSize).toSVG();
  const id = `path-${index}-${x}-${y}`.replaceAll('.', '-');
  const attributes =
    drawMode === 'stroke'
      ? `id="${id}" fill="none" ${paintOf('stroke', color)} stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round"`
      : paintOf('fill', color);
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

/** The attributes that paint with a colour: what is opaque needs no more than one. */
function paintOf(attribute: 'fill' | 'stroke', color: Bytes): string {
  const alpha = color[3];
  const paint = `${attribute}="#${hex(color.slice(0, 3))}"`;
  return alpha === 255 ? paint : `${paint} ${attribute}-opacity="${round(alpha / 255)}"`;
}

/** A colour in the name of a group. */
function nameOf(color: Bytes): string {
  return hex(color[3] === 255 ? color.slice(0, 3) : color);
}

function hex(channels: readonly number[]): string {
  return channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
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
