/**
 * A member of the global `textmode`, or the module. The name of the library in prose, "textmode.js",
 * is neither.
 */
const used = /\btextmode\.(?!js\b)[a-z]|\bfrom\s*['"]textmode\.js['"]/i;

/** Whether code uses textmode.js, which is loaded for such sketches only. */
export function usesTextmode(code: string): boolean {
  return used.test(code);
}
