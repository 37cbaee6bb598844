import { isObject } from '../p5-compat/read';

const LONGEST = 60;

/** Minified classes have names of one letter or two, which tell readers nothing. */
const LONGEST_MINIFIED = 2;

/** How a value that came as a wrong argument is shown in a message: short, and on one line. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return shorten(JSON.stringify(value));
    case 'function':
      return value.name ? `the function ${value.name}` : 'a function';
    case 'bigint':
      return `${value}n`;
    case 'object':
      return value === null ? 'null' : describeObject(value);
    case 'boolean':
    case 'number':
    case 'symbol':
    case 'undefined':
      return String(value);
  }
}

function describeObject(value: object): string {
  if (Array.isArray(value)) return shorten(`[${value.map(describeValue).join(', ')}]`);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null) return 'an object';
  const { constructor } = value;
  // A script tag may load a minified p5, which still has its classes under their names.
  const pageP5: unknown = Reflect.get(globalThis, 'p5');
  const p5Classes = isObject(pageP5) ? Object.entries(pageP5) : [];
  const ofP5 = p5Classes.find(([, member]) => member === constructor);
  if (ofP5) return `a p5.${ofP5[0]}`;
  const name = constructor?.name ?? '';
  const tells = name !== 'Object' && name.length > LONGEST_MINIFIED;
  return tells ? `an object of type ${name}` : 'an object';
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
