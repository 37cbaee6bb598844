import { afterEach, describe, expect, it, vi } from 'vitest';
import type p5 from 'p5';
import { compareVersions, detectP5Version, isP5AsyncCapable } from '../../src/p5-compat/version';

// p5 cannot run outside of browsers; here it is missing, as on a page that has not loaded it yet.
vi.mock('p5', () => ({ default: undefined }));

describe('compareVersions', () => {
  it.each([
    ['1.11.3', '1.8', 1],
    ['1.8.0', '1.11.3', -1],
    ['2.0', '2.0.0', 0],
    ['10.0', '9.9', 1],
    ['1.8.0', '1.8.0', 0],
    ['1', '1.0.1', -1],
  ])('%s against %s is %i', (v1, v2, order) => {
    expect(compareVersions(v1, v2)).toBe(order);
  });
});

describe('isP5AsyncCapable', () => {
  it.each([
    ['1.11.13', false],
    ['2.0.0', true],
    ['2.3.4', true],
  ])('%s: %s', (version, capable) => {
    expect(isP5AsyncCapable(version)).toBe(capable);
  });
});

describe('detectP5Version', () => {
  afterEach(() => vi.unstubAllGlobals());

  // A stand-in for a p5 instance: only the properties that are read matter.
  const instance = (properties: object) => properties as p5;

  it('asks the instance first', () => {
    vi.stubGlobal('p5', { VERSION: '1.11.13' });
    expect(detectP5Version(instance({ VERSION: '2.3.4' }))).toBe('2.3.4');
  });

  it('asks the p5 of the page next', () => {
    vi.stubGlobal('p5', { VERSION: '1.11.13' });
    expect(detectP5Version(instance({}))).toBe('1.11.13');
  });

  it('asks the class of the instance last', () => {
    class Sketch {
      static readonly VERSION = '1.9.0';
    }
    expect(detectP5Version(instance(new Sketch()))).toBe('1.9.0');
  });

  it('survives probes that throw, and passes over what is no version', () => {
    const guarded = {
      get VERSION(): string {
        throw new Error('not yet');
      },
      constructor: { VERSION: 'next' },
    };
    expect(detectP5Version(instance(guarded))).toBe('1.0.0');
  });
});
