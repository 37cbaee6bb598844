/** Values in a source that can be changed in place: each a literal, or a few that belong together. */

interface Literal {
  from: number;
  to: number;
  /** The name of the function, option or variable whose value it is, if known. */
  name: string | undefined;
}

/** The limits of a number. */
export interface Limits {
  least?: number | undefined;
  most?: number | undefined;
}

export interface NumberValue extends Literal, Limits {
  kind: 'number';
  value: number;
  /** The smallest change, as its digits suggest. */
  step: number;
}

export interface ColourValue extends Literal {
  kind: 'colour';
  /** Red, green and blue, as `#rrggbb`. */
  hex: string;
  /** How it is written: a string, or the first three arguments of a function. */
  notation: 'string' | 'channels';
}

/** A string of characters from which a renderer chooses. */
export interface RampValue extends Literal {
  kind: 'ramp';
  characters: string;
  /** Whether renderers choose by brightness, so that the order of density matters. */
  isByDensity: boolean;
}

export interface BooleanValue extends Literal {
  kind: 'boolean';
  value: boolean;
}

/** A word out of a list: a string, or a constant such as `CENTER`. */
export interface WordValue extends Literal {
  kind: 'word';
  word: string;
  words: readonly string[];
  isString: boolean;
}

export type Value = NumberValue | ColourValue | RampValue | BooleanValue | WordValue;
