import { beforeEach, describe, expect, it, vi } from 'vitest';
import type p5 from 'p5';
import { P5AsciifyHookManager } from '../../src/hooks/P5AsciifyHookManager';
import { call } from './call';

const p = {} as p5;
const handlers = {
  handleInit: vi.fn(),
  handleSetup: vi.fn(),
  handlePreDraw: vi.fn(),
  handlePostDraw: vi.fn(),
};
const manager = P5AsciifyHookManager.getInstance();
manager.initialize(handlers);

beforeEach(() => {
  for (const type of ['init', 'afterSetup', 'pre', 'post'] as const) manager.activateHook(type);
  vi.clearAllMocks();
});

describe('P5AsciifyHookManager', () => {
  it('is one of a kind', () => {
    expect(P5AsciifyHookManager.getInstance()).toBe(manager);
    expect(() => new P5AsciifyHookManager()).toThrow('use getInstance(), there is only one');
  });

  it.each([
    ['init', handlers.handleInit],
    ['afterSetup', handlers.handleSetup],
    ['pre', handlers.handlePreDraw],
    ['post', handlers.handlePostDraw],
  ] as const)('%s runs its handler', (type, handler) => {
    for (const { fn } of manager.getHooks(type)) void fn(p);
    expect(handler).toHaveBeenCalledExactlyOnceWith(p);
  });

  it('gives no function for a hook that is off, and gives it again once it is on', () => {
    manager.deactivateHook('pre');
    expect(manager.isHookActive('pre')).toBe(false);
    expect(manager.getHooks('pre')).toEqual([]);
    expect(manager.isHookActive('post')).toBe(true);
    manager.activateHook('pre');
    expect(manager.getHooks('pre')).toHaveLength(1);
  });

  it('may be told to leave every hook alone', () => {
    for (const type of ['init', 'afterSetup', 'pre', 'post'] as const) {
      manager.deactivateHook(type);
      expect(manager.isHookActive(type)).toBe(false);
    }
  });

  it('ignores a second set of handlers', () => {
    manager.initialize({ ...handlers, handleInit: () => expect.fail('Not to be called.') });
    for (const { fn } of manager.getHooks('init')) void fn(p);
    expect(handlers.handleInit).toHaveBeenCalledOnce();
  });

  it.each([
    ['draw', 'hookType: expected one of "init", "afterSetup", "pre", "post", got "draw".'],
    [' ', 'hookType: expected a string that is not blank, got " ".'],
    [undefined, 'hookType: expected a string that is not blank, got undefined.'],
  ])('refuses %o', (type, message) => {
    for (const method of ['activateHook', 'deactivateHook']) {
      expect(() => call(manager, method, [type])).toThrow(message);
    }
  });
});
