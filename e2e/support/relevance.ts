/**
 * What readers of these docs type, and the pages that answer it. A query is answered when one of
 * its pages is among the first three that the box shows.
 */
const api = '/docs/api/';
const namespaces = `${api}p5.asciify/namespaces/`;
const renderers = `${namespaces}renderers/`;
const renderer2d = `${renderers}namespaces/renderer2d/`;
const feature = `${renderer2d}namespaces/feature/`;
const asciifier = `${api}classes/P5Asciifier`;
const manager = `${api}classes/P5AsciifierManager`;
const fontManager = `${api}classes/P5AsciifyFontManager`;
const grid = `${api}classes/P5AsciifyGrid`;
const brightness = `${feature}classes/P5AsciifyBrightnessRenderer`;
const edge = `${feature}classes/P5AsciifyEdgeRenderer`;
const abstractFeature = `${feature}classes/P5AsciifyAbstractFeatureRenderer2D`;
const edgeOptions = `${renderers}interfaces/EdgeAsciiRendererOptions`;
const svgOptions = `${namespaces}utils/interfaces/SVGExportOptions`;
const rendererManager = `${renderers}classes/P5AsciifyRendererManager`;

const guide = (name: string): string => `/docs/guides/${name}`;
const depth = (name: string): string => `/docs/in-depth/${name}`;
const start = (name: string): string => `/docs/getting-started/${name}`;
const help = (name: string): string => `/docs/help/${name}`;
const community = (name: string): string => `/docs/community/${name}`;

export const relevance: Readonly<Record<string, readonly string[]>> = {
  // Words.
  font: [depth('fonts'), asciifier],
  fonts: [depth('fonts')],
  grid: [depth('grid'), grid],
  colour: [depth('colours')],
  color: [depth('colours')],
  background: [depth('colours'), asciifier],
  performance: [depth('performance')],
  fps: [depth('performance')],
  slow: [depth('performance')],
  hooks: [depth('hooks-and-manual-mode')],
  'manual mode': [depth('hooks-and-manual-mode')],
  plugins: [guide('using-plugins'), '/docs/advanced-guides/using-plugins'],
  installation: [start('installation')],
  cdn: [start('installation')],
  npm: [start('installation')],
  typescript: [start('typescript-support')],
  playground: [start('playgrounds')],
  troubleshooting: [help('troubleshooting')],
  changelog: [help('changelog')],
  maintained: [help('project-status')],
  'textmode.js': [help('project-status')],
  discord: [community('support')],
  donate: ['/docs/donate'],
  showcase: [community('showcase')],
  contributing: [community('contributing')],
  imprint: ['/docs/legal/imprint-en'],
  privacy: ['/docs/legal/data-protection-policy-en'],
  introduction: ['/docs/intro'],
  fundamentals: [guide('fundamentals')],
  // Symbols.
  glyphColor: [fontManager],
  'glyph color': [fontManager],
  'P5Asciifier.font': [asciifier],
  fontSize: [asciifier, manager],
  setupAsciify: [`${api}interfaces/P5AsciifyExtensions`],
  drawAsciify: [`${api}interfaces/P5AsciifyExtensions`],
  sobelThreshold: [edge, edgeOptions],
  sobel: [edge, edgeOptions],
  saveSVG: [asciifier],
  toJSON: [asciifier],
  brightnessRange: [brightness],
  P5AsciifyGrid: [grid],
  RENDERER_TYPES: [`${renderers}variables/RENDERER_TYPES`],
  setErrorLevel: [manager],
  P5AsciifyErrorLevel: [`${namespaces}errors/enumerations/P5AsciifyErrorLevel`],
  compareVersions: [`${namespaces}utils/functions/compareVersions`],
  characterFramebuffer: [`${renderer2d}classes/P5AsciifyRenderer2D`],
  registerPlugin: [manager],
  p5asciify: [`${api}variables/p5asciify`],
  gridResponsive: [asciifier, grid],
  // Half-words and names as they are remembered.
  p5asciifi: [asciifier, `${api}variables/p5asciifier`],
  renderermanager: [rendererManager],
  'font manager': [fontManager],
  livecod: [guide('livecoding')],
  'live coding': [guide('livecoding')],
  fontmanag: [fontManager],
  custom2d: [guide('custom-ascii-conversion'), `${renderer2d}classes/P5AsciifyRenderer2D`],
  flip: [abstractFeature, brightness, edge],
  // Slips.
  brightnes: [brightness],
  brigthness: [brightness, guide('fundamentals')],
  instalation: [start('installation')],
  colros: [depth('colours')],
  perfomance: [depth('performance')],
  exprot: [guide('exporting')],
  trobleshooting: [help('troubleshooting')],
  saveStings: [asciifier],
  // Questions.
  'save as svg': [guide('exporting'), asciifier, svgOptions],
  'export gif': [guide('exporting')],
  'save png': [guide('exporting')],
  'export text file': [guide('exporting'), asciifier],
  'how to change font': [depth('fonts'), asciifier],
  'how do I change the font size': [depth('fonts'), asciifier, manager, guide('fundamentals')],
  'p5 2.0': [guide('p5-2.x.x')],
  'p5.js 2 async setup': [guide('p5-2.x.x')],
  'remove background': [depth('colours'), asciifier, manager],
  'transparent background': [depth('colours')],
  'black canvas': [help('troubleshooting')],
  'webgl required': [help('troubleshooting'), start('installation')],
  'multiple asciifiers': [guide('multiple-asciifiers')],
  'several grids in parallel': [guide('multiple-asciifiers'), manager],
  'write my own renderer': [
    guide('custom-ascii-conversion'),
    '/docs/advanced-guides/using-plugins',
  ],
  'build a plugin': ['/docs/advanced-guides/using-plugins'],
  'edge detection': [edge, edgeOptions, guide('first-rendering-pipeline')],
  'order of renderers': [
    depth('managing-a-pipeline'),
    rendererManager,
    guide('first-rendering-pipeline'),
  ],
  'where to get pixel fonts': [community('resources')],
  'report a bug': [community('support')],
  'is it still maintained': [help('project-status')],
  'invert colors': [abstractFeature, brightness, edge, depth('colours')],
  'script tag': [start('installation')],
  'disable ascii effect': [
    start('installation'),
    guide('fundamentals'),
    asciifier,
    rendererManager,
  ],
  'what does this site store': ['/docs/legal/data-protection-policy-en'],
};
