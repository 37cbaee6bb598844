import { usesSound } from './usesSound';
import { usesTextmode } from './usesTextmode';

/** A script that only some sketches need. */
export type OptionalScript = 'sound' | 'textmode';

/** The scripts that a sketch needs besides p5.js and the library. */
export function optionalScripts(sources: readonly string[]): OptionalScript[] {
  return [
    ...(sources.some(usesTextmode) ? (['textmode'] as const) : []),
    ...(sources.some(usesSound) ? (['sound'] as const) : []),
  ];
}
