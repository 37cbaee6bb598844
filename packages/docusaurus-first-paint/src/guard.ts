/** Decides which patches take part in a build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Internal, Patch } from './patches';

export interface Verdict {
  /** Names of the patches that take part. */
  applied: ReadonlySet<string>;
  /** A line for each patch that left itself out, for the output of the build. */
  complaints: readonly string[];
}

/** Finds the folder of a package, or nothing. */
export type FindPackage = (name: string) => string | undefined;

const advice =
  'The site works without it, only slower. See "Upgrading the framework" in the README of docusaurus-first-paint.';

/**
 * Checks for each patch that what it leans on is as it was when the patch was written.
 *
 * @param without Names of patches that are switched off; they leave no complaint.
 */
export function checkPatches(
  patches: readonly Patch[],
  without: readonly string[],
  findPackage: FindPackage,
): Verdict {
  const known = new Set(patches.map(({ name }) => name));
  const unknown = without.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `docusaurus-first-paint: there is no patch ${unknown.map((name) => `"${name}"`).join(', ')}; known are ${[...known].join(', ')}.`,
    );
  }
  const applied = new Set<string>();
  const complaints: string[] = [];
  for (const patch of inOrderOfNeed(patches)) {
    if (without.includes(patch.name)) continue;
    const changed = patch.leansOn.flatMap((internal) => complain(internal, findPackage))[0];
    const missing = patch.needs?.find((name) => !applied.has(name));
    const reason = changed ?? (missing && `it needs "${missing}", which is left out.`);
    if (reason === undefined) applied.add(patch.name);
    else complaints.push(`Left out "${patch.name}": ${reason} ${advice}`);
  }
  return { applied, complaints };
}

/** Patches after those that they need. */
function inOrderOfNeed(patches: readonly Patch[]): Patch[] {
  const sorted = new Set<Patch>();
  function add(patch: Patch): void {
    for (const needed of patches) if (patch.needs?.includes(needed.name)) add(needed);
    sorted.add(patch);
  }
  patches.forEach(add);
  return [...sorted];
}

function complain({ package: name, file, sha256 }: Internal, findPackage: FindPackage): string[] {
  const path = `${name}/${file}`;
  const folder = findPackage(name);
  const place = folder && join(folder, file);
  if (!place || !existsSync(place)) return [`${path} is not there.`];
  const found = hashOf(place);
  return found === sha256
    ? []
    : [
        `${path} has changed: expected SHA-256 ${sha256.slice(0, 12)}…, found ${found.slice(0, 12)}….`,
      ];
}

export function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/**
 * Finds packages as the framework does: from the site, and from the framework's own packages, which
 * may have others below them.
 */
export function packagesOf(siteDir: string): FindPackage {
  const fromSite = createRequire(join(siteDir, 'package.json'));
  const search = (start: NodeJS.Require, name: string): string | undefined =>
    start.resolve
      .paths(name)
      ?.map((folder) => join(folder, name))
      .find((folder) => existsSync(join(folder, 'package.json')));
  return (name) => {
    const own = search(fromSite, name);
    if (own) return own;
    for (const parent of ['@docusaurus/core', '@docusaurus/preset-classic']) {
      const folder = search(fromSite, parent);
      const found = folder && search(createRequire(join(folder, 'package.json')), name);
      if (found) return found;
    }
    return undefined;
  };
}
