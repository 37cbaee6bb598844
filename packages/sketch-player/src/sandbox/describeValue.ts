import type {
  DescribedEntry,
  DescribedLeaf,
  DescribedTree,
  DescribedValue,
} from '../protocol/describedValue';

/** How much of a value is described. */
export interface DescribeBudget {
  /** How deep objects are followed. */
  depth: number;
  /** Entries of one object. */
  entries: number;
  /** Values in all. */
  values: number;
  /** Characters of one text. */
  characters: number;
}

const defaultBudget: DescribeBudget = { depth: 4, entries: 100, values: 500, characters: 2000 };

// The platform's own getters, taken before a sketch can put others in their place.
const lengthOfTypedArray = getterOf(Reflect.getPrototypeOf(Uint8Array.prototype), 'length');
const nameOfDOMException = getterOf(DOMException.prototype, 'name');
const messageOfDOMException = getterOf(DOMException.prototype, 'message');
// Only browsers have elements.
const elements = typeof Element === 'undefined' ? null : Element.prototype;
const tagOfElement = getterOf(elements, 'localName');
const idOfElement = getterOf(elements, 'id');

/**
 * Serialises any value as plain data. Runs inside the sandbox, on the values a sketch logs, so it never
 * throws, and it runs no code of the sketch's: getters are named, not called.
 */
export function describeValue(
  value: unknown,
  budget: Partial<DescribeBudget> = {},
): DescribedValue {
  return new Describer({ ...defaultBudget, ...budget }).describe(value, []);
}

/** Describes the values of one message, which share one budget. */
export function describeValues(values: readonly unknown[]): DescribedValue[] {
  const describer = new Describer(defaultBudget);
  return values.map((value) => describer.describe(value, []));
}

class Describer {
  private remaining: number;

  constructor(private readonly budget: DescribeBudget) {
    this.remaining = budget.values;
  }

  /** @param ancestors - The objects that the value is a part of. */
  describe(value: unknown, ancestors: readonly object[]): DescribedValue {
    this.remaining -= 1;
    try {
      return this.describeReadable(value, ancestors);
    } catch {
      // A proxy may throw on any access.
      return this.leaf('omitted', '(cannot be read)');
    }
  }

  private describeReadable(value: unknown, ancestors: readonly object[]): DescribedValue {
    switch (typeof value) {
      case 'string':
        return this.leaf('string', value);
      case 'number':
        return this.leaf('number', Object.is(value, -0) ? '-0' : String(value));
      case 'bigint':
        return this.leaf('bigint', `${value}n`);
      case 'boolean':
        return this.leaf('boolean', String(value));
      case 'symbol':
        return this.leaf('symbol', String(value));
      case 'undefined':
        return this.leaf('undefined', 'undefined');
      case 'function':
        return this.leaf('function', describeFunction(value));
      case 'object':
        return value === null ? this.leaf('null', 'null') : this.describeObject(value, ancestors);
    }
  }

  private describeObject(value: object, ancestors: readonly object[]): DescribedValue {
    const text = textOf(value);
    if (text !== undefined) return this.leaf('text', text);
    const name = this.cut(className(value));
    if (ancestors.includes(value)) return this.leaf('omitted', `(the same ${name} as above)`);
    if (ancestors.length >= this.budget.depth || this.remaining <= 0) {
      return this.leaf('omitted', `${name} {…}`);
    }
    const path = [...ancestors, value];
    if (Array.isArray(value) || ArrayBuffer.isView(value)) return this.list(value, name, path);
    if (value instanceof Map) return this.map(value, name, path);
    if (value instanceof Set) return this.set(value, name, path);
    const keys = enumerableKeys(value);
    const entry = (key: PropertyKey): DescribedEntry => this.property(value, key, path);
    if (value instanceof Error) {
      return {
        type: 'error',
        text: this.cut(describeError(value, name)),
        ...this.take(keys, entry),
      };
    }
    return { type: 'object', text: name, ...this.take(keys, entry) };
  }

  private list(value: object, name: string, path: readonly object[]): DescribedTree {
    const length = lengthOf(value);
    const indices = Array.from({ length: Math.min(length, this.budget.entries) }, (_, i) => i);
    const { entries } = this.take(indices, (index) => this.property(value, index, path));
    return { type: 'array', text: `${name}(${length})`, entries, more: length - entries.length };
  }

