import { tellError } from './errors';
import { callMethod, isCallable, readPath } from './read';

/**
 * Says which word is no colour. p5.js 1.x draws white for it, without a word; 2.x ends the sketch
 * with an error that does not name it. All functions that take a colour ask `color()`.
 */
export function explainColors(): void {
  const prototype = readPath(window, 'p5', 'prototype');
  const color = readPath(prototype, 'color');
  if (typeof prototype !== 'object' || prototype === null || !isCallable(color)) return;
  const isStrict = isCallable(readPath(window, 'p5', 'registerAddon'));
  /** A sketch asks for the same ones in every frame. */
  const known = new Set<string>();
  Reflect.set(prototype, 'color', function (this: unknown, ...given: unknown[]): unknown {
    const [text] = given;
    if (typeof text !== 'string' || given.length > 1 || known.has(text)) {
      return Reflect.apply(color, this, given);
    }
    const noColor = new TypeError(`${JSON.stringify(text)} is not a colour.`);
    const made = Reflect.apply(color, this, given);
    if (isStrict) {
      // A text is not looked at before somebody asks for a channel.
      try {
        callMethod(this, 'alpha', made);
      } catch {
        throw noColor;
      }
    } else if (isWhite(made) && !saysWhite(text)) {
      tellError(noColor);
    }
    known.add(text);
    return made;
  });
}

function isWhite(color: unknown): boolean {
  return callMethod(color, 'toString', '#rrggbbaa') === '#ffffffff';
}

function saysWhite(text: string): boolean {
  // p5.js' own notation, which browsers do not have.
  if (/^\s*hsba?\([^,]+,\s*0(\.0+)?%\s*,\s*100%/i.test(text)) return true;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  // It keeps what it has when it is given what is no colour.
  context.fillStyle = 'black';
  context.fillStyle = text;
  return context.fillStyle === '#ffffff';
}
