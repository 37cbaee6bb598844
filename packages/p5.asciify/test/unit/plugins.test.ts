import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorHandler, P5AsciifyErrorLevel } from '../../src/errors';
import { P5AsciifyPluginRegistry, type P5AsciifyRendererPlugin } from '../../src/plugins';
import { call } from './call';

// p5 cannot run outside of browsers; the registry names the built-in renderers, and calls none.
vi.mock('p5', () => ({ default: undefined }));

function plugin(id: string): P5AsciifyRendererPlugin {
  return {
    id,
    name: id,
    description: 'For a test',
    version: '1.0.0',
    author: 'test',
    create: () => {
      throw new Error('Not to be called.');
    },
  };
}

let registry: P5AsciifyPluginRegistry;
beforeEach(() => {
  registry = new P5AsciifyPluginRegistry();
});

describe('P5AsciifyPluginRegistry', () => {
  it('keeps plugins in the order of registration', () => {
    const [a, b] = [plugin('b'), plugin('a')];
    expect([registry.register(a), registry.register(b)]).toEqual([true, true]);
    expect(registry.getIds()).toEqual(['b', 'a']);
    expect(registry.getAll()).toEqual([a, b]);
    expect(registry.has('a')).toBe(true);
    expect(registry.get('b')).toBe(a);
  });

  it('forgets a plugin once', () => {
    registry.register(plugin('a'));
    expect([registry.unregister('a'), registry.unregister('a')]).toEqual([true, false]);
    expect(registry.get('a')).toBeUndefined();
  });
});

describe('a plugin that is refused', () => {
  afterEach(() => errorHandler.setGlobalLevel(P5AsciifyErrorLevel.THROW));

  it.each([
    [null, 'plugin: expected an object, got null.'],
    ['wave', 'plugin: expected an object, got "wave".'],
    [{}, 'plugin.id: expected a string that is not blank, got undefined.'],
    [plugin('  '), 'plugin.id: expected a string that is not blank, got "  ".'],
    [
      plugin('edge'),
      'plugin.id: expected an id other than the built-in brightness, edge, custom2D, got "edge".',
    ],
    [plugin('taken'), 'plugin.id: expected an id that is not registered yet (taken), got "taken".'],
    [
      { ...plugin('idle'), create: undefined },
      'plugin.create: expected a function, got undefined.',
    ],
  ])('%#: is named', (wrong, message) => {
    registry.register(plugin('taken'));
    expect(() => call(registry, 'register', [wrong])).toThrow(message);
    expect(registry.getIds()).toEqual(['taken']);
  });

  it('gives false below THROW', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    errorHandler.setGlobalLevel(P5AsciifyErrorLevel.WARNING);
    expect(registry.register(plugin('edge'))).toBe(false);
    vi.restoreAllMocks();
  });
});
