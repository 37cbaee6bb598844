import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorHandler, P5AsciifyError, P5AsciifyErrorLevel } from '../../src/errors';
import { describeValue } from '../../src/errors/describe-value';
import { expectArgument } from '../../src/errors/expect';

const { SILENT, WARNING, ERROR, THROW } = P5AsciifyErrorLevel;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  errorHandler.setGlobalLevel(THROW);
});

describe('expectArgument', () => {
  const check = () => expectArgument(false, 'fontSize', 'a number greater than 0', -1);
  const message = 'fontSize: expected a number greater than 0, got -1.';
  const context = { providedValue: -1, method: 'fontSize' };

  it('passes what is right without a word, at every level', () => {
    for (const level of [SILENT, WARNING, ERROR, THROW]) {
      errorHandler.setGlobalLevel(level);
      expect(expectArgument(true, 'fontSize', 'a number', 1)).toBe(true);
    }
    expect(console.warn).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('says nothing at SILENT', () => {
    errorHandler.setGlobalLevel(SILENT);
    expect(check()).toBe(false);
    expect(console.warn).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('warns at WARNING', () => {
    errorHandler.setGlobalLevel(WARNING);
    expect(check()).toBe(false);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(`[p5.asciify] ${message}`, context);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('prints an error at ERROR', () => {
    errorHandler.setGlobalLevel(ERROR);
    expect(check()).toBe(false);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(`[p5.asciify] ${message}`, context);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('throws at THROW, and at a level that does not exist', () => {
    expect(check).toThrow(new P5AsciifyError(message));
    const unknown: number = 7;
    errorHandler.setGlobalLevel(unknown);
    expect(check).toThrow(P5AsciifyError);
  });

  it('names the method when the argument has another name', () => {
    errorHandler.setGlobalLevel(WARNING);
    expectArgument(false, 'index', 'a whole number', 1.5, 'asciifier');
    expect(console.warn).toHaveBeenCalledWith(
      '[p5.asciify] index: expected a whole number, got 1.5.',
      { providedValue: 1.5, method: 'asciifier' },
    );
  });
});

describe('validate', () => {
  it('hands on what led to the error', () => {
    const cause = new Error('lost');
    const check = () => errorHandler.validate(false, 'add: failed', {}, cause);
    expect(check).toThrow(
      expect.objectContaining({ message: 'add: failed', originalError: cause }),
    );
  });
});

describe('remark', () => {
  it('is printed at every level but SILENT, and never thrown', () => {
    errorHandler.remark('Look here.');
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('[p5.asciify] Look here.');
    errorHandler.setGlobalLevel(SILENT);
    errorHandler.remark('Look here.');
    expect(console.warn).toHaveBeenCalledTimes(1);
  });
});

describe('P5AsciifyError', () => {
  it('carries its name and what led to it', () => {
    const cause = new Error('lost');
    const error = new P5AsciifyError('setup failed', cause);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('P5AsciifyError');
    expect(error.originalError).toBe(cause);
  });
});

describe('describeValue', () => {
  class Torus {}
  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [-1, '-1'],
    [NaN, 'NaN'],
    [12n, '12n'],
    [true, 'true'],
    ['16', '"16"'],
    [[1, 'a', [null]], '[1, "a", [null]]'],
    [{}, 'an object'],
    [Object.create(null), 'an object'],
    [new Torus(), 'an object of type Torus'],
    [new (class Fr {})(), 'an object'],
    [Torus, 'the function Torus'],
    [Symbol('s'), 'Symbol(s)'],
  ])('shows %o as %s', (value, shown) => {
    expect(describeValue(value)).toBe(shown);
  });

  it('gives classes of p5 the names that p5 has for them, also if p5 is minified', () => {
    class yt {}
    vi.stubGlobal('p5', { VERSION: '2.3.4', MediaElement: yt });
    expect(describeValue(new yt())).toBe('a p5.MediaElement');
    vi.unstubAllGlobals();
    expect(describeValue(new yt())).toBe('an object');
  });

  it('keeps to one short line', () => {
    expect(describeValue('x'.repeat(500))).toHaveLength(60);
    expect(describeValue('a\nb')).toBe('"a\\nb"');
  });
});
