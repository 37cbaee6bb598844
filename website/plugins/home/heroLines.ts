import { readFile } from 'node:fs/promises';

/**
 * Reads the lines that turn the home page's sketch into text: its function `setupAsciify`.
 *
 * @throws Error naming the file when it has no such function whose first and last lines are
 *   unindented.
 */
export async function readHeroLines(file: string): Promise<string> {
  return heroLines(await readFile(file, 'utf8'), file);
}

/** Finds the function `setupAsciify` in a source; `file` is named in the error. */
export function heroLines(source: string, file: string): string {
  const lines = /^function setupAsciify\(\) \{\n[^]*?\n\}$/m.exec(source)?.[0];
  if (lines !== undefined) return lines;
  throw new Error(`${file}: the home page shows its function setupAsciify(), and there is none.`);
}
