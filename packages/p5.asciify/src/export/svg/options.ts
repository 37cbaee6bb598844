/** Options of {@link P5Asciifier.toSVG} and {@link P5Asciifier.saveSVG}. */
export interface SVGExportOptions {
  /** Name of the saved file without its extension. A name with date and time by default. */
  filename?: string;

  /** Whether the background and the backgrounds of cells are drawn. `true` by default. */
  includeBackgroundRectangles?: boolean;

  /**
   * How characters are drawn: `"fill"` as filled outlines (the default), `"stroke"` as outlines for
   * pen plotters and cutters, `"text"` as text in the viewer's own monospace font.
   */
  drawMode?: 'fill' | 'stroke' | 'text';

  /** Width of the lines in pixels when `drawMode` is `"stroke"`. 1 by default. */
  strokeWidth?: number;

  /**
   * Width of the drawing in millimetres, for plotters, cutters and print; the height follows from
   * it. Without it the size is that of the grid in pixels, which programs read at different
   * resolutions. The original release does not have this option.
   */
  widthInMillimetres?: number;

  /**
   * What belongs together, for programs that show or plot groups one at a time: `"cell"` draws cell
   * after cell (the default), `"layer"` makes a group of the backgrounds and one of the characters,
   * `"color"` makes one for each colour of characters besides, so that pens can be changed. The
   * original release does not have this option.
   */
  groupBy?: 'cell' | 'layer' | 'color';
}
