import type p5 from 'p5';
import { findP5Class } from './p5-class';
import { read } from './read';

/** The oldest p5 that has framebuffers which work. */
export const OLDEST_P5 = '1.8.0';

const FALLBACK = '1.0.0';

/**
 * Compares two version numbers part by part.
 *
 * @param v1 - A version such as `"1.11.3"`. Missing parts count as 0.
 * @param v2 - The version to compare it with.
 * @returns 1 if `v1` is newer, -1 if it is older, 0 if they are equal.
 *
 * @example
 * ```js
 * p5.asciify.utils.compareVersions('1.11.3', '1.8'); // 1
 * p5.asciify.utils.compareVersions('2.0', '2.0.0'); // 0
 * ```
 *
 * @see {@link utils.detectP5Version | detectP5Version()}
 */
export function compareVersions(v1: string, v2: string): number {
  const a = v1.split('.').map(Number);
  const b = v2.split('.').map(Number);
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference > 0) return 1;
    if (difference < 0) return -1;
  }
  return 0;
}

/**
 * Whether a p5 version loads files with promises (2.0.0 and newer) rather than in `preload()`.
 *
 * @param version - A p5 version such as `"2.3.4"`.
 * @returns `true` from 2.0.0 on.
 *
 * @example
 * ```js
 * p5.asciify.utils.isP5AsyncCapable('2.3.4'); // true
 * p5.asciify.utils.isP5AsyncCapable('1.11.13'); // false
 * ```
 *
 * @see {@link utils.detectP5Version | detectP5Version()}
 */
export function isP5AsyncCapable(version: string): boolean {
  return compareVersions(version, '2.0.0') >= 0;
}

/**
 * Finds out which p5 a sketch runs on, in global or instance mode, from a script tag or a bundle.
 *
 * @param p - The p5 instance.
 * @returns The version, such as `"1.11.13"`; `"1.0.0"` when none can be found.
 *
 * @example
 * ```js
 * new p5((p) => {
 *   p.setup = () => {
 *     p.createCanvas(400, 400, p.WEBGL);
 *     console.log(p5.asciify.utils.detectP5Version(p));
 *   };
 *   p.draw = () => p.background(0);
 * });
 * ```
 */
export function detectP5Version(p: p5): string {
  const probes = [
    () => read(p, 'VERSION'),
    () => read(findP5Class(), 'VERSION'),
    () => read(globalThis, 'p5', 'VERSION'),
    () => read(p, 'constructor', 'VERSION'),
    () => read(Object.getPrototypeOf(p), 'constructor', 'VERSION'),
  ];
  for (const probe of probes) {
    const version = attempt(probe);
    if (typeof version === 'string' && /^\d+\.\d+/.test(version)) return version;
  }
  return FALLBACK;
}

/** Runs a probe that may throw: live-coding hosts may guard their globals with throwing getters. */
function attempt(probe: () => unknown): unknown {
  try {
    return probe();
  } catch {
    return undefined;
  }
}
