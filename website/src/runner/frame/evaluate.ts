import { importable } from '../importable';
import { tellError } from './errors';
import { callMethod, isCallable, readPath } from './read';
import { SKETCH_FILE } from './stack';

/**
 * What stands before a sketch, if anything. It must stay on the first line, so that lines keep
 * their numbers.
 */
const heads = { script: '', module: '(function (require, module, exports) {' };

/** The text that precedes a sketch on its first line. */
export function headOf(kind: 'script' | 'module'): string {
  return heads[kind];
}

/** Runs the code of a sketch and starts it. p5.js and the library are there already. */
export function evaluate({ code, kind }: { code: string; kind: 'script' | 'module' }): void {
  const source = `${code}\n//# sourceURL=${SKETCH_FILE}`;
  try {
    if (kind === 'module') evaluateModule(source);
    // Indirect `eval` makes functions global, where p5.js looks for them.
    else (0, eval)(source);
    startGlobalMode();
  } catch (error) {
    tellError(error);
  }
}

/**
 * Starts global mode. p5.js looks for setup() and draw() when the document has loaded, which was
 * before the sketch came.
 */
function startGlobalMode(): void {
  const isGlobalMode = ['setup', 'draw'].some((name) => isCallable(readPath(window, name)));
  const p5 = readPath(window, 'p5');
  if (isGlobalMode && isCallable(p5) && !readPath(p5, 'instance')) Reflect.construct(p5, []);
}

function evaluateModule(source: string): void {
  const module = { exports: {} };
  const run: unknown = (0, eval)(`${heads.module}${source}\n})`);
  callMethod({ run }, 'run', requireModule, module, module.exports);
}

/** What a module can import: p5.js and the library. */
function requireModule(specifier: unknown): unknown {
  const name = String(specifier);
  if (importable.p5.test(name)) {
    return { __esModule: true, default: readPath(window, 'p5') };
  }
  if (importable.library.test(name)) return readPath(window, 'p5', 'asciify');
  throw new Error(`Cannot import "${name}" here. Sketches can import "p5" and "p5.asciify".`);
}
