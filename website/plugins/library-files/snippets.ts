import type { ServedFile } from './servedFiles';

/** A file at its full address, with the hash that browsers check. https://www.w3.org/TR/SRI/ */
export type Hosted = Pick<ServedFile, 'url' | 'integrity'>;

interface PageParts {
  /** Lines of HTML for the head. */
  scripts: readonly string[];
  /** Lines of HTML for the body. */
  body?: readonly string[];
}

/** The HTML of a page with a black background and no margins around the canvas. */
function page({ scripts, body = [] }: PageParts): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    '    <title>My sketch</title>',
    '    <style>',
    '      body { margin: 0; background: black; color: white; }',
    '      canvas { display: block; }',
    '    </style>',
    ...indented(4, scripts),
    '  </head>',
    ...(body.length === 0 ? ['  <body></body>'] : ['  <body>', ...indented(4, body), '  </body>']),
    '</html>',
  ].join('\n');
}

function indented(columns: number, lines: readonly string[]): string[] {
  return lines.map((line) => ' '.repeat(columns) + line);
}

/**
 * A page that loads everything from its own folder, and so runs when opened as a file. Nothing
 * in it may need a server: no `integrity`, which browsers cannot check for files, and no modules.
 */
export function folderPage(libraryName: string): string {
  return page({
    scripts: [
      '<script src="p5.min.js"></script>',
      `<script src="${libraryName}"></script>`,
      '<script src="sketch.js"></script>',
    ],
    // A page that is opened inside a zip, without unpacking it, cannot load the files beside it.
    body: [
      '<script>',
      '  if (!window.p5 || !window.p5asciify) {',
      '    document.body.textContent =',
      "      'Files are missing beside this page. If it lies in a zip file, unpack that first.';",
      '  }',
      '</script>',
    ],
  });
}

/** The element that loads one hosted script. `integrity` needs `crossorigin` on other origins. */
export function scriptTag({ url, integrity }: Hosted): string {
  return [
    '<script',
    `  src="${url}"`,
    `  integrity="${integrity}"`,
    '  crossorigin="anonymous"',
    '></script>',
  ].join('\n');
}

/** A page that loads p5.js and the library from this site; only the sketch lies beside it. */
export function hostedPage(p5: Hosted, library: Hosted): string {
  return page({
    scripts: [
      ...scriptTag(p5).split('\n'),
      ...scriptTag(library).split('\n'),
      '<script src="sketch.js"></script>',
    ],
  });
}

/** A page whose sketch is a module, and imports the library by its name. */
export function modulePage(p5: Hosted, library: Hosted): string {
  const map = {
    imports: { p5: 'data:text/javascript,export%20default%20window.p5', 'p5.asciify': library.url },
    integrity: { [library.url]: library.integrity },
  };
  return page({
    scripts: [
      ...scriptTag(p5).split('\n'),
      '<script type="importmap">',
      ...indented(2, JSON.stringify(map, null, 2).split('\n')),
      '</script>',
    ],
    // Browsers load no modules from files: without this message the page would stay empty.
    body: [
      '<script',
      '  type="module"',
      '  src="sketch.js"',
      `  onerror="document.body.textContent = 'Open this page through a server: npx serve'"`,
      '></script>',
    ],
  });
}

/** The command that installs the library from a downloaded package, and p5.js beside it. */
export function bundlerCommand(packageName: string): string {
  return `npm install p5@1 ./${packageName}`;
}
