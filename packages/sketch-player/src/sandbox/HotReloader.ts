import { callbacks, isCallback, settingsKey } from '../protocol/callbacks';
import type { Command, Report } from '../protocol/protocol';
import type { Send } from './channel';
import { readDrawingState, unwindTo } from './drawingState';
import { describeError, type EvaluatedSketch } from './errors';
import type { Scope } from './evaluate';
import { callMethod, isCallable, readPath, type Callable } from './read';
import type { SketchWatch } from './SketchWatch';

type HotReloadCommand = Extract<Command, { type: 'hotReload' }>;

/** A change that can be taken back, and made again. */
interface Change {
  apply: () => void;
  revert: () => void;
}

/** A version of the sketch that came while it ran. */
interface Version {
  sketch: EvaluatedSketch;
  /** The changes that made it from the last good version, in this order. */
  changes: Change[];
  /** The last version before it that has drawn a frame. */
  good: EvaluatedSketch;
  hasDrawn: boolean;
}

/** Thrown when the running sketch cannot become the wanted one. */
class CannotHotReload extends Error {}

/**
 * Replaces functions of a running sketch, and goes back to the version before when one of them
 * throws.
 *
 * p5.js and p5.asciify call the callbacks of a sketch through functions that stay the same. So
 * they may keep them, and an error of a new version is caught before it stops p5.js.
 */
export class HotReloader {
  /** The version that runs. */
  sketch: EvaluatedSketch = { code: '', head: '', version: 0 };
  private scope: Scope | undefined;
  private readonly callbacks = new Map<string, Callback>();
  /** Names that the sketch once had, and that may come back. */
  private readonly retired = new Set<string>();
  private version: Version | undefined;
  /** How many callbacks are being called, one within the other. */
  private depth = 0;

  constructor(
    private readonly watch: Pick<SketchWatch, 'isLooping' | 'onFrame' | 'sketch'>,
    private readonly send: Send,
  ) {
    watch.onFrame(() => this.noteFrame());
  }

  /** Takes the scope of a sketch that has been evaluated, before p5.js looks for its functions. */
  take(scope: Scope): void {
    this.scope = scope;
    for (const name of callbacks) {
      const value = readPath(window, name);
      if (isCallable(value)) Reflect.set(window, name, this.callbackOf(name, value).call);
    }
  }

  /** Makes the running sketch the one that is wanted. */
  hotReload(command: HotReloadCommand): void {
    const earlier = this.version;
    const isUnproven = earlier !== undefined && !earlier.hasDrawn;
    const version: Version = {
      sketch: { code: command.code, head: '', version: command.id },
      changes: isUnproven ? [...earlier.changes] : [],
      good: isUnproven ? earlier.good : this.sketch,
      hasDrawn: false,
    };
    try {
      this.apply(command, version);
    } catch (error) {
      this.reject(version, error);
      return;
    }
    this.version = version;
    this.sketch = version.sketch;
    // p5.js draws no frame by itself after noLoop().
    if (!this.watch.isLooping()) void this.watch.sketch?.redraw();
  }

  private apply(command: HotReloadCommand, version: Version): void {
    const { scope } = this;
    if (!scope) throw new CannotHotReload();
    const made = evaluateIn(scope, command.code, version.sketch);
    const change = (step: Change): void => {
      step.apply();
      version.changes.push(step);
    };
    for (const name of command.functions) change(this.replacing(name, readPath(made, name)));
    for (const name of command.classes) {
      for (const step of replacingMethods(this.read(name), readPath(made, name))) change(step);
    }
    for (const name of command.removed) change(this.removing(name));
    for (const name of command.added) change(this.adding(name, readPath(made, name)));
    for (const name of command.variables) change(this.adding(name, callMethod(made, name)));
    if (command.settings.length === 0) return;
    const replaced = evaluateIn(scope, command.undo, version.good);
    const makeSettings = (owner: unknown): void => {
      for (const name of command.settings) callMethod(owner, settingsKey(name));
    };
    // Some of the settings may be made before one throws.
    version.changes.push({
      apply: () => makeSettings(made),
      revert: () => makeSettings(replaced),
    });
    makeSettings(made);
  }

  /** Goes back to the last version that has drawn. */
  private reject({ sketch, changes, good }: Version, error: unknown): void {
    revert(changes);
    this.version = undefined;
    this.sketch = good;
    const report: Report = { type: 'notHotReloaded', id: sketch.version, version: good.version };
    const isRefusal = error instanceof CannotHotReload;
    this.send(isRefusal ? report : { ...report, error: describeError(error, sketch) });
  }

  private noteFrame(): void {
    const { version } = this;
    if (!version || version.hasDrawn) return;
    version.hasDrawn = true;
    this.send({ type: 'hotReloaded', id: version.sketch.version });
  }

  private callbackOf(name: string, current: Callable): Callback {
    const known = this.callbacks.get(name);
    if (known) return known;
    const made: Callback = new Callback(current, (self, given) => this.guard(made, self, given));
    this.callbacks.set(name, made);
    return made;
  }

  /** Calls a callback; when it throws in a new version, goes back and calls the one before. */
  private guard(callback: Callback, self: unknown, given: unknown[]): unknown {
    const { version } = this;
    if (!version || this.depth > 0) return Reflect.apply(callback.current, self, given);
    const state = readDrawingState();
    this.depth += 1;
    try {
      const result = Reflect.apply(callback.current, self, given);
      if (!(result instanceof Promise)) return result;
      return result.catch((error: unknown) => this.fallBack(callback, self, given, error, state));
    } catch (error) {
      return this.fallBack(callback, self, given, error, state);
    } finally {
      this.depth -= 1;
    }
  }

