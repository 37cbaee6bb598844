/**
 * Queries that readers of these docs type, and the pages that answer them. A query counts as
 * answered when one of its pages is among the first three that the search box shows.
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
const renderer = `${renderers}classes/P5AsciifyRenderer`;
const edgeOptions = `${renderers}interfaces/EdgeAsciiRendererOptions`;
const svgOptions = `${namespaces}utils/interfaces/SVGExportOptions`;
const rendererManager = `${renderers}classes/P5AsciifyRendererManager`;

const guide = (name: string): string => `/docs/guides/${name}`;
const depth = (name: string): string => `/docs/in-depth/${name}`;
const start = (name: string): string => `/docs/getting-started/${name}`;
const help = (name: string): string => `/docs/help/${name}`;
const community = (name: string): string => `/docs/community/${name}`;
const example = (slug: string): string => `/examples/${slug}`;
const gallery = ['/examples', community('showcase')];
const ownPlugin = '/docs/advanced-guides/using-plugins';

type Queries = Readonly<Record<string, readonly string[]>>;

/** Words that a newcomer types first: every one of them has to be answered. */
export const plainWords: Queries = {
  webcam: [example('mirror'), guide('fundamentals')],
  camera: [example('mirror'), guide('fundamentals')],
  fullscreen: [depth('grid')],
  emoji: [depth('fonts')],
  react: [start('installation')],
  cdn: [start('installation')],
  sound: [guide('first-rendering-pipeline')],
  license: [help('project-status')],
  'how do I change the font': [depth('fonts')],
  'change characters': [guide('first-rendering-pipeline')],
  'update is not a function': [help('troubleshooting')],
};

const words: Queries = {
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
  plugins: [guide('using-plugins'), ownPlugin],
  installation: [start('installation')],
  download: [start('installation')],
  npm: [start('installation')],
  vite: [start('installation')],
  vue: [start('installation')],
  typescript: [start('typescript-support')],
  playground: [start('playgrounds'), '/playground'],
  troubleshooting: [help('troubleshooting')],
  changelog: [help('changelog')],
  maintained: [help('project-status')],
  'textmode.js': ['/docs/moving-to-textmode', help('project-status')],
  discord: [community('support')],
  donate: ['/docs/donate'],
  showcase: [community('showcase')],
  examples: gallery,
  demo: gallery,
  contributing: [community('contributing')],
  github: [community('contributing'), start('installation')],
  imprint: ['/docs/legal/imprint-en'],
  privacy: ['/docs/legal/data-protection-policy-en'],
  cookies: ['/docs/legal/data-protection-policy-en'],
  introduction: ['/docs/intro'],
  'getting started': ['/docs/intro', start('installation')],
  fundamentals: [guide('fundamentals')],
  licence: [help('project-status'), '/docs/legal/imprint-en'],
  copyright: [help('project-status'), '/docs/legal/imprint-en'],
  audio: [guide('first-rendering-pipeline')],
  microphone: [guide('first-rendering-pipeline')],
  video: [
    guide('fundamentals'),
    example('film-leader'),
    example('recipe-video'),
    guide('exporting'),
  ],
  mouse: [depth('grid'), '/docs/first-piece/mouse'],
  mobile: [depth('performance')],
  android: [help('troubleshooting')],
  shader: [guide('custom-renderer-shader'), example('shader-plasma'), ownPlugin],
  transparency: [depth('colours')],
  resize: [depth('grid')],
  responsive: [depth('grid')],
  unicode: [depth('fonts')],
  japanese: [depth('fonts')],
  blurry: [depth('grid')],
  screenshot: [guide('exporting')],
  hydra: [guide('livecoding')],
  offline: ['/markdown-page'],
  accessibility: ['/markdown-page'],
  compatibility: [start('will-my-sketch-work')],
  trails: [start('will-my-sketch-work')],
  '2d sketch': [start('will-my-sketch-work'), example('from-2d'), example('recipe-2d-sketch')],
  chafa: [depth('how-good-are-the-characters')],
  benchmark: [depth('how-good-are-the-characters')],
};

const symbols: Queries = {
  glyphColor: [fontManager],
  'glyph color': [fontManager],
  'P5Asciifier.font': [asciifier],
  fontSize: [asciifier, manager],
  setupAsciify: [`${api}functions/setupAsciify`],
  drawAsciify: [`${api}functions/drawAsciify`],
  sobelThreshold: [edge, edgeOptions],
  sobel: [edge, edgeOptions, guide('first-rendering-pipeline')],
  saveSVG: [asciifier],
  toJSON: [asciifier],
  loadJSON: [asciifier],
  brightnessRange: [brightness],
  P5AsciifyGrid: [grid],
  RENDERER_TYPES: [`${renderers}variables/RENDERER_TYPES`],
  setErrorLevel: [manager],
  P5AsciifyErrorLevel: [`${namespaces}errors/enumerations/P5AsciifyErrorLevel`],
  compareVersions: [`${namespaces}utils/functions/compareVersions`],
  characterFramebuffer: [`${renderer2d}classes/P5AsciifyRenderer2D`, renderer],
  registerPlugin: [manager],
  p5asciify: [`${api}variables/p5asciify`],
  gridResponsive: [asciifier, manager],
  gridDimensions: [asciifier, manager],
  'renderer.update': [renderer, abstractFeature],
  backgroundMode: [asciifier, manager],
  setCaptureTexture: [asciifier],
  renderToCanvas: [asciifier],
  deactivateHook: [manager],
  characterColorMode: [abstractFeature, brightness, edge],
  'p5asciify.add': [manager],
  cellWidth: [grid],
  getInstance: [manager],
};

