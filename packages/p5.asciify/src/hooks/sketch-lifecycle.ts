import type p5 from 'p5';
import { P5AsciifyError } from '../errors/P5AsciifyError';
import type { Lifecycle } from '../p5-compat/lifecycle';
import { findCallback, webglContext } from '../p5-compat/sketch';
import {
  compareVersions,
  detectP5Version,
  isP5AsyncCapable,
  OLDEST_P5,
} from '../p5-compat/version';
import type { P5AsciifyHookManager } from './P5AsciifyHookManager';

/** A sketch's `drawAsciify()`, kept from `afterSetup` on to be called after the `post` hooks. */
type Callback = () => unknown;

/** What the manager does for a sketch at moments at which no hook runs. */
interface SketchOwner {
  /** Ends the capture if a `pre` hook has begun it and `post` is off. */
  endCapture(p: p5): void;
  /** Runs the `post` hooks and `drawAsciify()`, apart from the styles that `draw()` has left. */
  afterDraw(p: p5, present: () => void): void;
  /** Called when a sketch has been removed from the page. */
  dispose(p: p5): void;
}

/**
 * Runs the active hooks at p5's moments, and the sketch's own callbacks after them.
 *
 * @param manager - What to call outside of the hooks.
 */
export function sketchLifecycle(
  hookManager: P5AsciifyHookManager,
  manager: SketchOwner,
): Lifecycle {
  const drawCallbacks = new WeakMap<p5, Callback | undefined>();

  const run = (type: 'pre' | 'post', p: p5) => {
    for (const { fn } of hookManager.getHooks(type)) void fn(p);
  };

  return {
    init: (p) =>
      runInTurn(
        hookManager.getHooks('init').map(
          ({ fn }) =>
            () =>
              fn(p),
        ),
      ),

    afterSetup(p) {
      const hooks = hookManager.getHooks('afterSetup');
      if (hooks.length === 0) return;
      expectUsableSketch(p);
      const setup = () => findCallback(p, 'setupAsciify')?.();
      drawCallbacks.set(p, findCallback(p, 'drawAsciify'));
      const steps = [
        ...hooks.map(
          ({ fn }) =>
            () =>
              fn(p),
        ),
        setup,
      ];
      if (isP5AsyncCapable(detectP5Version(p))) return runInTurn(steps);
      for (const step of steps) void step();
    },

    pre: (p) => run('pre', p),

    post(p) {
      if (!hookManager.isHookActive('post')) {
        manager.endCapture(p);
        return;
      }
      manager.afterDraw(p, () => {
        run('post', p);
        drawCallbacks.get(p)?.();
      });
    },

    remove: (p) => manager.dispose(p),
  };
}

async function runInTurn(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) await step();
}

function expectUsableSketch(p: p5): void {
  if (!webglContext(p)) {
    throw new P5AsciifyError(
      'p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().',
    );
  }
  const version = detectP5Version(p);
  if (compareVersions(version, OLDEST_P5) < 0) {
    throw new P5AsciifyError(`p5.asciify needs p5 ${OLDEST_P5} or newer, got ${version}.`);
  }
}
