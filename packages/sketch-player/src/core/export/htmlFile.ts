import { importable, SHAPE_PLUGIN, TEXTMODE } from '../../protocol/importable';
import { toBase64url } from '../share/bytes';
import { withoutWebRTC } from './withoutWebRTC';

export interface HtmlFileOptions {
  title: string;
  /** Compiled to plain JavaScript, as `compileSketch` does, without the loop guard. */
  code: string;
  /** Whether the code is that of a module: the body of a function of `require` and `exports`. */
  usesModules: boolean;
  /** p5.js, the library and its plugins, to be put into the page as they are, in this order. */
  libraries: readonly string[];
  /** Whether p5.sound is one of them: it makes code for the browser's audio thread. */
  hasSound?: boolean;
  /** What runs before the sketch: its files, and its further scripts, compiled as its code is. */
  before?: readonly string[];
}

/**
 * Writes a sketch as one HTML file that runs from a disk, without a server and without a network.
 * Its policy ensures that nothing but its own scripts runs, and that no request leaves; its first script,
 * that there is no WebRTC.
 */
export function htmlFile(options: HtmlFileOptions): string {
  const { title, code, usesModules, libraries, before = [], hasSound } = options;
  const nonce = toBase64url(crypto.getRandomValues(new Uint8Array(16)));
  const script = (text: string): string =>
    `    <script nonce="${nonce}">\n${inElement(text)}\n    </script>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy({ scripts: `'nonce-${nonce}'`, evaluates: evaluates([...before, code]), hasSound })}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeText(title)}</title>
    <style>
      html, body { height: 100%; margin: 0; background: #0b0d11; }
      canvas { display: block; }
    </style>
${[withoutWebRTC, ...libraries].map(script).join('\n')}
  </head>
  <body>
${before.map((text) => `${script(text)}\n`).join('')}${script(usesModules ? wrapModule(code) : code)}
  </body>
</html>
`;
}

interface PolicyOptions {
  /** Sources of the page's own scripts. */
  scripts: string;
  evaluates: boolean;
  hasSound?: boolean | undefined;
  /** Sources of files beside the page, if it has any. */
  files?: string;
}

/**
 * The same policy as that of the document in which sketches run here
 * (README of `sandbox`), but with a nonce, or with files: making a hash takes a secure context.
 */
export function policy({ scripts, evaluates, hasSound = false, files }: PolicyOptions): string {
  const further = `${evaluates ? " 'unsafe-eval'" : ''}${hasSound ? ' data:' : ''}`;
  const from = files === undefined ? '' : `${files} `;
  return [
    "default-src 'none'",
    `script-src ${scripts}${further}`,
    // p5.js sets the style of its canvas, and sketches may make elements.
    `style-src ${from}'unsafe-inline'`,
    `img-src ${from}data: blob:`,
    `font-src ${from}data: blob:`,
    `media-src ${from}data: blob: mediastream:`,
    `connect-src ${from}data: blob:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Whether a sketch makes code out of text, or has p5.js do so: p5.js 2.x evaluates a shader that is
 * written in JavaScript.
 */
export function evaluates(codes: readonly string[]): boolean {
  return codes.some((code) => /\b(eval|Function|modify|(build|create|load)\w*Shader)\b/.test(code));
}

/** Escapes a text for markup. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Markup that would close the script element around it, or keep it from closing. */
const markup = /<(?=!--|\/?script)/i;

/**
 * A script as it can stand in an element. One that holds markup is put into an element of its own by
 * another script, from a text in which the markup is escaped: so it runs to the letter, also where it
 * reads itself, as `String.raw` does.
 */
function inElement(code: string): string {
  if (!markup.test(code)) return code;
  const text = JSON.stringify(code)
    .replaceAll('<', '\\u003C')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `(function (around) {
const script = document.createElement('script');
script.nonce = around.nonce;
script.text = ${text};
around.after(script);
script.remove();
})(document.currentScript);`;
}

/**
 * Wraps the code of a module in a function whose `require` returns the p5.js, the library, the shape
 * renderer and the textmode.js that the page has loaded.
 */
export function wrapModule(code: string): string {
  return `(function (require, module, exports) {${code}
})(function (name) {
  if (${importable.p5}.test(name)) return { __esModule: true, default: p5 };
  if (${importable.library}.test(name)) return p5.asciify;
  if (${importable.shape}.test(name)) return { __esModule: true, default: ${SHAPE_PLUGIN} };
  if (${importable.textmode}.test(name)) return ${TEXTMODE};
  throw new Error('This file cannot import "' + name + '"; it holds p5 and p5.asciify.');
}, { exports: {} }, {});`;
}
