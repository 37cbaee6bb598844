/** The numbers of releases of p5.js, such as `1.11.13`: their form and their order. */

/** The oldest release that the library works with. */
export const OLDEST_RELEASE = '1.8.0';

/** Whether a text is a release, and no prerelease such as `2.3.0-rc.6`. */
export function isRelease(text: string): boolean {
  return /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text);
}

/** For sorting, the oldest release first. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) => release.split('.').map(Number));
  const differing = left?.findIndex((part, i) => part !== right?.[i]) ?? -1;
  return differing < 0 ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0);
}

/** The first number of a release: how files are loaded depends on it. */
export function majorOf(release: string): 1 | 2 {
  return compareReleases(release, '2.0.0') < 0 ? 1 : 2;
}
