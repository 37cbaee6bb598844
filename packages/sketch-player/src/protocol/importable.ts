/** The global name of p5.asciify-shape, a renderer plugin that a site can give to its sketches. */
export const SHAPE_PLUGIN = 'P5AsciifyShape';

/** The global name of textmode.js, which a site can give to sketches that use it. */
export const TEXTMODE = 'textmode';

/**
 * Specifiers under which a module can import p5.js, the library, its shape renderer and
 * textmode.js. A downloaded sketch contains these patterns as text.
 */
export const importable = {
  /** The package or a file of it, or a built file at any address. */
  p5: /^p5(\/|$)|\/p5(\.min)?\.js$/,
  library: /^p5\.asciify$|(^|\/)p5\.asciify\.(esm|umd)\.js$/,
  shape: /^p5\.asciify-shape$|(^|\/)p5\.asciify-shape\.(esm|umd)\.js$/,
  textmode: /^textmode\.js$|(^|\/)textmode\.(esm|umd)\.js$/,
};
