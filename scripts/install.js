/**
 * Installs the packages when they are missing or older than the lockfile.
 * Plain JavaScript without dependencies: it runs before there are any.
 */
import { existsSync, statSync } from 'node:fs';
import { run } from './run.js';

const MINIMUM_NODE = { major: 20, minor: 19 };

/** @returns {boolean} Whether `npm ci` has to run. */
export function needsInstall(
  lockfile = 'package-lock.json',
  installed = 'node_modules/.package-lock.json',
) {
  // npm writes the second file at the end of every installation.
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs;
}

/** @param {string} version A Node version such as "20.19.0". */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (
    major > MINIMUM_NODE.major || (major === MINIMUM_NODE.major && minor >= MINIMUM_NODE.minor)
  );
}

export function ensureInstalled() {
  if (!isNodeSupported(process.versions.node)) {
    throw new Error(
      `Node ${MINIMUM_NODE.major}.${MINIMUM_NODE.minor} or later is needed; this is ${process.versions.node}.`,
    );
  }
  if (needsInstall()) run('npm', ['ci']);
}
