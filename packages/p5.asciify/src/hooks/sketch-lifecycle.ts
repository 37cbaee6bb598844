import type p5 from 'p5';
import { errorHandler } from '../errors/P5AsciifyErrorHandler';
import type { Lifecycle } from '../p5-compat/lifecycle';
import { findCallback, webglContext } from '../p5-compat/sketch';
import {
  compareVersions,
  detectP5Version,
  isP5AsyncCapable,
  OLDEST_P5,
} from '../p5-compat/version';
import type { P5AsciifyHookManager } from './P5AsciifyHookManager';
import { SketchChoice } from './SketchChoice';

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
 * Runs the active hooks at p5's moments for the sketch that is converted, and its own callbacks after
 * them. Other sketches of the page go on as they would without the library.
 *
 * @param manager - What to call outside of the hooks.
 */
export function sketchLifecycle(
  hookManager: P5AsciifyHookManager,
  manager: SketchOwner,
): Lifecycle {
  const choice = new SketchChoice();
  const drawCallbacks = new WeakMap<p5, Callback | undefined>();
  const removed = new WeakSet<p5>();

  const run = (type: 'pre' | 'post', p: p5) => {
    for (const { fn } of hookManager.getHooks(type)) void fn(p);
  };

  const isRemoved = (p: p5) => () => removed.has(p);

  /** p5 2.x would go on with a sketch that was removed meanwhile, and make a canvas that stays for ever. */
  const stay = (p: p5) => (removed.has(p) ? new Promise<void>(() => undefined) : undefined);

  return {
    init(p) {
      choice.start(p);
      const steps = hookManager.getHooks('init').map(
        ({ fn }) =>
          () =>
            fn(p),
      );
      return runInTurn(steps, isRemoved(p)).then(() => stay(p));
    },

    afterSetup(p) {
      const hooks = hookManager.getHooks('afterSetup');
      if (hooks.length === 0 || removed.has(p)) return;
      const setup = () => findCallback(p, 'setupAsciify')?.();
      const drawCallback = findCallback(p, 'drawAsciify');
      const asks = drawCallback !== undefined || findCallback(p, 'setupAsciify') !== undefined;
      const problem = findProblem(p);
      if (problem) {
        if (asks || choice.isAlone(p)) errorHandler.report(problem);
        return;
      }
      if (!choice.claim(p, asks)) return;
      drawCallbacks.set(p, drawCallback);
      const steps = [
        ...hooks.map(
          ({ fn }) =>
            () =>
              fn(p),
        ),
        setup,
      ];
      if (isP5AsyncCapable(detectP5Version(p))) return runInTurn(steps, isRemoved(p));
      for (const step of steps) void step();
    },

    pre(p) {
      if (!removed.has(p)) run('pre', p);
    },

    post(p) {
      if (removed.has(p)) return;
      if (!hookManager.isHookActive('post')) {
        manager.endCapture(p);
        return;
      }
      manager.afterDraw(p, () => {
        run('post', p);
        drawCallbacks.get(p)?.();
      });
    },

    remove(p) {
      removed.add(p);
      choice.end(p);
      manager.dispose(p);
    },
  };
}

/**
 * Runs steps one after the other, until the sketch is removed: what then fails in a step that is under
 * way, such as an `async setupAsciify()`, fails because the sketch is gone.
 */
async function runInTurn(
  steps: readonly (() => unknown)[],
  isRemoved: () => boolean,
): Promise<void> {
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      if (!isRemoved()) throw error;
    }
    if (isRemoved()) return;
  }
}

/** Why a sketch cannot be converted, if it cannot. */
function findProblem(p: p5): string | undefined {
  if (!webglContext(p)) {
    return 'p5.asciify needs a WEBGL canvas: call createCanvas(width, height, WEBGL) in setup().';
  }
  const version = detectP5Version(p);
  return compareVersions(version, OLDEST_P5) < 0
    ? `p5.asciify needs p5 ${OLDEST_P5} or newer, got ${version}.`
    : undefined;
}
