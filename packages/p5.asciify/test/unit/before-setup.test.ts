import { afterEach, describe, expect, it, vi } from 'vitest';
import { P5Asciifier } from '../../src/asciifier/P5Asciifier';
import { errorHandler, P5AsciifyError, P5AsciifyErrorLevel } from '../../src/errors';
import { P5AsciifierManager } from '../../src/manager/P5AsciifierManager';
import { P5AsciifyPluginRegistry } from '../../src/plugins';
import { call } from './call';

// p5 cannot run outside of browsers; here it is missing, as on a page that has not loaded it yet.
vi.mock('p5', () => ({ default: undefined }));

const asciifier = () => new P5Asciifier(new P5AsciifyPluginRegistry());
const manager = P5AsciifierManager.getInstance();

afterEach(() => {
  errorHandler.setGlobalLevel(P5AsciifyErrorLevel.THROW);
  vi.restoreAllMocks();
});

describe('an asciifier before setupAsciify()', () => {
  it('remembers settings', () => {
    const early = asciifier();
    expect(() => {
      early.fontSize(8);
      early.background('navy');
      early.backgroundMode('sampled');
      early.gridDimensions(4, 3);
      early.gridResponsive(false);
      early.renderToCanvas(false);
      early.asciify();
    }).not.toThrow();
  });

  it.each([
    ['renderers', (early: P5Asciifier) => early.renderers()],
    ['renderer', (early: P5Asciifier) => early.renderer('edge')],
    ['grid', (early: P5Asciifier) => early.grid],
    ['fontManager', (early: P5Asciifier) => early.fontManager],
    ['texture', (early: P5Asciifier) => early.texture],
    ['fill', (early: P5Asciifier) => early.fill('A')],
    ['toString', (early: P5Asciifier) => early.toString()],
    ['toJSON', (early: P5Asciifier) => early.toJSON()],
    ['toSVG', (early: P5Asciifier) => early.toSVG()],
    ['saveSVG', (early: P5Asciifier) => early.saveSVG()],
    ['saveJSON', (early: P5Asciifier) => early.saveJSON()],
    ['saveStrings', (early: P5Asciifier) => early.saveStrings()],
    ['loadJSON', (early: P5Asciifier) => early.loadJSON('{}')],
  ])('%s says where it belongs', (method, use) => {
    expect(() => use(asciifier())).toThrow(
      new P5AsciifyError(
        `${method}: the asciifier is not set up yet. Use it in setupAsciify() or later.`,
      ),
    );
  });

  it('says so when it has been removed, until the next sketch', () => {
    const early = asciifier();
    early.retire();
    expect(() => early.renderers()).toThrow(
      'renderers: the asciifier has been removed. Make another with p5asciify.add().',
    );
    early.reset();
    expect(() => early.renderers()).toThrow('renderers: the asciifier is not set up yet.');
  });

  it.each([
    ['fontSize', [0], 'fontSize: expected a number greater than 0, got 0.'],
    ['fontSize', ['8'], 'fontSize: expected a number greater than 0, got "8".'],
    ['renderToCanvas', [1], 'renderToCanvas: expected true or false, got 1.'],
    ['backgroundMode', ['auto'], 'backgroundMode: expected "fixed" or "sampled", got "auto".'],
    ['background', [0], 'background: expected a colour: a string, an array or a p5.Color, got 0.'],
    ['gridDimensions', [0, 5], 'gridCols: expected a whole number of 1 or more, got 0.'],
    ['gridDimensions', [5, 1.5], 'gridRows: expected a whole number of 1 or more, got 1.5.'],
  ] as const)('%s(%o) is refused', (method, args, message) => {
    const early = asciifier();
    expect(() => call(early, method, args)).toThrow(message);
  });
});

describe('the manager before setupAsciify()', () => {
  it('is one of a kind', () => {
    expect(P5AsciifierManager.getInstance()).toBe(manager);
    const construct = (): unknown => Reflect.construct(P5AsciifierManager, []);
    expect(construct).toThrow('there is only one');
  });

  it('has one asciifier', () => {
    expect(manager.asciifiers).toHaveLength(1);
    expect(manager.asciifier()).toBe(manager.asciifiers[0]);
  });

  it.each([
    [1.5, 'index: expected a whole number, got 1.5.'],
    ['0', 'index: expected a whole number, got "0".'],
    [1, 'index: expected 0 to 0, got 1.'],
    [-1, 'index: expected 0 to 0, got -1.'],
  ])('asciifier(%o) is refused', (index, message) => {
    expect(() => call(manager, 'asciifier', [index])).toThrow(message);
    errorHandler.setGlobalLevel(P5AsciifyErrorLevel.SILENT);
    expect(call(manager, 'asciifier', [index])).toBeNull();
  });

  it.each([
    [7, 'index: expected 0 to 0, got 7.'],
    ['0', 'remove: expected a position or a P5Asciifier, got "0".'],
    [asciifier(), 'remove: expected an asciifier that has not been removed, got one that has.'],
  ])('remove(%#) is refused', (target, message) => {
    expect(() => call(manager, 'remove', [target])).toThrow(message);
    expect(manager.asciifiers).toHaveLength(1);
  });

  it('adds nothing yet', () => {
    expect(() => manager.add()).toThrow('add: the sketch is not set up yet.');
    errorHandler.setGlobalLevel(P5AsciifyErrorLevel.SILENT);
    expect(manager.add()).toBeNull();
  });

  it('has nothing to capture, to set up or to draw', () => {
    expect(() => manager.sketchFramebuffer).toThrow('sketchFramebuffer: the sketch is not set up');
    expect(() => manager.setup()).toThrow('setup: the default font is not there yet');
    expect(() => manager.asciify()).not.toThrow();
  });
});
