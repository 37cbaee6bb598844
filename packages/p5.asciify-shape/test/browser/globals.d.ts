import type { plugins } from 'p5.asciify';
import type { ShapeRendererOptions } from '../../src/options';

declare global {
  /** The plugin, as its script tag leaves it. */
  const P5AsciifyShape: plugins.P5AsciifyRendererPlugin;
  function painting(bytes: string): void;
}

export type { ShapeRendererOptions };
