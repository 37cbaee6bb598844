import { importable, SHAPE_PLUGIN, TEXTMODE } from '../protocol/importable';
import type { LoadedScript } from '../protocol/protocol';
import { SKETCH_FILE, tellError } from './errors';
import { LOOP_GUARD, createLoopGuard } from './loopGuard';
import { messages } from './messages';
import { callMethod, isCallable, readPath } from './read';

/**
 * The code before a sketch, if any. It must not contain a line break, so that lines keep their
 * numbers.
 */
const heads = { script: '', module: '(function (require, module, exports) {' };

/** The text that precedes a sketch on its first line. */
export function headOf(kind: 'script' | 'module'): string {
  return heads[kind];
}

/** Evaluates code where all names of a sketch are known. */
export type Scope = (code: string) => unknown;

/**
 * Runs the code of a sketch and starts it. p5.js and the library are there already.
 *
 * @param takeScope - Gets the scope of a script once it has been evaluated.
 */
export function evaluate(
  { code, kind }: { code: string; kind: 'script' | 'module' },
  takeScope: (scope: Scope) => void,
): void {
  try {
    if (kind === 'module') evaluateModule(`${code}\n//# sourceURL=${SKETCH_FILE}`);
    else evaluateScript(code, takeScope);
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

/** The global function that a script calls with its scope; there is none afterwards. */
const TAKE_SCOPE = '__takeScope';

/** Indirect `eval` makes functions global, where p5.js looks for them. */
function evaluateScript(code: string, takeScope: (scope: Scope) => void): void {
  const take = (scope: unknown): void => {
    if (isCallable(scope)) takeScope(scope);
  };
  Object.defineProperty(window, TAKE_SCOPE, { value: take, configurable: true });
  try {
    // An arrow function would put a name for its argument between the sketch and the code.
    const tail = `;${TAKE_SCOPE}(function () { return eval(arguments[0]); });`;
    (0, eval)(`${code}\n${tail}\n//# sourceURL=${SKETCH_FILE}`);
  } finally {
    Reflect.deleteProperty(window, TAKE_SCOPE);
  }
}

function evaluateModule(source: string): void {
  const module = { exports: {} };
  const run: unknown = (0, eval)(`${heads.module}${source}\n})`);
  callMethod({ run }, 'run', requireModule, module, module.exports);
}

/** Resolves an import of a module: p5.js, the library, its shape renderer or textmode.js. */
function requireModule(specifier: unknown): unknown {
  const name = String(specifier);
  if (importable.p5.test(name)) {
    return { __esModule: true, default: readPath(window, 'p5') };
  }
  if (importable.library.test(name)) return readPath(window, 'p5', 'asciify');
  const shape = readPath(window, SHAPE_PLUGIN);
  if (shape && importable.shape.test(name)) return { __esModule: true, default: shape };
  const textmode = readPath(window, TEXTMODE);
  if (textmode && importable.textmode.test(name)) return textmode;
  const known = [
    'p5',
    'p5.asciify',
    ...(shape ? ['p5.asciify-shape'] : []),
    ...(textmode ? ['textmode.js'] : []),
  ];
  throw new Error(messages.notImportable(name, known));
}

/**
 * Runs p5.js and the library in the global scope, as script elements would. The page hands them
 * over, so the document needs no network. It could not load them in every browser: in WebKit,
 * `'self'` matches nothing in the policy of an opaque origin.
 */
export function runScripts(scripts: readonly LoadedScript[]): void {
  // Indirect `eval` runs in the global scope; `sourceURL` names the script in stack traces.
  for (const { src, text } of scripts) (0, eval)(`${text}\n//# sourceURL=${src}`);
}

/** Puts the guard where the compiled sketch looks for it, before the sketch can change anything. */
export function installLoopGuard(): void {
  Object.defineProperty(window, LOOP_GUARD, { value: createLoopGuard() });
}

/**
 * Makes `Math.random()` repeat itself for the same seed. p5.js draws its own random numbers and its
 * noise from it until a sketch calls `randomSeed()` and `noiseSeed()`.
 */
export function seedRandom(seed: number): void {
  let state = seed;
  // Mulberry32
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
