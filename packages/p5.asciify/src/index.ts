/**
 * p5.asciify turns what a WEBGL sketch draws into a grid of characters, in real time. Start at
 * {@link p5asciifier} to change how the sketch looks, or at {@link p5asciify} for the library as a
 * whole.
 *
 * ## What to reach for
 *
 * | To | Use |
 * | --- | --- |
 * | run code once the library is ready, or draw above the characters | {@link P5AsciifyExtensions.setupAsciify}, {@link P5AsciifyExtensions.drawAsciify} |
 * | change the font or the size of the characters | {@link P5Asciifier.font}, {@link P5Asciifier.fontSize} |
 * | choose which characters stand for dark and bright | {@link renderers.renderer2d.feature.P5AsciifyBrightnessRenderer.characters | P5AsciifyBrightnessRenderer.characters} |
 * | colour characters and cells | {@link renderers.renderer2d.feature.P5AsciifyBrightnessRenderer.characterColor | P5AsciifyBrightnessRenderer.characterColor}, {@link renderers.renderer2d.feature.P5AsciifyBrightnessRenderer.backgroundColor | P5AsciifyBrightnessRenderer.backgroundColor} and their modes |
 * | trace outlines | {@link renderers.renderer2d.feature.P5AsciifyEdgeRenderer | P5AsciifyEdgeRenderer} |
 * | write text, or set single cells | {@link renderers.renderer2d.P5AsciifyRenderer2D | P5AsciifyRenderer2D}, {@link P5Asciifier.fill} |
 * | combine renderers, and set their order | {@link P5Asciifier.renderers}, {@link renderers.P5AsciifyRendererManager | P5AsciifyRendererManager} |
 * | fix the number of columns and rows, or find a cell | {@link P5Asciifier.gridDimensions}, {@link P5AsciifyGrid} |
 * | convert several pictures at once | {@link P5AsciifierManager.add} |
 * | use the result as a texture | {@link P5Asciifier.texture} |
 * | save or load what is on the grid | {@link P5Asciifier.saveStrings}, {@link P5Asciifier.saveSVG}, {@link P5Asciifier.saveJSON}, {@link P5Asciifier.loadJSON} |
 * | write a renderer of your own | {@link plugins.P5AsciifyRendererPlugin | P5AsciifyRendererPlugin}, {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D | P5AsciifyAbstractFeatureRenderer2D} |
 * | decide when the library acts | {@link P5AsciifierManager.activateHook}, {@link P5AsciifierManager.deactivateHook} |
 * | have mistakes warn instead of throw | {@link P5AsciifierManager.setErrorLevel}, {@link errors.P5AsciifyErrorLevel | P5AsciifyErrorLevel} |
 *
 * @packageDocumentation
 */
import './p5-compat/type-declarations';

export { p5asciify, p5asciifier } from './globals';
export { P5AsciifierManager } from './manager/P5AsciifierManager';
export { P5Asciifier } from './asciifier/P5Asciifier';
export { P5AsciifyColorPalette } from './color/P5AsciifyColorPalette';
export { P5AsciifyGrid } from './grid/P5AsciifyGrid';
export { P5AsciifyFontManager } from './font/P5AsciifyFontManager';
export { P5AsciifyHookManager } from './hooks/P5AsciifyHookManager';
/** How pictures become characters: the renderers, and the list that an asciifier runs. */
export * as renderers from './renderers';
/** Versions, checks and the options of the exporters. */
export * as utils from './utils';
/** Renderers from elsewhere: what a plugin has to be, and the registry that holds them. */
export * as plugins from './plugins';
/** What is thrown or logged when an argument is wrong, and how to choose between the two. */
export * as errors from './errors';
export type { HookType, P5AsciifyHookHandlers, P5AsciifyExtensions } from './hooks/types';
export type { OpenTypeGlyph, P5AsciifyCharacter } from './font/character';