/** Beginnings of words, half-remembered names, and typing errors. */
const nearlyRight: Queries = {
  p5asciifi: [asciifier, `${api}variables/p5asciifier`],
  renderermanager: [rendererManager],
  'font manager': [fontManager],
  livecod: [guide('livecoding')],
  'live coding': [guide('livecoding')],
  fontmanag: [fontManager],
  custom2d: [guide('custom-ascii-conversion'), `${renderer2d}classes/P5AsciifyRenderer2D`],
  flip: [abstractFeature, brightness, edge],
  webc: [example('mirror'), example('recipe-webcam'), guide('fundamentals')],
  fullscr: [depth('grid')],
  troubl: [help('troubleshooting')],
  trans: [depth('colours'), guide('custom-ascii-conversion'), renderer],
  expor: [guide('exporting')],
  'font si': [depth('fonts'), asciifier, manager],
  emojis: [depth('fonts')],
  brightnes: [brightness],
  brigthness: [brightness, guide('fundamentals')],
  instalation: [start('installation')],
  instal: [start('installation')],
  colros: [depth('colours')],
  perfomance: [depth('performance')],
  exprot: [guide('exporting')],
  trobleshooting: [help('troubleshooting')],
  saveStings: [asciifier],
  charachters: [guide('first-rendering-pipeline'), abstractFeature, fontManager],
  licens: [help('project-status')],
  backgroud: [depth('colours'), asciifier],
  pluggin: [guide('using-plugins'), ownPlugin],
  typscript: [start('typescript-support')],
  'mutliple asciifiers': [guide('multiple-asciifiers')],
  framebufer: [guide('custom-ascii-conversion'), renderer, guide('multiple-asciifiers')],
  fullsreen: [depth('grid')],
};

const questions: Queries = {
  'what is p5.asciify': ['/docs/intro'],
  'how to change font': [depth('fonts'), asciifier],
  'can I use my own font?': [depth('fonts')],
  'how do I change the font size': [depth('fonts'), asciifier, manager, guide('fundamentals')],
  'how can I make the characters smaller': [depth('fonts')],
  'how do I change the colors': [depth('colours')],
  'which characters are there in the default font': [depth('fonts')],
  'how do I use it with react?': [start('installation')],
  'does it work on phones': [depth('performance'), help('troubleshooting')],
  'does p5.asciify work with p5.js 2?': [guide('p5-2.x.x')],
  'how do I install p5.asciify': [start('installation')],
  'is it still maintained': [help('project-status')],
  'what’s the difference between p5asciify and p5asciifier': [guide('fundamentals')],
  'can I use it commercially': [help('project-status')],
  'is it free': [help('project-status'), '/docs/donate'],
  'who made this': [community('contributors')],
  "why doesn't it work": [help('troubleshooting')],
  'why is my canvas black': [help('troubleshooting')],
  "why don't I see any characters": [help('troubleshooting')],
  'why is my sketch so slow': [depth('performance')],
  'where to get pixel fonts': [community('resources')],
  'how do I turn the effect off?': [start('installation')],
  'how do I use several renderers at once': [
    depth('managing-a-pipeline'),
    rendererManager,
    guide('first-rendering-pipeline'),
    guide('using-plugins'),
  ],
  'how do I export a gif': [guide('exporting')],
  'how can I copy the text': [guide('exporting'), asciifier],
  'how do I convert an image to ascii': [guide('fundamentals'), '/docs/intro'],
  'how do I draw over the characters?': [guide('first-rendering-pipeline')],
  'how many columns and rows are there': [depth('grid'), grid],
  'what does this site store': ['/docs/legal/data-protection-policy-en'],
  'where is the source code': [community('contributing')],
};

