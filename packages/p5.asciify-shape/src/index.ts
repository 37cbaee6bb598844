/**
 * A renderer plugin for p5.asciify that chooses characters by their shape: each cell gets the one
 * that looks most like what is in the cell. Its script has to come after that of the library, and
 * sets the global `P5AsciifyShape`; its module has the same object as its default export.
 *
 * @packageDocumentation
 */
import type { plugins } from 'p5.asciify';
import { ShapeRenderer } from './ShapeRenderer';

/**
 * A renderer for p5.asciify that gives each cell the character whose shape is nearest to what is in
 * the cell. Register it, then add a renderer of the type `"shape"`.
 *
 * @example
 * ```js
 * function setupAsciify() {
 *   p5asciify.registerPlugin(P5AsciifyShape);
 *   p5asciifier.renderers().disable();
 *   p5asciifier.renderers().add('shape', 'shape', { enabled: true });
 * }
 * ```
 *
 * @see {@link ShapeRenderer}
 */
const P5AsciifyShape: plugins.P5AsciifyRendererPlugin = {
  id: 'shape',
  name: 'Shape',
  description: 'Chooses for each cell the character whose shape is nearest to what is in it.',
  version: '1.0.0',
  author: 'the p5.asciify documentation site',
  create: (p, captureFramebuffer, grid, fontManager, options) =>
    new ShapeRenderer(p, captureFramebuffer, grid, fontManager, options),
};

export default P5AsciifyShape;
export type { ShapeRenderer } from './ShapeRenderer';
export type { ShapeColorMode, ShapeRendererOptions, ShapeTransform } from './options';
