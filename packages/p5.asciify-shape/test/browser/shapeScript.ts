/** Where the test server has the plugin. */
export const SHAPE_SCRIPT = '/shape/p5.asciify-shape.umd.js';
