/** For Vitest: all temporary files of a run are in one folder, which is removed after the last test. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `tmpdir()` reads on Linux and macOS, and on Windows. */
const variables = ['TMPDIR', 'TEMP', 'TMP'];

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  for (const name of variables) process.env[name] = folder;
  return () => {
    // Each project of a run makes its folder in that of the one before, which may be removed already.
    rmSync(folder, { recursive: true, force: true });
  };
}
