/** The global name of p5.asciify-shape, a renderer plugin that a site can give to its sketches. */
export const SHAPE_PLUGIN = 'P5AsciifyShape';
