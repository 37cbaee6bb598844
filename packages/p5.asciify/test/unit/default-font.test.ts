import type p5 from 'p5';
import { describe, expect, it, vi } from 'vitest';
import { P5AsciifyError } from '../../src/errors';
import { loadFontBeforeSetup } from '../../src/p5-compat/lifecycle';

vi.mock('p5', () => ({ default: undefined }));

const cause = new Error('refused by the page');

/** A sketch of p5 1.x, whose loadFont() reports an error only to a callback. */
const withCallbacks = {
  preload: () => undefined,
  loadFont: (_url: string, _done: unknown, failed?: (error: unknown) => void) => failed?.(cause),
};

describe('a default font that cannot be loaded', () => {
  it.each([
    ['1.11.13', withCallbacks],
    ['2.3.4', { loadFont: () => Promise.reject(cause) }],
    [
      '2.3.4',
      {
        loadFont: () => {
          throw cause;
        },
      },
    ],
  ])('is an error that says so, on p5 %s', async (version, sketch) => {
    const done = vi.fn();
    const loading = loadFontBeforeSetup(Object.assign({} as p5, sketch), 'font.ttf', version, done);
    await expect(loading).rejects.toEqual(
      new P5AsciifyError('init: the default font could not be loaded: refused by the page', cause),
    );
    await expect(loading).rejects.toHaveProperty('originalError', cause);
    expect(done).not.toHaveBeenCalled();
  });
});

describe('a default font that is there', () => {
  const font = {} as p5.Font;
  it.each([
    [
      '1.11.13',
      { ...withCallbacks, loadFont: (_: string, done: (f: p5.Font) => void) => done(font) },
    ],
    ['2.3.4', { loadFont: () => Promise.resolve(font) }],
  ])('is handed on, on p5 %s', async (version, sketch) => {
    const done = vi.fn();
    await loadFontBeforeSetup(Object.assign({} as p5, sketch), 'font.ttf', version, done);
    expect(done).toHaveBeenCalledExactlyOnceWith(font);
  });
});
