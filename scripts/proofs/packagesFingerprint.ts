import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { digest, fingerprintOf, inRepository, machineryFiles } from './fingerprint';

/** What the browser tests of the packages read: their folders, and files that they take from elsewhere. */
const packageFolders = ['p5.asciify', 'p5.asciify-shape'].flatMap((name) => [
  `packages/${name}/src`,
  `packages/${name}/test`,
]);
const packageFiles = [
  'packages/p5.asciify/playwright.config.ts',
  'packages/p5.asciify-shape/playwright.config.ts',
  'scripts/browser.js',
  'website/docs/help/troubleshooting.mdx',
];

/**
 * The fingerprint of all that the browser tests of the library and of its shape renderer depend on:
 * their sources and tests with their comments, what is built of them, and p5.js.
 */
export async function packagesFingerprint(): Promise<string> {
  const listed = packageFolders.map(async (folder) => {
    const entries = await readdir(inRepository(folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  });
  const files = [...(await Promise.all(listed)).flat(), ...packageFiles.map(inRepository)];
  const contents = await Promise.all([...files, ...machineryFiles].map((path) => readFile(path)));
  const names = files.map((file) => relative(inRepository('.'), file));
  return fingerprintOf(names, contents.map(digest));
}
