/**
 * What each page of the API reference documents: the public API of 0.10.3 and of the shape renderer,
 * and nothing else.
 */

interface ApiPage {
  accessors?: string[];
  methods?: string[];
  /** Rows of the page's table of properties. */
  properties?: string[];
}

const api = '/docs/api';
const namespaces = `${api}/p5.asciify/namespaces`;
const renderers = `${namespaces}/renderers`;
const renderer2d = `${renderers}/namespaces/renderer2d`;
const feature = `${renderer2d}/namespaces/feature`;
const shape = `${api}/shape`;

const rendererAccessors = [
  'characterFramebuffer',
  'framebufferOptions',
  'options',
  'primaryColorFramebuffer',
  'rotationFramebuffer',
  'secondaryColorFramebuffer',
  'transformFramebuffer',
];
const rendererMethods = ['disable', 'enable', 'enabled', 'update'];

const featureAccessors = ['characterColorPalette', ...rendererAccessors];
const featureMethods = [
  'backgroundColor',
  'backgroundColorMode',
  'characterColor',
  'characterColorMode',
  'characters',
  'flipHorizontally',
  'flipVertically',
  'invert',
  'rotation',
  ...rendererMethods,
];

const featureOptions = [
  'backgroundColor',
  'backgroundColorMode',
  'characterColor',
  'characterColorMode',
  'characters',
  'enabled',
  'flipHorizontally',
  'flipVertically',
  'invert',
  'rotation',
];

export const classes: Readonly<Record<string, ApiPage>> = {
  [`${api}/classes/P5Asciifier`]: {
    accessors: ['fontManager', 'grid', 'texture'],
    methods: [
      'background',
      'backgroundMode',
      'fill',
      'font',
      'fontSize',
      'gridDimensions',
      'gridResponsive',
      'loadJSON',
      'renderer',
      'renderers',
      'renderToCanvas',
      'saveJSON',
      'saveStrings',
      'saveSVG',
      'setCaptureTexture',
      'toJSON',
      'toString',
      'toSVG',
    ],
  },
  [`${api}/classes/P5AsciifierManager`]: {
    accessors: ['asciifiers', 'pluginRegistry'],
    methods: [
      'activateHook',
      'add',
      'asciifier',
      'asciify',
      'background',
      'backgroundMode',
      'deactivateHook',
      'font',
      'fontSize',
      'getInstance',
      'gridDimensions',
      'gridResponsive',
      'init',
      'registerPlugin',
      'remove',
      'setErrorLevel',
      'setup',
    ],
  },
  [`${api}/classes/P5AsciifyColorPalette`]: {
    accessors: ['colors', 'framebuffer'],
    methods: ['setColors'],
  },
  [`${api}/classes/P5AsciifyFontManager`]: {
    accessors: [
      'characters',
      'charactersString',
      'font',
      'fontSize',
      'maxGlyphDimensions',
      'texture',
      'textureColumns',
      'textureRows',
    ],
    methods: ['glyphColor', 'glyphColors'],
  },
  [`${api}/classes/P5AsciifyGrid`]: {
    accessors: [
      'cellHeight',
      'cellWidth',
      'cols',
      'fixedDimensions',
      'height',
      'offsetX',
      'offsetY',
      'rows',
      'width',
    ],
  },
  [`${namespaces}/errors/classes/P5AsciifyError`]: { properties: ['originalError'] },
  [`${namespaces}/plugins/classes/P5AsciifyPluginRegistry`]: {
    methods: ['get', 'getAll', 'getIds', 'has', 'register', 'unregister'],
  },
  [`${renderers}/classes/P5AsciifyDisplayRenderer`]: {},
  [`${renderers}/classes/P5AsciifyRenderer`]: {
    accessors: rendererAccessors,
    methods: rendererMethods,
  },
  [`${renderers}/classes/P5AsciifyRendererManager`]: {
    accessors: ['asciiDisplayRenderer', 'hasEnabledRenderers', 'renderers'],
    methods: [
      'add',
      'clear',
      'disable',
      'enable',
      'enabled',
      'get',
      'getAvailableRendererTypes',
      'moveDown',
      'moveUp',
      'remove',
      'swap',
    ],
  },
  [`${renderer2d}/classes/P5AsciifyRenderer2D`]: {
    accessors: rendererAccessors,
    methods: rendererMethods,
  },
  [`${feature}/classes/P5AsciifyAbstractFeatureRenderer2D`]: {
    accessors: featureAccessors,
    methods: featureMethods,
  },
  [`${feature}/classes/P5AsciifyBrightnessRenderer`]: {
    accessors: featureAccessors,
    methods: ['brightnessRange', ...featureMethods],
  },
  [`${feature}/classes/P5AsciifyEdgeRenderer`]: {
    accessors: featureAccessors,
    methods: ['sampleThreshold', 'sobelThreshold', ...featureMethods],
  },
  // An interface to those who read the types, since nobody makes one but the plugin.
  [`${shape}/interfaces/ShapeRenderer`]: {
    accessors: featureAccessors,
    methods: [...featureMethods, 'contrast', 'steadiness', 'transforms'],
  },
};

