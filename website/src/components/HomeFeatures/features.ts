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
    text: 'Light becomes characters, from the sparsest to the densest.',
    to: '/docs/guides/first-rendering-pipeline',
  },
  {
    sample: '-/|\\-/|\\',
    name: 'Edges',
    text: 'Outlines become strokes that lie in their direction.',
    to: '/docs/guides/first-rendering-pipeline',
  },
  {
    sample: '/("*")\\',
    name: 'Shapes',
    text: 'Each cell gets the character that looks most like what is in it, in two colours.',
    to: '/docs/in-depth/characters-by-shape',
  },
  {
    sample: 'p5 -> b5',
    name: 'Your own conversion',
    text: 'Five small framebuffers hold what each cell shows: draw into them, or write a shader.',
    to: '/docs/guides/custom-ascii-conversion',
  },
  {
    sample: '#@ + .:',
    name: 'Several at once',
    text: 'Any number of pipelines, on the canvas or on any texture, put together as you like.',
    to: '/docs/guides/multiple-asciifiers',
  },
  {
    sample: 'A a Å å',
    name: 'Fonts',
    text: 'Any font that p5.js can load; its glyphs become the palette.',
    to: '/docs/in-depth/fonts',
  },
  {
    sample: '80 x 25',
    name: 'Grid',
    text: 'As many cells as fit, or exactly as many as you say.',
    to: '/docs/in-depth/grid',
  },
  {
    sample: '#3ee6b1',
    name: 'Colours',
    text: 'Taken from the sketch or fixed, for characters and for what is behind them.',
    to: '/docs/in-depth/colours',
  },
  {
    sample: 'txt svg',
    name: 'Exports',
    text: 'Text, SVG and JSON besides the pictures and GIFs of p5.js.',
    to: '/docs/guides/exporting',
  },
  {
    sample: '[+] { }',
    name: 'Plugins',
    text: 'A renderer of your own, as a part that others can add.',
    to: '/docs/advanced-guides/using-plugins',
  },
  {
    sample: '1.x 2.x',
    name: 'p5.js 1 and 2',
    text: 'Global and instance mode, on p5.js 1.x and 2.x.',
    to: '/docs/guides/p5-2.x.x',
  },
  {
    sample: '> eval_',
    name: 'Live coding',
    text: 'Hooks that step aside for environments with a loop of their own.',
    to: '/docs/guides/livecoding',
  },
  {
    sample: 'a: Type',
    name: 'TypeScript',
    text: 'Written in it; every option and every class is typed.',
    to: '/docs/getting-started/typescript-support',
  },
];
