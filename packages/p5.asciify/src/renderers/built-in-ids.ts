/**
 * The types of renderers that need no plugin, in the order in which they are listed. They stand
 * apart from their classes, which need p5.js, so that the registry of plugins runs without it.
 */
export const BUILT_IN_IDS = ['brightness', 'edge', 'custom2D'] as const;

export type BuiltInId = (typeof BUILT_IN_IDS)[number];

export function isBuiltInId(id: string): id is BuiltInId {
  return BUILT_IN_IDS.some((builtIn) => builtIn === id);
}
