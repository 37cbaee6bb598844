/** When the library looks for the functions of a sketch, as the reference describes it. */
import type p5 from 'p5';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { P5AsciifyHookManager } from '../../src/hooks/P5AsciifyHookManager';
import { sketchLifecycle } from '../../src/hooks/sketch-lifecycle';

// p5.js needs a browser as soon as it is imported.
vi.mock('p5', () => ({ default: undefined }));

class Context {}
vi.stubGlobal('WebGLRenderingContext', Context);

const handleSetup = vi.fn<(p: p5) => void>();
const nothing = (): void => undefined;
const hooks = P5AsciifyHookManager.getInstance();
hooks.initialize({
  handleInit: nothing,
  handleSetup,
  handlePreDraw: nothing,
  handlePostDraw: nothing,
});
const lifecycle = sketchLifecycle(hooks, {
  endCapture: nothing,
  afterDraw: (_p, present) => present(),
  dispose: nothing,
});

const sketches: p5[] = [];

/** A sketch after its `setup()`, as far as the library looks at it. */
function sketchOn(version: string, functions: object = {}) {
  const own = { VERSION: version, _renderer: { drawingContext: new Context() } };
  const p = Object.assign({} as p5, own, functions);
  sketches.push(p);
  return p;
}

beforeEach(() => {
  for (const p of sketches.splice(0)) lifecycle.remove(p);
  handleSetup.mockReset();
  hooks.activateHook('afterSetup');
});

describe.each(['1.11.13', '2.3.4'])('on p5.js %s', (version) => {
  it('looks for setupAsciify() when the asciifiers are set up', async () => {
    const setupAsciify = vi.fn();
    const p = sketchOn(version);
    handleSetup.mockImplementation(() => void (p.setupAsciify = setupAsciify));
    await lifecycle.afterSetup(p);
    expect(setupAsciify).toHaveBeenCalledOnce();
  });

  it('looks for drawAsciify() before it calls setupAsciify(), and never again', async () => {
    const [first, later] = [vi.fn(), vi.fn()];
    const p = sketchOn(version, { drawAsciify: first });
    p.setupAsciify = () => void (p.drawAsciify = later);
    await lifecycle.afterSetup(p);
    lifecycle.post(p);
    p.drawAsciify = later;
    lifecycle.post(p);
    expect(first).toHaveBeenCalledTimes(2);
    expect(later).not.toHaveBeenCalled();
  });

  it('calls neither while the hook afterSetup is off', async () => {
    const [setupAsciify, drawAsciify] = [vi.fn(), vi.fn()];
    const p = sketchOn(version, { setupAsciify, drawAsciify });
    hooks.deactivateHook('afterSetup');
    await lifecycle.afterSetup(p);
    lifecycle.post(p);
    expect(setupAsciify).not.toHaveBeenCalled();
    expect(drawAsciify).not.toHaveBeenCalled();
  });
});
