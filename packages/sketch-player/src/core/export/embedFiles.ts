import { blobOf, type OwnFile } from '../ownFiles/OwnFile';

/**
 * Puts files of the reader in front of the script that provides them (`sandbox/embeddedFiles.ts`):
 * a page on a disk may not read the files beside it.
 */
export async function embedFiles(files: readonly OwnFile[], provider: string): Promise<string> {
  const entries = await Promise.all(
    files.map(async (file) => [file.name, await dataAddress(blobOf(file))] as const),
  );
  return `(function () {
const ownFiles = ${JSON.stringify(Object.fromEntries(entries))};
${provider}
})();`;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error(reader.error?.message));
    reader.readAsDataURL(blob);
  });
}

/**
 * The path at which a page asks for a file: the first that stands in its code in quotes, as
 * `assets/cat.png` does for `cat.png`, or else the name itself.
 */
export function pathOf(name: string, code: string): string {
  const ending = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(["'\`])((?:[\\w -]+/)*${ending})\\1`).exec(code);
  return found?.[2] ?? name;
}
