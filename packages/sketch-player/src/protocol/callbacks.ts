/** Functions of a sketch that p5.js and p5.asciify call while it starts, each once. */
export const startFunctions: readonly string[] = ['preload', 'setup', 'setupAsciify'];

/** Functions of a sketch that p5.js and p5.asciify call again and again. */
export const callbacks = [
  'draw',
  'drawAsciify',
  'mousePressed',
  'mouseReleased',
  'mouseClicked',
  'mouseMoved',
  'mouseDragged',
  'mouseWheel',
  'doubleClicked',
  'keyPressed',
  'keyReleased',
  'keyTyped',
  'touchStarted',
  'touchMoved',
  'touchEnded',
  'windowResized',
  'deviceMoved',
  'deviceTurned',
  'deviceShaken',
] as const;

export function isCallback(name: string): boolean {
  return callbacks.some((callback) => callback === name);
}

/** The key under which the settings of one of `startFunctions` are sent. */
export function settingsKey(name: string): string {
  return `settings of ${name}`;
}
