import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deterministicZip } from '../../files';
import { describeFile, type ServedFile, type P5Release } from './servedFiles';
import { folderPage } from './snippets';

/** The example that the folder holds, which the installation page shows. */
export const starterSlug = 'first-sketch';

const libraryName = 'p5.asciify.umd.js';

interface Sources {
  /** Folder of the repository. */
  repository: string;
  /** The library's package, built. */
  packageFolder: string;
  libraryVersion: string;
  modulesFolder: string;
}

/** A starter folder as the site serves it: one zip for each major version of p5.js. */
export interface Starter {
  major: P5Release['major'];
  file: ServedFile;
}

/** Makes the zip of a folder that runs by double click: page, sketch, p5.js and the library. */
export async function packStarter(
  sources: Sources,
  p5: P5Release,
  targetFolder: string,
): Promise<Starter> {
  const name =
    p5.major === '1' ? 'p5.asciify-starter.zip' : `p5.asciify-starter-p5-${p5.major}.zip`;
  const source = join(targetFolder, name);
  await writeFile(source, deterministicZip(await starterFiles(sources, p5)));
  return { major: p5.major, file: await describeFile(source, name, `/${name}`) };
}

async function starterFiles(
  sources: Sources,
  p5: P5Release,
): Promise<Record<string, string | Uint8Array>> {
  const { repository, packageFolder, libraryVersion, modulesFolder } = sources;
  const files = {
    'index.html': `${folderPage(libraryName)}\n`,
    'sketch.js': await readFile(join(repository, 'examples', starterSlug, 'sketch.js')),
    'p5.min.js': await readFile(p5.file.source),
    [libraryName]: await readFile(join(packageFolder, 'dist', libraryName)),
    'READ ME.txt': instructions(p5.version, libraryVersion),
    'licences/p5.asciify.txt': await readFile(join(repository, 'LICENSE')),
    'licences/p5.js.txt': await readFile(join(modulesFolder, `p5-${p5.major}`, 'license.txt')),
    'licences/Press Start 2P.txt': await readFile(
      join(packageFolder, 'LICENSE-press-start-2p.txt'),
    ),
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [`p5.asciify-starter/${path}`, content]),
  );
}

function instructions(p5Version: string, libraryVersion: string): string {
  return `A sketch with p5.asciify, ready to run.

Double-click index.html to open it in your browser. Then open sketch.js in a text editor, change
something, save it, and reload the page. You do not need a server or a network.

index.html         the page, which loads the three scripts below
sketch.js          your sketch
p5.min.js          p5.js ${p5Version}
${libraryName}  p5.asciify ${libraryVersion}

You find the licences in the folder "licences". p5.asciify is under the MIT licence. Its font,
Press Start 2P, is under the SIL Open Font License 1.1. p5.js is under the LGPL 2.1. The file here is
unchanged, and you may replace it with another version. Its source is at
https://github.com/processing/p5.js/tree/v${p5Version}
`;
}
