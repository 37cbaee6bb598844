/** How colour modes are kept in the options and sent to shaders. */
export const COLOR_MODES = { sampled: 0, fixed: 1 } as const;

export type ColorMode = keyof typeof COLOR_MODES;

export function isColorMode(mode: unknown): mode is ColorMode {
  return typeof mode === 'string' && Object.hasOwn(COLOR_MODES, mode);
}

/** The name of a mode that was read back from the options; anything else stays as it is. */
export function colorModeName(mode: number | string): string {
  if (mode === COLOR_MODES.sampled) return 'sampled';
  if (mode === COLOR_MODES.fixed) return 'fixed';
  return String(mode);
}
