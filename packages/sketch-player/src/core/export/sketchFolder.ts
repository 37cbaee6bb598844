import { strToU8, zipSync } from 'fflate';
import { escapeText, wrapModule } from './htmlFile';

export interface SketchFolderOptions {
  title: string;
  /** Compiled to plain JavaScript, as `compileSketch` does, without the loop guard. */
  code: string;
  /** Whether the code is that of a module: the body of a function of `require` and `exports`. */
  usesModules: boolean;
  /** p5.js, the library and its plugins, in the order in which the page loads them. */
  scripts: readonly { name: string; text: string }[];
}

/**
 * A sketch as a folder that runs by double click. Its page, its sketch and its style sheet have the
 * names and the form that they have in the p5.js Web Editor, so they can be put into a sketch there.
 */
export function sketchFolder(options: SketchFolderOptions): Record<string, string> {
  const { title, code, usesModules, scripts } = options;
  const tags = scripts.map(({ name }) => `    <script src="${encodeURI(name)}"></script>\n`);
  return {
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeText(title)}</title>
${tags.join('')}    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <main></main>
    <script src="sketch.js"></script>
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
    ...Object.fromEntries(scripts.map(({ name, text }) => [name, text])),
  };
}

/**
 * Packs files, given by their paths, as a zip. It packs them in the page: `zip()` of the same package
 * makes workers of blobs, which the policy of a page may refuse.
 */
export function zipFolder(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const bytes = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, strToU8(text)]),
  );
  return new Uint8Array(zipSync(bytes, { level: 6 }));
}
