import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs on the `PATH`. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}
