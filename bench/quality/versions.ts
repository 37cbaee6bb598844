/** Which releases were compared. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { P5_PACKAGES } from '../../packages/p5.asciify/test/p5Versions';
import { installed } from '../../packages/p5.asciify/test/installed';
import { isInstalled, TOOLS, versionOf } from './tools';

/** What runs in a browser, and the packages that it comes from. */
const PACKAGES: readonly (readonly [name: string, folder: string])[] = [
  ['p5.js', P5_PACKAGES['1.11']],
  ['p5.asciify', 'p5.asciify'],
  ['p5.asciify-shape', 'p5.asciify-shape'],
  ['textmode.js', 'textmode.js'],
];

/** Releases by name: of the packages, and of the tools that the machine has. */
export async function readVersions(): Promise<Record<string, string>> {
  const packages = PACKAGES.map(
    async ([name, folder]) => [name, await versionOfPackage(installed(folder))] as const,
  );
  const tools = TOOLS.filter(isInstalled).map((tool) => [tool.name, versionOf(tool)] as const);
  return Object.fromEntries([...(await Promise.all(packages)), ...tools]);
}

async function versionOfPackage(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}
