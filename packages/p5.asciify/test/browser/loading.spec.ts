import { html, LIBRARY_SCRIPT, p5Script, sketchScript, watchScript } from './harness/document';
import type { Sketch } from './harness/sketch';
import { expect, test } from './harness/test';

const EXPORTS = [
  'P5AsciifierManager',
  'P5Asciifier',
  'P5AsciifyColorPalette',
  'P5AsciifyFontManager',
  'P5AsciifyGrid',
  'P5AsciifyHookManager',
  'errors',
  'p5asciifier',
  'p5asciify',
  'plugins',
  'renderers',
  'utils',
].sort();

/** What the library makes global, under the names that it exports. */
const SHORTCUTS = [
  'p5asciify',
  'p5asciifier',
  'P5AsciifyAbstractFeatureRenderer2D',
  'P5AsciifyRenderer2D',
  'P5AsciifyRenderer',
  'P5AsciifyErrorLevel',
];

const NAMESPACES = {
  errors: ['P5AsciifyError', 'P5AsciifyErrorHandler', 'P5AsciifyErrorLevel', 'errorHandler'],
  plugins: ['P5AsciifyPluginRegistry'],
  renderers: [
    'P5AsciifyDisplayRenderer',
    'P5AsciifyRenderer',
    'P5AsciifyRendererManager',
    'RENDERER_TYPES',
    'renderer2d',
  ],
  'renderers.renderer2d': ['CUSTOM_DEFAULT_OPTIONS_2D', 'P5AsciifyRenderer2D', 'feature'],
  'renderers.renderer2d.feature': [
    'BRIGHTNESS_DEFAULT_OPTIONS',
    'EDGE_DEFAULT_OPTIONS',
    'P5AsciifyAbstractFeatureRenderer2D',
    'P5AsciifyBrightnessRenderer',
    'P5AsciifyEdgeRenderer',
  ],
  utils: [
    'P5AsciifyJSONExporter',
    'P5AsciifySVGExporter',
    'compareVersions',
    'createEmptyPath',
    'createGlyphPath',
    'detectP5Version',
    'getGlyphIndex',
    'glyphToSVGPath',
    'isP5AsyncCapable',
    'isValidP5Color',
    'isValidP5Font',
  ],
};

const white = {
  draw() {
    background(255);
  },
};

/** Names of everything that the library and its namespaces export. */
const names = (sketch: Sketch) =>
  sketch.evaluate(() => {
    const library = window.p5.asciify;
    const { errors, plugins, renderers, utils } = library;
    const { renderer2d } = renderers;
    const namesOf = (found: object) => Object.keys(found).sort();
    return {
      library: namesOf(library),
      errors: namesOf(errors),
      plugins: namesOf(plugins),
      renderers: namesOf(renderers),
      'renderers.renderer2d': namesOf(renderer2d),
      'renderers.renderer2d.feature': namesOf(renderer2d.feature),
      utils: namesOf(utils),
    };
  });

test('a script tag makes p5.asciify and its shortcuts known', async ({ open, p5 }) => {
  const sketch = await open(white);
  expect(await names(sketch)).toEqual({ library: EXPORTS, ...NAMESPACES });
  const shortcuts = await sketch.evaluate(() => {
    const library = window.p5.asciify;
    const { feature, ...renderer2d } = library.renderers.renderer2d;
    return {
      p5asciify: window.p5asciify === library.p5asciify,
      p5asciifier: window.p5asciifier === library.p5asciify.asciifier(0),
      feature:
        window.P5AsciifyAbstractFeatureRenderer2D === feature.P5AsciifyAbstractFeatureRenderer2D,
      renderer2D: window.P5AsciifyRenderer2D === renderer2d.P5AsciifyRenderer2D,
      renderer: window.P5AsciifyRenderer === library.renderers.P5AsciifyRenderer,
      levels: window.P5AsciifyErrorLevel === library.errors.P5AsciifyErrorLevel,
      singleton: library.P5AsciifierManager.getInstance() === window.p5asciify,
    };
  });
  expect(new Set(Object.values(shortcuts))).toEqual(new Set([true]));
  const version = await sketch.evaluate(() => {
    const { utils } = window.p5.asciify;
    const { p } = window.harness;
    return [p && utils.detectP5Version(p), utils.isP5AsyncCapable(window.p5.VERSION)];
  });
  expect(version).toEqual([expect.stringMatching(new RegExp(`^${p5}\\b`)), p5 === '2']);
});

