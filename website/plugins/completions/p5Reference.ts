import type { Entry } from 'sketch-player/completionData';

/** Address of the p5.js reference. It is only linked to; nothing is fetched from it. */
export const p5ReferenceUrl = 'https://p5js.org/reference/';

const callbacks = new Set([
  'deviceMoved',
  'deviceShaken',
  'deviceTurned',
  'doubleClicked',
  'draw',
  'keyPressed',
  'keyReleased',
  'keyTyped',
  'mouseClicked',
  'mouseDragged',
  'mouseMoved',
  'mousePressed',
  'mouseReleased',
  'mouseWheel',
  'preload',
  'setup',
  'touchEnded',
  'touchMoved',
  'touchStarted',
  'windowResized',
]);

/** What kind of global a name of p5.js is. */
export function kindOfGlobal(name: string, isFunction: boolean): Entry['kind'] {
  if (callbacks.has(name)) return 'callback';
  if (isFunction) return 'function';
  return /^[A-Z][A-Z\d_]*$/.test(name) ? 'constant' : 'variable';
}

/** The page of a member of `p5`, or of one of its classes. */
export function p5Link(owner: string, name: string): string {
  return `${owner}/${name}/`;
}

export function p5Origin(version: string): string {
  return `The documentation comments of p5.js ${version}, shortened. Copyright the p5.js contributors; LGPL-2.1, see https://github.com/processing/p5.js/blob/main/license.txt`;
}