  private map(value: Map<unknown, unknown>, name: string, path: readonly object[]): DescribedTree {
    const pairs = [...Map.prototype.entries.call(value)];
    const parts = this.take(pairs, ([key, part]) => {
      const { text } = new Describer({ ...this.budget, values: 1, depth: 0 }).describe(key, []);
      return { key: text, value: this.describe(part, path) };
    });
    return { type: 'map', text: `${name}(${pairs.length})`, ...parts };
  }

  private set(value: Set<unknown>, name: string, path: readonly object[]): DescribedTree {
    const members = [...Set.prototype.values.call(value)];
    const parts = this.take(members, (member, index) => ({
      key: String(index),
      value: this.describe(member, path),
    }));
    return { type: 'set', text: `${name}(${members.length})`, ...parts };
  }

  private property(owner: object, key: PropertyKey, path: readonly object[]): DescribedEntry {
    const property = Reflect.getOwnPropertyDescriptor(owner, key);
    const isGetter = property !== undefined && !('value' in property);
    return {
      key: this.cut(String(key)),
      value: isGetter ? this.leaf('omitted', '(getter)') : this.describe(property?.value, path),
    };
  }

  /** Describes as many parts as the budget allows, and counts the others. */
  private take<T>(
    parts: readonly T[],
    describe: (part: T, index: number) => DescribedEntry,
  ): Pick<DescribedTree, 'entries' | 'more'> {
    const entries: DescribedEntry[] = [];
    for (const part of parts.slice(0, this.budget.entries)) {
      if (this.remaining <= 0) break;
      entries.push(describe(part, entries.length));
    }
    return { entries, more: parts.length - entries.length };
  }

  private leaf(type: DescribedLeaf['type'], text: string): DescribedLeaf {
    return { type, text: this.cut(text) };
  }

  private cut(text: string): string {
    const { characters } = this.budget;
    return text.length > characters ? `${text.slice(0, characters)}…` : text;
  }
}

/** Values that are described as text rather than as an object with properties. */
function textOf(value: object): string | undefined {
  if (value instanceof Date) return describeDate(value);
  if (value instanceof RegExp) return RegExp.prototype.toString.call(value);
  if (typeof Element !== 'undefined' && value instanceof Element) {
    const id = idOfElement(value);
    return `<${tagOfElement(value)}${id && ` id="${id}"`}>`;
  }
  return undefined;
}

function describeDate(date: Date): string {
  const time = Date.prototype.getTime.call(date);
  return Number.isNaN(time) ? 'an invalid date' : Date.prototype.toISOString.call(date);
}

function describeFunction(value: object): string {
  const isClass = /^class\b/.test(Function.prototype.toString.call(value));
  const name = ownText(value, 'name');
  return isClass ? `class ${name}` : `function ${name}()`;
}

/** The name of the class of an object, without running a getter. */
function className(value: object): string {
  const prototype = Reflect.getPrototypeOf(value);
  if (prototype === null) return 'Object';
  const constructor: unknown = Reflect.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
  return (typeof constructor === 'function' && ownText(constructor, 'name')) || 'Object';
}

function describeError(error: Error, name: string): string {
  const isDOMException = error instanceof DOMException;
  const message = isDOMException ? messageOfDOMException(error) : ownText(error, 'message');
  const ownName = isDOMException ? nameOfDOMException(error) : ownText(error, 'name') || name;
  return message ? `${ownName}: ${message}` : ownName;
}

/** The length of an array or a typed array. A DataView has none, so it counts as 0. */
function lengthOf(list: object): number {
  if (list instanceof DataView) return 0;
  return Number(
    Array.isArray(list)
      ? Reflect.getOwnPropertyDescriptor(list, 'length')?.value
      : lengthOfTypedArray(list),
  );
}

/**
 * Makes a function that reads a property with the platform's own getter, even if a sketch replaces
 * or hides that getter later.
 */
function getterOf(prototype: object | null, key: string): (owner: object) => string {
  const getter = prototype && Reflect.getOwnPropertyDescriptor(prototype, key)?.get;
  return (owner) => (getter ? String(Reflect.apply(getter, owner, [])) : '');
}

function ownText(owner: object, key: string): string {
  const text: unknown = Reflect.getOwnPropertyDescriptor(owner, key)?.value;
  return typeof text === 'string' ? text : '';
}

function enumerableKeys(value: object): PropertyKey[] {
  // Does not read descriptors: V8 writes the `stack` of an error when it is first read, and runs
  // getters of the error for it.
  return Reflect.ownKeys(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  );
}
