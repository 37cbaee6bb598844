import { tellError, withCause } from './errors';
import { messages } from './messages';
import { callMethod, isCallable, readPath } from './read';

/**
 * Reports a text that is not a colour by its name. p5.js 1.x silently draws white for it; 2.x ends
 * the sketch with an error that does not name it. All functions that take a colour call `color()`.
 */
export function explainColors(): void {
  const prototype = readPath(window, 'p5', 'prototype');
  const color = readPath(prototype, 'color');
  if (typeof prototype !== 'object' || prototype === null || !isCallable(color)) return;
  const isStrict = isCallable(readPath(window, 'p5', 'registerAddon'));
  /** Texts that were checked before: a sketch asks for the same colours in every frame. */
  const known = new Set<string>();
  Reflect.set(prototype, 'color', function (this: unknown, ...given: unknown[]): unknown {
    const [text] = given;
    if (typeof text !== 'string' || given.length > 1 || known.has(text)) {
      return Reflect.apply(color, this, given);
    }
    const noColor = withCause(new TypeError(messages.noColour(text)), {
      code: 'invalidColor',
    });
    const made = Reflect.apply(color, this, given);
    if (isStrict) {
      // p5.js 2.x parses the text only when a channel of the colour is read.
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
  // `hsb()` is notation of p5.js, which browsers do not know.
  if (/^\s*hsba?\([^,]+,\s*0(\.0+)?%\s*,\s*100%/i.test(text)) return true;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  // A canvas context ignores an invalid colour and keeps its `fillStyle`.
  context.fillStyle = 'black';
  context.fillStyle = text;
  return context.fillStyle === '#ffffff';
}
