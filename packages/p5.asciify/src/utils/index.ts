export { compareVersions, detectP5Version, isP5AsyncCapable } from '../p5-compat/version';
export { isValidP5Color, isValidP5Font } from '../p5-compat/color';
export { P5AsciifySVGExporter } from '../export/svg/P5AsciifySVGExporter';
export { P5AsciifyJSONExporter } from '../export/json/P5AsciifyJSONExporter';
export { createEmptyPath, createGlyphPath, getGlyphIndex, glyphToSVGPath } from './glyphs';
export type { SVGExportOptions } from '../export/svg/options';
export type { JSONExportOptions } from '../export/json/options';
