/** A feature of the library, with characters that illustrate it and the page that explains it. */
export interface Feature {
  sample: string;
  name: string;
  text: string;
  to: string;
}

export const features: readonly Feature[] = [
  {
    sample: '.:-=+*%@#',
    name: 'Brightness',
    text: 'Choose characters from sparse to dense, and each cell gets one for its brightness.',
    to: '/docs/guides/first-rendering-pipeline',
  },
  {
    sample: '-/|\\-/|\\',
    name: 'Edges',
    text: 'Draw outlines with strokes that follow their direction.',
    to: '/docs/guides/first-rendering-pipeline',
  },
  {
    sample: '/("*")\\',
    name: 'Shapes',
    text: 'Give each cell the character that looks most like it, in two colours.',
    to: '/docs/in-depth/characters-by-shape',
  },
  {
    sample: 'p5 -> b5',
    name: 'Your own conversion',
    text: 'Draw into five small framebuffers that control each cell, or write a shader.',
    to: '/docs/guides/custom-ascii-conversion',
  },
  {
    sample: '#@ + .:',
    name: 'Several at once',
    text: 'Run several pipelines on the canvas, a framebuffer or a graphics object, and combine them.',
    to: '/docs/guides/multiple-asciifiers',
  },
  {
    sample: 'A a Å å',
    name: 'Fonts',
    text: 'Load a TTF, OTF or WOFF font, and draw with its characters.',
    to: '/docs/in-depth/fonts',
  },
  {
    sample: '80 x 25',
    name: 'Grid',
    text: 'Fill the canvas with cells, or set the number of columns and rows.',
    to: '/docs/in-depth/grid',
  },
  {
    sample: '#3ee6b1',
    name: 'Colours',
    text: 'Take the colours of characters and backgrounds from the sketch, or set them yourself.',
    to: '/docs/in-depth/colours',
  },
  {
    sample: 'txt svg',
    name: 'Exports',
    text: 'Save text, SVG and JSON, as well as the images and GIFs of p5.js.',
    to: '/docs/guides/exporting',
  },
  {
    sample: '[+] { }',
    name: 'Plugins',
    text: 'Write your own renderer, and share it with others.',
    to: '/docs/advanced-guides/using-plugins',
  },
  {
    sample: '1.x 2.x',
    name: 'p5.js 1 and 2',
    text: 'Use global or instance mode, on p5.js 1.x and 2.x.',
    to: '/docs/guides/p5-2.x.x',
  },
  {
    sample: '> eval_',
    name: 'Live coding',
    text: 'Deactivate hooks for environments that run their own loop.',
    to: '/docs/guides/livecoding',
  },
  {
    sample: 'a: Type',
    name: 'TypeScript',
    text: 'The library comes with types for its classes and options.',
    to: '/docs/getting-started/typescript-support',
  },
];
