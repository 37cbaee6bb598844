/**
 * p5.asciify turns what a WEBGL sketch draws into a grid of characters, in real time. Write
 * {@link P5AsciifyExtensions.setupAsciify | setupAsciify()} to configure it, and
 * {@link P5AsciifyExtensions.drawAsciify | drawAsciify()} to draw above the characters. Start at
 * {@link p5asciifier} to change how the sketch looks, or at {@link p5asciify} for the library as a
 * whole.
 *
 * ## I want to …
 *
 * ### Begin
 *
 * | I want to | Use |
 * | --- | --- |
 * | run code once the library is ready | {@link P5AsciifyExtensions.setupAsciify | setupAsciify()} |
 * | draw above the characters | {@link P5AsciifyExtensions.drawAsciify | drawAsciify()} |
 * | reach the asciifier of the sketch | {@link p5asciifier}, or {@link P5AsciifierManager.asciifier | asciifier()} |
 * | turn the conversion off and on again | {@link renderers.P5AsciifyRendererManager.disable | disable()}, {@link renderers.P5AsciifyRendererManager.enable | enable()} of {@link P5Asciifier.renderers | renderers()} |
 * | see the sketch itself for comparison | {@link renderers.P5AsciifyRendererManager.disable | disable()}: with every renderer off, the sketch is shown |
 *
 * ### Size, font and grid
 *
 * | I want to | Use |
 * | --- | --- |
 * | make the characters larger or smaller | {@link P5Asciifier.fontSize | fontSize()} |
 * | use my own font | {@link P5Asciifier.font | font()} |
 * | get finer detail | {@link P5Asciifier.fontSize | fontSize()} with a smaller number |
 * | fix the number of columns and rows | {@link P5Asciifier.gridDimensions | gridDimensions()} |
 * | let the grid fit the canvas again | {@link P5Asciifier.gridResponsive | gridResponsive()} |
 * | know how many cells there are, and how large | {@link P5Asciifier.grid | grid}: {@link P5AsciifyGrid} |
 * | find the cell under the mouse | {@link P5AsciifyGrid}: `offsetX`, `offsetY`, `cellWidth`, `cellHeight` |
 * | list the characters that a font has | {@link P5AsciifyFontManager.characters | characters} |
 *
 * ### Characters
 *
 * | I want to | Use |
 * | --- | --- |
 * | choose which characters stand for dark and bright | {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.characters | characters()} |
 * | use only part of the brightness range | {@link renderers.renderer2d.feature.P5AsciifyBrightnessRenderer.brightnessRange | brightnessRange()} |
 * | trace outlines | {@link renderers.renderer2d.feature.P5AsciifyEdgeRenderer | P5AsciifyEdgeRenderer} |
 * | find more or fewer edges | {@link renderers.renderer2d.feature.P5AsciifyEdgeRenderer.sobelThreshold | sobelThreshold()}, {@link renderers.renderer2d.feature.P5AsciifyEdgeRenderer.sampleThreshold | sampleThreshold()} |
 * | turn characters | {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.rotation | rotation()} |
 * | mirror characters | {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.flipHorizontally | flipHorizontally()}, {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.flipVertically | flipVertically()} |
 * | set several options at once | {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.update | update()} |
 *
 * ### Colours
 *
 * | I want to | Use |
 * | --- | --- |
 * | give all characters one colour | {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.characterColor | characterColor()} and {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.characterColorMode | characterColorMode()} |
 * | take the colours of the sketch | {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.characterColorMode | characterColorMode()} with `"sampled"` |
 * | colour the cells behind the characters | {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.backgroundColor | backgroundColor()}, {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.backgroundColorMode | backgroundColorMode()} |
 * | draw dark characters on bright cells | {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.invert | invert()} |
 * | give cells without a character a colour | {@link P5Asciifier.background | background()} |
 * | choose what cells without a character show | {@link P5Asciifier.backgroundMode | backgroundMode()} |
 *
 * ### Layers
 *
 * | I want to | Use |
 * | --- | --- |
 * | combine renderers | {@link P5Asciifier.renderers | renderers()} |
 * | add a second renderer of the same type | {@link renderers.P5AsciifyRendererManager.add | add()} |
 * | get one renderer by its name | {@link P5Asciifier.renderer | renderer()} |
 * | change which renderer lies on top | {@link renderers.P5AsciifyRendererManager.moveUp | moveUp()}, {@link renderers.P5AsciifyRendererManager.moveDown | moveDown()}, {@link renderers.P5AsciifyRendererManager.swap | swap()} |
 * | remove a renderer | {@link renderers.P5AsciifyRendererManager.remove | remove()}, {@link renderers.P5AsciifyRendererManager.clear | clear()} |
 * | write text on the grid, or set single cells | {@link renderers.renderer2d.P5AsciifyRenderer2D | P5AsciifyRenderer2D} |
 * | draw a chosen character into a framebuffer | {@link P5Asciifier.fill | fill()} |
 *
 * ### Sources and results
 *
 * | I want to | Use |
 * | --- | --- |
 * | convert a framebuffer, an image or a 2D graphics instead of the canvas | {@link P5Asciifier.setCaptureTexture | setCaptureTexture()} |
 * | convert several sources at once | {@link P5AsciifierManager.add | add()} |
 * | change the font of all asciifiers | {@link P5AsciifierManager.font | font()}, {@link P5AsciifierManager.fontSize | fontSize()} |
 * | put the result on a 3D shape | {@link P5Asciifier.texture | texture} |
 * | use the result elsewhere and keep the grid off the canvas | {@link P5Asciifier.renderToCanvas | renderToCanvas()} |
 *
 * ### Saving
 *
 * | I want to | Use |
 * | --- | --- |
 * | save what is on the grid as text | {@link P5Asciifier.saveStrings | saveStrings()} |
 * | get it as a string | {@link P5Asciifier.toString | toString()} |
 * | save it as SVG, for print | {@link P5Asciifier.saveSVG | saveSVG()}, {@link P5Asciifier.toSVG | toSVG()} |
 * | save it as JSON, with all colours | {@link P5Asciifier.saveJSON | saveJSON()}, {@link P5Asciifier.toJSON | toJSON()} |
 * | show a saved grid again | {@link P5Asciifier.loadJSON | loadJSON()} |
 *
 * ### Going further
 *
 * | I want to | Use |
 * | --- | --- |
 * | add renderers that others have written | {@link P5AsciifierManager.registerPlugin | registerPlugin()} |
 * | write my own renderer | {@link plugins.P5AsciifyRendererPlugin | P5AsciifyRendererPlugin}, {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D | P5AsciifyAbstractFeatureRenderer2D} |
 * | decide when the library acts | {@link P5AsciifierManager.activateHook | activateHook()}, {@link P5AsciifierManager.deactivateHook | deactivateHook()} |
 * | start the library by hand | {@link P5AsciifierManager.init | init()}, {@link P5AsciifierManager.setup | setup()}, {@link P5AsciifierManager.asciify | asciify()} |
 * | have mistakes warn instead of throw | {@link P5AsciifierManager.setErrorLevel | setErrorLevel()} |
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
/** How a source becomes characters: the renderers, and the list that an asciifier runs. */
export * as renderers from './renderers';
/** Versions, checks and the options of the exporters. */
export * as utils from './utils';
/** Renderers from elsewhere: what a plugin has to be, and the registry that holds them. */
export * as plugins from './plugins';
/** What is thrown or logged when an argument is wrong, and how to choose between the two. */
export * as errors from './errors';
export type { HookType, P5AsciifyHookHandlers, P5AsciifyExtensions } from './hooks/types';
export type { OpenTypeGlyph, P5AsciifyCharacter } from './font/character';
