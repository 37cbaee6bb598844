/** What the sketch is called in stack traces. */
export const SKETCH_FILE = 'sketch.js';

export interface Position {
  line: number;
  column: number;
}

/**
 * Finds the topmost place in the sketch in a stack trace of Chromium, Firefox or Safari. All of
 * them end a frame of evaluated code with `sketch.js:line:column`.
 */
export function positionInSketch(stack: string): Position | undefined {
  const match = /\bsketch\.js:(\d+):(\d+)/.exec(stack);
  return match ? { line: Number(match[1]), column: Number(match[2]) } : undefined;
}
