import { wrapModule } from './wrapModule';

export interface HtmlFileOptions {
  title: string;
  /** Compiled to plain JavaScript, as `compileSketch` does, without the loop guard. */
  code: string;
  /** Whether the code is that of a module: the body of a function of `require` and `exports`. */
  usesModules: boolean;
  /** The built files, to be put into the page as they are. */
  p5Source: string;
  librarySource: string;
}

/** Writes a sketch as one HTML file that runs from a disk, without a server and without a network. */
export function htmlFile(options: HtmlFileOptions): string {
  const { title, code, usesModules, p5Source, librarySource } = options;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeText(title)}</title>
    <style>
      html, body { height: 100%; margin: 0; background: #0b0d11; }
      canvas { display: block; }
    </style>
    <script>
${escapeScript(p5Source)}
    </script>
    <script>
${escapeScript(librarySource)}
    </script>
  </head>
  <body>
    <script>
${escapeScript(usesModules ? wrapModule(code) : code)}
    </script>
  </body>
</html>
`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Keeps a script from ending its own element. In texts, templates and regular expressions `\x3C` is
 * a `<`; in comments it makes no difference, and elsewhere neither sequence is to be found.
 */
function escapeScript(code: string): string {
  return code.replace(/<(?=!--|\/script)/gi, '\\x3C');
}
