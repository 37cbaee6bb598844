const LONGEST = 60;

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
  const name = prototype === null ? 'Object' : value.constructor?.name;
  return name && name !== 'Object' ? `an object of type ${name}` : 'an object';
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
