/**
 * Names that earlier versions of p5.asciify had. A site shows the table to its readers; the
 * diagnosis finds the names in sketches (`olderVersions.ts`).
 */

/** How code uses a name. */
export type FormerUse =
  /** A function of the sketch, of an instance of p5 or of the library. */
  | 'function'
  /** A member of `p5asciify`. */
  | 'manager'
  /** A member of any object of the library. */
  | 'member'
  /** A key in the options of a renderer. */
  | 'option'
  /** A string that names a renderer or its type. */
  | 'renderer'
  /** A call without arguments whose value is used. */
  | 'value'
  /** A call whose value is spread. */
  | 'spread';

export interface FormerName {
  names: readonly [string, ...string[]];
  use: FormerUse;
  /** Code with the name. */
  before: string;
  /** The first version without it. */
  gone: string;
  /** Names the successor, in one or two sentences. Code is in backticks. */
  now: string;
  /** What can certainly be written in its place; in place of `p5asciify.name` for `manager`. */
  rename?: string;
  /** What `now` recommends, as the types and members of the library that it belongs to. */
  successors: readonly string[];
}

/** The newest changes come first. */
export const formerNames: readonly FormerName[] = [
  {
    names: ['invertMode'],
    use: 'option',
    before: 'update({ invertMode: true })',
    gone: '0.10.3',
    now: 'Call the option `invert`.',
    rename: 'invert',
    successors: ['FeatureAsciiRendererOptions.invert'],
  },
  {
    names: ['rotationAngle'],
    use: 'option',
    before: 'update({ rotationAngle: 45 })',
    gone: '0.10.3',
    now: 'Call the option `rotation`.',
    rename: 'rotation',
    successors: ['FeatureAsciiRendererOptions.rotation'],
  },
  {
    names: ['enabled'],
    use: 'value',
    before: 'if (renderer.enabled()) …',
    gone: '0.10.3',
    now: 'Read `renderer.options.enabled`. `enabled()` returns the renderer, not its state.',
    successors: ['P5AsciifyRenderer.options', 'P5AsciifyRenderer.enabled'],
  },
  {
    names: ['setFramebufferOptions'],
    use: 'member',
    before: 'renderer.setFramebufferOptions({ … })',
    gone: '0.10.3',
    now: 'Remove the call. To read the settings, use `renderer.framebufferOptions`.',
    successors: ['P5AsciifyRenderer.framebufferOptions'],
  },
  {
    names: ['glyphColor'],
    use: 'spread',
    before: "fill(...fontManager.glyphColor('A'))",
    gone: '0.10.2',
    now: "Write `fill(fontManager.glyphColor('A'))`, because `glyphColor()` returns a colour, not a list of numbers.",
    successors: ['P5AsciifyFontManager.glyphColor'],
  },
  {
    names: ['accurate'],
    use: 'renderer',
    before: "renderers().get('accurate')",
    gone: '0.9.5',
    now: 'Use `brightness`, or register a plugin and add its renderer with `renderers().add()`.',
    successors: ['P5AsciifyRendererManager.add'],
  },
  {
    names: ['custom'],
    use: 'renderer',
    before: "renderers().get('custom')",
    gone: '0.9.0',
    now: 'Write `custom2D`.',
    rename: 'custom2D',
    successors: [],
  },
  {
    names: ['inversionFramebuffer'],
    use: 'member',
    before: 'renderer.inversionFramebuffer',
    gone: '0.9.0',
    now: 'Draw into `renderer.transformFramebuffer`, where a red of 255 inverts a cell.',
    successors: ['P5AsciifyRenderer.transformFramebuffer'],
  },
  {
    names: ['renderers'],
    use: 'manager',
    before: 'p5asciify.renderers()',
    gone: '0.8.0',
    now: 'Write `p5asciifier.renderers()`, because renderers belong to an asciifier.',
    rename: 'p5asciifier.renderers',
    successors: ['P5Asciifier.renderers'],
  },
  {
    names: ['grid'],
    use: 'manager',
    before: 'p5asciify.grid',
    gone: '0.8.0',
    now: 'Write `p5asciifier.grid`, because the grid belongs to an asciifier.',
    rename: 'p5asciifier.grid',
    successors: ['P5Asciifier.grid'],
  },
  {
    names: ['fontManager'],
    use: 'manager',
    before: 'p5asciify.fontManager',
    gone: '0.8.0',
    now: 'Write `p5asciifier.fontManager`, because the font belongs to an asciifier.',
    rename: 'p5asciifier.fontManager',
    successors: ['P5Asciifier.fontManager'],
  },
  {
    names: ['saveStrings'],
    use: 'manager',
    before: "p5asciify.saveStrings('frame')",
    gone: '0.8.0',
    now: "Write `p5asciifier.saveStrings('frame')`, because each asciifier has its own characters.",
    rename: 'p5asciifier.saveStrings',
    successors: ['P5Asciifier.saveStrings'],
  },
  {
    names: ['loadFont'],
    use: 'manager',
    before: "p5asciify.loadFont('font.ttf')",
    gone: '0.8.0',
    now: 'Load the font with `loadFont()` of p5.js, and set it with `p5asciify.font()` in `setupAsciify()`.',
    successors: ['P5AsciifierManager.font', 'P5AsciifyExtensions.setupAsciify'],
  },
  {
    names: ['instance'],
    use: 'manager',
    before: 'p5asciify.instance(p)',
    gone: '0.8.0',
    now: 'Remove the call. The library finds the instance of p5 by itself.',
    successors: [],
  },
  {
    names: ['gradient'],
    use: 'renderer',
    before: "renderers().get('gradient')",
    gone: '0.8.0',
    now: "Draw the gradient yourself, with `p5asciifier.renderer('custom2D')`.",
    successors: ['P5Asciifier.renderer'],
  },
  {
    names: ['addAsciiGradient', 'removeAsciiGradient'],
    use: 'function',
    before: "addAsciiGradient('linear', …)",
    gone: '0.8.0',
    now: "Draw the gradient yourself, with `p5asciifier.renderer('custom2D')`.",
    successors: ['P5Asciifier.renderer'],
  },
  {
    names: ['setAsciiOptions'],
    use: 'function',
    before: 'setAsciiOptions({ edge: { … } })',
    gone: '0.7.0',
    now: "Set the options of each renderer in `setupAsciify()`, as in `p5asciifier.renderer('edge').update({ … })`.",
    successors: [
      'P5AsciifyExtensions.setupAsciify',
      'P5Asciifier.renderer',
      'P5AsciifyRenderer.update',
    ],
  },
  {
    names: ['loadAsciiFont'],
    use: 'function',
    before: "loadAsciiFont('font.ttf')",
    gone: '0.7.0',
    now: 'Load the font with `loadFont()` of p5.js, and set it with `p5asciify.font()` in `setupAsciify()`.',
    successors: ['P5AsciifierManager.font', 'P5AsciifyExtensions.setupAsciify'],
  },
  {
    names: ['setAsciifyFontSize'],
    use: 'function',
    before: 'setAsciifyFontSize(8)',
    gone: '0.7.0',
    now: 'Call `p5asciify.fontSize()` in `setupAsciify()`.',
    successors: ['P5AsciifierManager.fontSize', 'P5AsciifyExtensions.setupAsciify'],
  },
  {
    names: ['setAsciifyBorderColor'],
    use: 'function',
    before: "setAsciifyBorderColor('#000')",
    gone: '0.7.0',
    now: 'Call `p5asciify.background()`.',
    successors: ['P5AsciifierManager.background'],
  },
  {
    names: ['borderColor'],
    use: 'manager',
    before: "p5asciify.borderColor = '#000'",
    gone: '0.7.0',
    now: 'Call `p5asciify.background()`.',
    successors: ['P5AsciifierManager.background'],
  },
  {
    names: ['setAsciifyPostSetupFunction'],
    use: 'function',
    before: 'setAsciifyPostSetupFunction(() => { … })',
    gone: '0.7.0',
    now: 'Move the code into a function named `setupAsciify()`, which the library calls.',
    successors: ['P5AsciifyExtensions.setupAsciify'],
  },
  {
    names: ['setAsciifyPostDrawFunction'],
    use: 'function',
    before: 'setAsciifyPostDrawFunction(() => { … })',
    gone: '0.7.0',
    now: 'Move the code into a function named `drawAsciify()`, which the library calls.',
    successors: ['P5AsciifyExtensions.drawAsciify'],
  },
  {
    names: ['rendererManager'],
    use: 'manager',
    before: 'p5asciify.rendererManager.renderers[0]',
    gone: '0.7.0',
    now: "Find a renderer by its name, as in `p5asciifier.renderer('brightness')`.",
    successors: ['P5Asciifier.renderer'],
  },
  {
    names: ['updateOptions'],
    use: 'member',
    before: 'renderer.updateOptions({ … })',
    gone: '0.7.0',
    now: 'Call `renderer.update()`.',
    rename: 'update',
    successors: ['P5AsciifyRenderer.update'],
  },
  {
    names: ['customAsciiCharacterFramebuffer'],
    use: 'manager',
    before: 'p5asciify.customAsciiCharacterFramebuffer',
    gone: '0.7.0',
    now: "Use `p5asciifier.renderer('custom2D').characterFramebuffer`.",
    rename: "p5asciifier.renderer('custom2D').characterFramebuffer",
    successors: ['P5Asciifier.renderer', 'P5AsciifyRenderer2D.characterFramebuffer'],
  },
  {
    names: ['customPrimaryColorSampleFramebuffer'],
    use: 'manager',
    before: 'p5asciify.customPrimaryColorSampleFramebuffer',
    gone: '0.7.0',
    now: "Use `p5asciifier.renderer('custom2D').primaryColorFramebuffer`.",
    rename: "p5asciifier.renderer('custom2D').primaryColorFramebuffer",
    successors: ['P5Asciifier.renderer', 'P5AsciifyRenderer2D.primaryColorFramebuffer'],
  },
  {
    names: ['customSecondaryColorSampleFramebuffer'],
    use: 'manager',
    before: 'p5asciify.customSecondaryColorSampleFramebuffer',
    gone: '0.7.0',
    now: "Use `p5asciifier.renderer('custom2D').secondaryColorFramebuffer`.",
    rename: "p5asciifier.renderer('custom2D').secondaryColorFramebuffer",
    successors: ['P5Asciifier.renderer', 'P5AsciifyRenderer2D.secondaryColorFramebuffer'],
  },
  {
    names: ['addAsciiEffect', 'removeAsciiEffect', 'swapAsciiEffects'],
    use: 'function',
    before: "addAsciiEffect('post', 'crt')",
    gone: '0.6.0',
    now: 'Draw `p5asciifier.texture` with your own shader in `drawAsciify()`.',
    successors: ['P5Asciifier.texture', 'P5AsciifyExtensions.drawAsciify'],
  },
];
