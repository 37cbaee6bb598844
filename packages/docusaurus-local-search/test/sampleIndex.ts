/** A small site for the tests. */
import type { SearchIndex, SearchPage } from '../src/searchIndex';

const page = (
  path: string,
  title: string,
  group: string,
  more?: Partial<SearchPage>,
): SearchPage => ({
  path,
  title,
  group,
  weight: 1,
  language: 'en',
  version: 'current',
  tag: 'docs-default-current',
  ...more,
});

export const sampleIndex: SearchIndex = {
  pages: [
    page('docs/in-depth/fonts', 'Fonts', 'Guides › In depth', { keywords: 'typeface glyphs' }),
    page('docs/api/classes/P5Asciifier', 'P5Asciifier', 'API reference'),
    page('docs/api/classes/P5AsciifyFontManager', 'P5AsciifyFontManager', 'API reference'),
    page('docs/guides/exporting', 'Exporting your work', 'Guides'),
    page('docs/guides/livecoding', 'Live coding', 'Guides'),
    page('docs/guides/exporting#example-plotter', 'Plotter', 'Examples', { weight: 0.8 }),
    page('blog/welcome', 'Welcome', 'Blog', { tag: 'default', version: '' }),
    page('docs/api/classes/P5AsciifyEdgeRenderer', 'P5AsciifyEdgeRenderer', 'API reference'),
    page('docs/alt', 'Fonts of the version before', 'Guides', {
      tag: 'docs-default-1.0',
      version: '1.0',
    }),
  ],
  sections: [
    { page: 0, text: 'A font decides which characters there are and how wide they are.' },
    {
      page: 0,
      anchor: 'load',
      headings: ['Load a font'],
      text: 'Load one with loadFont().',
      asked: ['change the font', 'is not a typeface'],
      code: 'loadFont setupAsciify',
    },
    { page: 1, text: 'Draws a sketch in characters. <b>Not markup</b>', symbol: 'P5Asciifier' },
    {
      page: 1,
      anchor: 'font',
      headings: ['Methods', 'font()'],
      text: 'Sets the typeface. Parameters font',
      symbol: 'P5Asciifier.font',
    },
    {
      page: 2,
      text: 'Keeps the characters of a font and their colours.',
      symbol: 'P5AsciifyFontManager',
    },
    {
      page: 2,
      anchor: 'glyphcolor',
      headings: ['Methods', 'glyphColor()'],
      text: 'The colour that stands for a character.',
      symbol: 'P5AsciifyFontManager.glyphColor',
    },
    {
      page: 3,
      text: 'Save what you see as text, as SVG or as JSON. The glyph color of each cell is kept.',
    },
    { page: 3, anchor: 'svg', headings: ['Save as SVG'], text: 'Call saveSVG() after a frame.' },
    {
      page: 4,
      text: 'Perform with a sketch that you change while it runs. Brightness follows the music.',
      asked: ['sobel threshold'],
    },
    { page: 5, text: 'Lines for a pen plotter.', code: 'brightnessRange saveSVG' },
    { page: 6, text: 'What this site offers: fonts, colours and more.' },
    { page: 7, text: 'Finds edges with a Sobel filter.', symbol: 'P5AsciifyEdgeRenderer' },
    {
      page: 7,
      anchor: 'sobelthreshold',
      headings: ['Methods', 'sobelThreshold()'],
      text: 'From which strength on an edge is one.',
      symbol: 'P5AsciifyEdgeRenderer.sobelThreshold',
    },
    {
      page: 7,
      anchor: 'font',
      headings: ['Properties', 'font'],
      text: 'Inherited from P5AsciifyRenderer.font',
      symbol: 'P5AsciifyEdgeRenderer.font',
      inherited: true,
    },
    { page: 8, text: 'Fonts, fonts, fonts.' },
  ],
  words: { typefac: ['font'] },
  suggestions: ['fonts', 'save as SVG'],
};
