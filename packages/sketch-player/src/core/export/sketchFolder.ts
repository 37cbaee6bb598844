import { strToU8, zipSync } from 'fflate';
import { escapeText, evaluates, policy, wrapModule } from './htmlFile';
import { soundOnDisk } from './soundOnDisk';

export interface SketchFolderOptions {
  title: string;
  /** Compiled to plain JavaScript, as `compileSketch` does, without the loop guard. */
  code: string;
  /** Whether the code is that of a module: the body of a function of `require` and `exports`. */
  usesModules: boolean;
  /** p5.js, the library and its plugins, in the order in which the page loads them. */
  scripts: readonly { name: string; text: string }[];
  /** What runs before the sketch: its further scripts, compiled as its code is. */
  before?: readonly { name: string; text: string }[];
  /** The reader's own files, further scripts excepted, by their paths. */
  files?: Readonly<Record<string, Uint8Array>>;
  /** The script that provides these files to a page on a disk. */
  embedded?: string | undefined;
  /** Whether p5.sound is among the scripts. */
  hasSound?: boolean;
}

/** Contents of files by their paths. */
type Folder = Record<string, string | Uint8Array>;

/**
 * A sketch as a folder that runs by double click. Its page, its sketch and its style sheet have the
 * names and the form that they have in the p5.js Web Editor, so they can be put into a sketch there.
 */
export function sketchFolder(options: SketchFolderOptions): Folder {
  const { title, code, usesModules, before = [], files = {}, embedded, hasSound } = options;
  const taken = new Set([...Object.keys(files), ...before.map(({ name }) => name)]);
  // A file of the reader keeps its name, even where it is that of a library.
  const freeName = (name: string): string => (taken.has(name) ? freeName(`library-${name}`) : name);
  const scripts = options.scripts.map(({ name, text }) => ({ name: freeName(name), text }));
  const copies =
    embedded === undefined
      ? []
      : [{ name: freeName('files.js'), text: aboutFiles + onDisk(embedded) }];
  const sound = hasSound
    ? [{ name: freeName('sound.js'), text: aboutSound + onDisk(soundOnDisk) }]
    : [];
  const tagOf = ({ name }: { name: string }) => `    <script src="${encodeURI(name)}"></script>\n`;
  const own = [...sound, ...copies, ...before];
  const stated = policy({
    // Not every browser takes files on a disk for those of the page itself.
    scripts: "'self' file:",
    files: "'self' file:",
    evaluates: evaluates([code, ...before.map(({ text }) => text)]),
    hasSound,
  });
  return {
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <!-- This policy keeps the sketch from sending anything to other places. Take it out where the page is
         to load something from elsewhere, and in the p5.js Web Editor, which adds scripts of its own. -->
    <meta http-equiv="Content-Security-Policy" content="${stated}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeText(title)}</title>
${scripts.map(tagOf).join('')}    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <main></main>
${own.map(tagOf).join('')}    <script src="sketch.js"></script>
  </body>
</html>
`,
    'sketch.js': usesModules ? `${wrapModule(code)}\n` : code,
    'style.css': `html,
body {
  height: 100%;
  margin: 0;
  background: #0b0d11;
}

canvas {
  display: block;
}
`,
    ...Object.fromEntries([...scripts, ...own].map(({ name, text }) => [name, text])),
    ...files,
  };
}

const aboutFiles = `// A page that is opened with a double click cannot read the files beside it. This script gives it
// copies of them. With a server, the files themselves are read, and this script does nothing.
`;

const aboutSound = `// Lets p5.sound work in a page that is opened with a double click.
`;

/** Lets a script run only in a page on a disk. */
const onDisk = (script: string): string => `if (location.protocol === 'file:') {
${script}
}
`;

/**
 * Packs files, given by their paths, as a zip. It packs them in the page: `zip()` of the same package
 * makes workers of blobs, which the policy of a page may refuse.
 */
export function zipFolder(files: Readonly<Folder>): Uint8Array<ArrayBuffer> {
  const bytes = Object.fromEntries(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? strToU8(content) : content,
    ]),
  );
  return new Uint8Array(zipSync(bytes, { level: 6 }));
}