test('defaults are the documented ones', async ({ open }) => {
  const sketch = await open(white);
  const defaults = await sketch.evaluate(() => {
    const { renderers } = window.p5.asciify;
    const { feature, CUSTOM_DEFAULT_OPTIONS_2D } = renderers.renderer2d;
    return {
      brightness: feature.BRIGHTNESS_DEFAULT_OPTIONS,
      edge: feature.EDGE_DEFAULT_OPTIONS,
      custom: CUSTOM_DEFAULT_OPTIONS_2D,
      types: Object.keys(renderers.RENDERER_TYPES),
      available: p5asciifier.renderers().getAvailableRendererTypes(),
      list: p5asciifier
        .renderers()
        .renderers.map(({ name, renderer }) => [name, renderer.options.enabled]),
    };
  });
  const shared = {
    characterColor: '#FFFFFF',
    characterColorMode: 'sampled',
    backgroundColor: '#000000',
    backgroundColorMode: 'fixed',
    invert: false,
    rotation: 0,
    flipHorizontally: false,
    flipVertically: false,
  };
  expect(defaults).toEqual({
    brightness: {
      ...shared,
      enabled: true,
      characters: ' .:-=+*%@#',
      brightnessRange: [0, 255],
    },
    edge: {
      ...shared,
      enabled: false,
      characters: '-/|\\-/|\\',
      sobelThreshold: 0.5,
      sampleThreshold: 16,
    },
    custom: { enabled: false },
    types: ['brightness', 'edge', 'custom2D'],
    available: ['brightness', 'edge', 'custom2D'],
    list: [
      ['custom2D', false],
      ['edge', false],
      ['brightness', true],
    ],
  });
});

test('loading it twice keeps the first instance', async ({ open, p5 }) => {
  const again = `${LIBRARY_SCRIPT}?again`;
  const sketch = await open(
    {
      ...white,
      setupAsciify() {
        document.title += 'called ';
      },
    },
    [p5Script(p5), LIBRARY_SCRIPT, again],
  );
  sketch.expected.push(/loaded twice/);
  expect(await sketch.text()).toEqual(Array(6).fill('#'.repeat(10)));
  expect(await sketch.page.title()).toBe('Sketchcalled');
  expect(await sketch.evaluate(() => p5asciify.asciifiers.length)).toBe(1);
  const same = await sketch.evaluate(() => window.p5.asciify.p5asciify === window.p5asciify);
  expect(same).toBe(true);
});

test('modules import it through an import map, in instance mode', async ({ site, sketch, p5 }) => {
  // p5 1.x is a classic script only, so a module of one line exports its global.
  const shim = `data:text/javascript,${encodeURIComponent('export default window.p5;')}`;
  const imports = {
    p5: p5 === '2' ? `${site.url}/p5-2/p5.esm.min.js` : shim,
    'p5.asciify': `${site.url}/dist/p5.asciify.esm.js`,
  };
  const instance = sketchScript({
    instance(p) {
      p.setup = () => {
        p.createCanvas(160, 96, p.WEBGL);
        p.noLoop();
      };
      p.draw = () => p.background(255);
    },
  });
  const url = site.publish(
    html(`
<script type="importmap">${JSON.stringify({ imports })}</script>
${p5 === '2' ? '' : `<script src="${p5Script(p5)}"></script>`}
<script type="module">
import p5 from 'p5';
import * as library from 'p5.asciify';
window.p5 ??= p5;
window.names = Object.keys(library).sort();
const { renderers: { P5AsciifyRenderer, renderer2d }, errors } = library;
const { P5AsciifyRenderer2D, feature } = renderer2d;
const imported = { ...library, ...errors, ...feature, P5AsciifyRenderer, P5AsciifyRenderer2D };
window.globals = ${JSON.stringify(SHORTCUTS)}.map((name) => window[name] === imported[name]);
${watchScript()}
${instance}
</script>`),
  );
  await sketch.open(url);
  expect(await sketch.evaluate<unknown>('names')).toEqual(EXPORTS);
  expect(await sketch.text()).toEqual(Array(6).fill('#'.repeat(10)));
  // The globals are there with modules, too.
  expect(await sketch.evaluate<unknown>('globals')).toEqual(SHORTCUTS.map(() => true));
});

test('without p5 it says what to load first', async ({ site, sketch }) => {
  await sketch.page.goto(site.publish(html(`<script src="${LIBRARY_SCRIPT}"></script>`)));
  expect(await sketch.evaluate(() => typeof window.p5asciify)).toBe('object');
  expect(sketch.console.map((entry) => entry.text()).join()).toMatch(/p5/);
});
