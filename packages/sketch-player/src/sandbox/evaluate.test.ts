// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { evaluate } from './evaluate';

/** What a module gets for a specifier, or the words in which it is refused. */
function required(specifier: string): unknown {
  let got: unknown;
  vi.stubGlobal('p5', { asciify: 'library' });
  vi.stubGlobal('tell', (value: unknown) => (got = value));
  const code = `try { tell(require(${JSON.stringify(specifier)})); } catch (error) { tell(error.message); }`;
  evaluate({ code, kind: 'module' }, () => {});
  return got;
}

afterEach(() => vi.unstubAllGlobals());

describe('evaluate', () => {
  it.each(['p5', 'p5/lib/p5.esm.js', '/lib/p5/1.11.13/p5.min.js'])('imports p5 by %s', (name) => {
    expect(required(name)).toEqual({ __esModule: true, default: { asciify: 'library' } });
  });

  it.each(['p5.asciify', './p5.asciify.esm.js'])('imports the library by %s', (name) => {
    expect(required(name)).toBe('library');
  });

  it('says what a module cannot import', () => {
    expect(required('three')).toBe(
      'Cannot import "three" here. Sketches can import "p5" and "p5.asciify".',
    );
    vi.stubGlobal('P5AsciifyShape', {});
    expect(required('three')).toBe(
      'Cannot import "three" here. Sketches can import "p5", "p5.asciify" and "p5.asciify-shape".',
    );
  });
});