const tasks: Queries = {
  'save as svg': [guide('exporting'), asciifier, svgOptions],
  'export gif': [guide('exporting')],
  'save png': [guide('exporting')],
  'save video': [guide('exporting')],
  'export text file': [guide('exporting'), asciifier],
  'p5 2.0': [guide('p5-2.x.x')],
  'p5.js 2 async setup': [guide('p5-2.x.x')],
  'remove background': [depth('colours'), asciifier, manager],
  'transparent background': [depth('colours')],
  'multiple asciifiers': [guide('multiple-asciifiers')],
  'several grids in parallel': [guide('multiple-asciifiers'), manager],
  'write my own renderer': [guide('custom-ascii-conversion'), ownPlugin],
  'build a plugin': [ownPlugin],
  'edge detection': [edge, edgeOptions, guide('first-rendering-pipeline')],
  'order of renderers': [
    depth('managing-a-pipeline'),
    rendererManager,
    guide('first-rendering-pipeline'),
  ],
  'report a bug': [community('support')],
  'invert colors': [
    guide('custom-ascii-conversion'),
    abstractFeature,
    brightness,
    edge,
    depth('colours'),
  ],
  'script tag': [start('installation')],
  'disable ascii effect': [
    start('installation'),
    guide('fundamentals'),
    asciifier,
    rendererManager,
  ],
  'green text like in the matrix': [depth('colours')],
  'rotate characters': [guide('custom-ascii-conversion'), abstractFeature],
  'mirror the characters': [abstractFeature, guide('custom-ascii-conversion'), renderer],
  'write text into the grid': [guide('custom-ascii-conversion'), example('text-menu')],
  'move a character with the mouse': [
    depth('grid'),
    example('compass-needles'),
    '/docs/first-piece/mouse',
  ],
  'only numbers as characters': [guide('first-rendering-pipeline')],
  'audio reactive': [guide('first-rendering-pipeline')],
  'music visualizer': [guide('first-rendering-pipeline')],
  'resize canvas': [depth('grid')],
  'load google fonts': [depth('fonts')],
  'remove the sketch': [depth('hooks-and-manual-mode')],
  'ascii only part of the canvas': [guide('multiple-asciifiers')],
  'use without internet': ['/markdown-page'],
  'upgrade to the latest version': [help('coming-from-an-older-version'), help('changelog')],
  'instance mode': [start('playgrounds'), start('installation'), guide('p5-2.x.x')],
  'import in typescript': [start('typescript-support'), start('installation')],
};

/** Messages as people paste them from the console. */
const messages: Queries = {
  'webgl required': [help('troubleshooting'), start('installation')],
  'black canvas': [help('troubleshooting')],
  'Uncaught TypeError: p5asciifier.update is not a function': [help('troubleshooting')],
  "Uncaught TypeError: Cannot read properties of null (reading 'enable')": [
    help('troubleshooting'),
  ],
  "TypeError: Cannot read properties of undefined (reading 'fontSize')": [help('troubleshooting')],
  'Uncaught ReferenceError: p5asciify is not defined': [help('troubleshooting')],
  "ReferenceError: Can't find variable: p5asciifier": [help('troubleshooting')],
  'p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().': [
    help('troubleshooting'),
  ],
  '[p5.asciify] p5 is not there yet: call p5asciify.init(), setup() and asciify() yourself.': [
    help('troubleshooting'),
    manager,
  ],
  'renderer: the asciifier is not set up yet. Use it in setupAsciify() or later.': [
    help('troubleshooting'),
  ],
  'glyphColor: expected a character of the current font, got "█" (U+2588).': [
    help('troubleshooting'),
  ],
  'fontSize: expected a number greater than 0, got -1.': [help('troubleshooting')],
  'characterColor: expected a p5.Color (make one with color(), or set the option with update()), got "red".':
    [help('troubleshooting')],
  'rendererName: expected one of "custom2D", "edge", "brightness", got "custom".': [
    help('troubleshooting'),
  ],
  'This loop ran for more than 2 seconds without a pause, so it was stopped.': [
    help('troubleshooting'),
    start('playgrounds'),
  ],
  'p5.asciify needs p5 1.8.0 or newer, got 1.7.0.': [help('troubleshooting')],
  'blocked by CORS policy': [help('troubleshooting')],
  'Failed to load resource: the server responded with a status of 404': [help('troubleshooting')],
  'WebGL context lost': [help('troubleshooting')],
  'WARNING: Too many active WebGL contexts. Oldest context will be lost.': [
    help('troubleshooting'),
  ],
};

/** Queries for examples, by what they show. */
const pictures: Queries = {
  planet: [example('ringed-planet'), example('brightness-pipeline'), example('edge-on-top')],
  'breakout game': [example('breakout')],
  tunnel: [example('tunnel')],
  'flow field': [example('flow-field'), example('recipe-flow-field')],
  'torus knot': [example('torus-knot')],
  corals: [example('reaction-diffusion')],
  'reaction diffusion': [example('reaction-diffusion')],
  dithering: [example('plugin-dither'), ownPlugin],
  eye: [example('eye')],
  mountains: [example('mountains')],
  plasma: [example('shader-plasma')],
  particles: [example('flow-field'), '/docs/cookbook/motion-and-simulation'],
  'bouncing dvd logo': [example('bouncing-logo')],
  sunset: [example('graphics-source')],
  countdown: [example('film-leader')],
  menu: [example('text-menu')],
  mirror: [example('mirror')],
};

export const relevance: Queries = {
  ...plainWords,
  ...words,
  ...symbols,
  ...nearlyRight,
  ...questions,
  ...tasks,
  ...messages,
  ...pictures,
};