  private fallBack(
    callback: Callback,
    self: unknown,
    given: unknown[],
    error: unknown,
    state: ReturnType<typeof readDrawingState>,
  ): unknown {
    const { version } = this;
    if (!version) throw error;
    unwindTo(state);
    revert(version.changes);
    let result: unknown;
    try {
      result = Reflect.apply(callback.current, self, given);
    } catch {
      // The version before throws as well, so the new one is not to blame.
      for (const { apply } of version.changes) apply();
      throw error;
    }
    this.reject({ ...version, changes: [] }, error);
    return result;
  }

  private replacing(name: string, value: unknown): Change {
    const callback = this.callbacks.get(name);
    if (callback && isCallable(value)) return callback.replacing(value);
    const earlier = this.read(name);
    keepProperties(earlier, value);
    return {
      apply: () => this.assign(name, value),
      revert: () => this.assign(name, earlier),
    };
  }

  private adding(name: string, value: unknown): Change {
    if (isCallback(name) && isCallable(value)) {
      if (!this.callbacks.has(name)) {
        Reflect.set(window, name, this.callbackOf(name, () => undefined).call);
      }
      return this.replacing(name, value);
    }
    if (this.retired.has(name) && this.has(name)) return this.replacing(name, value);
    // A name of p5.js or of the browser: a sketch that begins with it would only hide it.
    if (this.has(name)) throw new CannotHotReload();
    const property = { value, writable: true, configurable: true, enumerable: true };
    return {
      apply: () => void Object.defineProperty(window, name, property),
      revert: () => void Reflect.deleteProperty(window, name),
    };
  }

  private removing(name: string): Change {
    this.retired.add(name);
    const callback = this.callbacks.get(name);
    if (callback) return callback.replacing(() => undefined);
    const property = Object.getOwnPropertyDescriptor(window, name);
    if (!property?.configurable) return { apply: () => {}, revert: () => {} };
    return {
      apply: () => void Reflect.deleteProperty(window, name),
      revert: () => void Object.defineProperty(window, name, property),
    };
  }

  private has(name: string): boolean {
    try {
      this.read(name);
      return true;
    } catch {
      return false;
    }
  }

  private read(name: string): unknown {
    return evaluated(() => this.scope?.(name));
  }

  /** @throws {@link CannotHotReload} for a constant. */
  private assign(name: string, value: unknown): void {
    evaluated(() => {
      const assign = this.scope?.(`(value) => { ${name} = value; }`);
      if (isCallable(assign)) assign(value);
    });
  }
}

/** A callback of the sketch, behind a function that stays the same. */
class Callback {
  readonly call: Callable;

  constructor(
    public current: Callable,
    guard: (self: unknown, given: unknown[]) => unknown,
  ) {
    this.call = function (this: unknown, ...given: unknown[]): unknown {
      return guard(this, given);
    };
    const { name, length } = current;
    Object.defineProperties(this.call, { name: { value: name }, length: { value: length } });
  }

  replacing(value: Callable): Change {
    const earlier = this.current;
    return {
      apply: () => {
        this.current = value;
      },
      revert: () => {
        this.current = earlier;
      },
    };
  }
}

function evaluateIn(scope: Scope, code: string, { version }: EvaluatedSketch): unknown {
  return evaluated(() => scope(`${code}\n//# sourceURL=sketch-${version}.js`));
}

/** The value of code that only looks for something or makes functions, which always succeeds. */
function evaluated<T>(evaluate: () => T): T {
  try {
    return evaluate();
  } catch {
    throw new CannotHotReload();
  }
}

function revert(changes: readonly Change[]): void {
  for (const change of changes.toReversed()) {
    try {
      change.revert();
    } catch {
      // Going back as far as possible is better than not at all.
    }
  }
}

/** Properties of a function, and what its objects inherit, go on to its next version. */
function keepProperties(earlier: unknown, value: unknown): void {
  if (!isCallable(earlier) || !isCallable(value)) return;
  Object.assign(value, earlier);
  const prototype = readPath(earlier, 'prototype');
  if (prototype && Object.hasOwn(value, 'prototype')) Reflect.set(value, 'prototype', prototype);
}

/** Gives a class the methods of another, so that the objects that there are have them at once. */
function replacingMethods(earlier: unknown, wanted: unknown): Change[] {
  if (!isCallable(earlier) || !isCallable(wanted)) throw new CannotHotReload();
  return [
    replacingMembers(earlier, wanted),
    replacingMembers(readPath(earlier, 'prototype'), readPath(wanted, 'prototype')),
  ];
}

function replacingMembers(target: unknown, source: unknown): Change {
  if (!isObject(target) || !isObject(source)) throw new CannotHotReload();
  const before = membersOf(target);
  const after = membersOf(source);
  const put = (members: Record<string, PropertyDescriptor>): void => {
    for (const name of Object.keys(membersOf(target))) Reflect.deleteProperty(target, name);
    Object.defineProperties(target, members);
  };
  return { apply: () => put(after), revert: () => put(before) };
}

/** The methods of a class or of its objects; those with symbols for names stay as they are. */
function membersOf(owner: object): Record<string, PropertyDescriptor> {
  const own = Object.entries(Object.getOwnPropertyDescriptors(owner));
  return Object.fromEntries(
    own.filter(([name, property]) => {
      const isMethod = isCallable(property.value) || !('value' in property);
      return isMethod && name !== 'constructor';
    }),
  );
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
