import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeFingerprint, fingerprintOf, readPlatform } from './fingerprint';
import { inRepository, libraries } from './modules';

/** The folders of the packages whose browser tests are proven as a whole. */
export const provenPackages = libraries.map((name) => `packages/${name}`);

/**
 * The fingerprint of all that the browser tests of the library and of its shape renderer depend on:
 * everything beside the tests, what that imports, what is built of the packages, and what it runs on.
 */
export async function packagesFingerprint(platform = readPlatform()): Promise<string> {
  const files = provenPackages.flatMap((folder) => filesIn(`${folder}/test`)).sort();
  const modules = files.filter((file) => isModule.test(file));
  const configurations = provenPackages.map((folder) => `${folder}/playwright.config.ts`);
  const code = await codeFingerprint([...configurations, ...modules], platform);
  const others = files.filter((file) => !isModule.test(file));
  return fingerprintOf(
    code,
    others.map((file) => [file, readFileSync(inRepository(file))]),
  );
}

const isModule = /(?<!\.d)\.ts$/;

/** The files of a folder with those below it, but without what only unit tests read. */
function filesIn(folder: string): string[] {
  return readdirSync(inRepository(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(inRepository('.').length));
}