export const interfaces: Readonly<Record<string, ApiPage>> = {
  [`${shape}/interfaces/ShapeRendererOptions`]: {
    properties: [...featureOptions, 'contrast', 'steadiness', 'transforms'],
  },
  [`${shape}/type-aliases/ShapeColorMode`]: {},
  [`${shape}/type-aliases/ShapeTransform`]: {},
  [`${api}/interfaces/P5AsciifyExtensions`]: { methods: ['drawAsciify', 'setupAsciify'] },
  [`${namespaces}/errors/enumerations/P5AsciifyErrorLevel`]: {
    properties: ['ERROR', 'SILENT', 'THROW', 'WARNING'],
  },
  [`${namespaces}/plugins/interfaces/P5AsciifyRendererPlugin`]: {
    methods: ['create'],
    properties: ['author', 'description', 'id', 'name', 'version'],
  },
  [`${renderers}/interfaces/AsciiRendererOptions`]: { properties: ['enabled'] },
  [`${renderers}/interfaces/FeatureAsciiRendererOptions`]: { properties: featureOptions },
  [`${renderers}/interfaces/BrightnessAsciiRendererOptions`]: {
    properties: ['brightnessRange', ...featureOptions],
  },
  [`${renderers}/interfaces/EdgeAsciiRendererOptions`]: {
    properties: ['sampleThreshold', 'sobelThreshold', ...featureOptions],
  },
  [`${renderers}/variables/RENDERER_TYPES`]: { properties: ['brightness', 'custom2D', 'edge'] },
  [`${renderer2d}/variables/CUSTOM_DEFAULT_OPTIONS_2D`]: { properties: ['enabled'] },
  [`${feature}/variables/BRIGHTNESS_DEFAULT_OPTIONS`]: {
    properties: ['brightnessRange', ...featureOptions],
  },
  [`${feature}/variables/EDGE_DEFAULT_OPTIONS`]: {
    properties: ['sampleThreshold', 'sobelThreshold', ...featureOptions],
  },
  [`${api}/type-aliases/HookType`]: {},
  [`${api}/type-aliases/P5AsciifyCharacter`]: {
    methods: ['getPath'],
    properties: ['advanceWidth', 'character', 'color', 'unicode'],
  },
  [`${api}/type-aliases/P5AsciifyHookHandlers`]: {
    methods: ['handleInit', 'handlePostDraw', 'handlePreDraw', 'handleSetup'],
  },
  [`${namespaces}/utils/interfaces/JSONExportOptions`]: {
    properties: ['filename', 'includeEmptyCells', 'prettyPrint'],
  },
  [`${namespaces}/utils/interfaces/SVGExportOptions`]: {
    properties: [
      ...['drawMode', 'filename', 'includeBackgroundRectangles', 'strokeWidth'],
      // Not in 0.10.3: what plotters and print need.
      ...['groupBy', 'widthInMillimetres'],
    ],
  },
};

export const functions = [
  ...['drawAsciify', 'setupAsciify'].map((name) => `${api}/functions/${name}`),
  ...[
    'compareVersions',
    'detectP5Version',
    'isP5AsyncCapable',
    'isValidP5Color',
    'isValidP5Font',
  ].map((name) => `${namespaces}/utils/functions/${name}`),
];

export const variables = [
  ...['p5asciifier', 'p5asciify'].map((name) => `${api}/variables/${name}`),
  `${shape}/variables/P5AsciifyShape`,
];

/** Index pages, with the number of entries under each of their headings. */
export const indexes: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  [`${api}/`]: {
    Functions: 2,
    Namespaces: 4,
    Classes: 5,
    Interfaces: 1,
    'Type Aliases': 3,
    Variables: 2,
  },
  [`${namespaces}/errors/`]: { Enumerations: 1, Classes: 1 },
  [`${namespaces}/plugins/`]: { Classes: 1, Interfaces: 1 },
  [`${renderers}/`]: { Namespaces: 1, Classes: 3, Interfaces: 4, Variables: 1 },
  [`${renderer2d}/`]: { Namespaces: 1, Classes: 1, Variables: 1 },
  [`${feature}/`]: { Classes: 3, Variables: 2 },
  [`${namespaces}/utils/`]: { Interfaces: 2, Functions: 5 },
  [`${shape}/`]: { Interfaces: 2, 'Type Aliases': 2, Variables: 1 },
};

/** Anchors that must keep working: other sites have linked to them for years. */
export const anchors: Readonly<Record<string, string[]>> = {
  [`${api}/interfaces/P5AsciifyExtensions`]: ['setupasciify', 'drawasciify'],
  [`${api}/classes/P5Asciifier`]: [
    'font',
    'fontmanager',
    'savestrings',
    'tostring',
    'savejson',
    'savesvg',
  ],
  [`${api}/classes/P5AsciifierManager`]: ['add', 'registerplugin'],
  [`${renderers}/classes/P5AsciifyRenderer`]: ['update', 'enabled'],
  [`${feature}/classes/P5AsciifyAbstractFeatureRenderer2D`]: ['flipvertically'],
  [`${renderer2d}/classes/P5AsciifyRenderer2D`]: [
    'characterframebuffer',
    'primarycolorframebuffer',
    'secondarycolorframebuffer',
    'rotationframebuffer',
    'transformframebuffer',
  ],
  [`${api}/classes/P5AsciifyFontManager`]: ['glyphcolor', 'glyphcolors'],
};

/** Every page of a symbol. */
export const symbols = [...Object.keys({ ...classes, ...interfaces }), ...functions, ...variables];
