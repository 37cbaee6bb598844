/**
 * Entry of the script with which a downloaded sketch finds its files. It is bundled, and the download
 * puts the files in front of it (`core/export/embedFiles.ts`).
 */
import { provideFiles } from './provideFiles';

/** Data addresses by name, in the scope around this script. */
declare const ownFiles: Readonly<Record<string, string>>;

provideFiles(
  Object.entries(ownFiles).map(([name, address]) => ({ name, content: blobFrom(address) })),
);

/** The content of an address such as `data:image/png;base64,…`. A sketch may ask for it at once. */
function blobFrom(address: string): Blob {
  const [head = '', packed = ''] = address.split(',', 2);
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length).replace(/;base64$/, '') });
}
