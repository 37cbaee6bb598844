import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNodeSupported, needsInstall } from './install.js';

describe('isNodeSupported', () => {
  it.each([
    ['20.19.0', true],
    ['22.1.0', true],
    ['20.18.9', false],
    ['18.20.0', false],
  ])('%s → %s', (version, supported) => {
    expect(isNodeSupported(version)).toBe(supported);
  });
});

describe('needsInstall', () => {
  const folder = mkdtempSync(join(tmpdir(), 'install-'));
  const lockfile = join(folder, 'package-lock.json');
  const installed = join(folder, 'installed.json');
  writeFileSync(lockfile, '{}');

  it('is true before the first installation', () => {
    expect(needsInstall(lockfile, installed)).toBe(true);
  });

  it('compares the ages of the lockfile and the installation', () => {
    writeFileSync(installed, '{}');
    utimesSync(lockfile, 100, 100);
    utimesSync(installed, 200, 200);
    expect(needsInstall(lockfile, installed)).toBe(false);
    utimesSync(lockfile, 300, 300);
    expect(needsInstall(lockfile, installed)).toBe(true);
  });
});
