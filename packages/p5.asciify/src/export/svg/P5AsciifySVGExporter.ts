import type p5 from 'p5';
import { expectArgument } from '../../errors/expect';
import type { P5AsciifyFontManager } from '../../font/P5AsciifyFontManager';
import type { P5AsciifyGrid } from '../../grid/P5AsciifyGrid';
import { rgbaOf, toColor, type ColorValue } from '../../p5-compat/color';
import { unitsPerEmOf } from '../../p5-compat/font';
import type { P5AsciifyRendererManager } from '../../renderers/P5AsciifyRendererManager';
import { readCells, type Bytes } from '../cells';
import { download } from '../download';
import { defaultFileName } from '../file-name';
import { svgDocument } from './document';
import type { SVGExportOptions } from './options';

/** Writes what an asciifier shows as SVG. @ignore */
export class P5AsciifySVGExporter {
  constructor(readonly p: p5) {}

  generateSVG(
    rendererManager: P5AsciifyRendererManager,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    backgroundColor: ColorValue,
    options: SVGExportOptions = {},
  ): string {
    const { cellWidth, cellHeight, width, height } = grid;
    const { fontSize, baseline, font, characters } = fontManager;
    const layout = { cellWidth, cellHeight, width, height, fontSize, baseline };
    return svgDocument(
      readCells(rendererManager, grid, characters),
      { ...layout, unitsPerEm: unitsPerEmOf(font) },
      this.bytesOf(backgroundColor),
      checked(options),
    );
  }

  saveSVG(
    rendererManager: P5AsciifyRendererManager,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    backgroundColor: ColorValue,
    options: SVGExportOptions = {},
  ): void {
    const svg = this.generateSVG(rendererManager, grid, fontManager, backgroundColor, options);
    const fileName = options.filename || defaultFileName(new Date());
    download(svg, 'image/svg+xml', `${fileName}.svg`);
  }

  private bytesOf(color: ColorValue): Bytes {
    const [red, green, blue, alpha] = rgbaOf(toColor(this.p, color)).map((channel) =>
      Math.round(channel * 255),
    );
    return [red ?? 0, green ?? 0, blue ?? 0, alpha ?? 255];
  }
}

const GROUPINGS: readonly unknown[] = ['cell', 'layer', 'color'];

/** The options without those that are wrong, below an error level that throws. */
function checked(options: SVGExportOptions): SVGExportOptions {
  const { widthInMillimetres: wide, groupBy, ...rest } = options;
  const isWide = wide === undefined || (Number.isFinite(wide) && wide > 0);
  const isGrouping = groupBy === undefined || GROUPINGS.includes(groupBy);
  const sizeOk = expectArgument(isWide, 'widthInMillimetres', 'a number greater than 0', wide);
  const groupOk = expectArgument(isGrouping, 'groupBy', '"cell", "layer" or "color"', groupBy);
  return {
    ...rest,
    ...(sizeOk && wide !== undefined && { widthInMillimetres: wide }),
    ...(groupOk && groupBy !== undefined && { groupBy }),
  };
}
