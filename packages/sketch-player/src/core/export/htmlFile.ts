import { importable, SHAPE_PLUGIN, TEXTMODE } from '../../protocol/importable';
import { toBase64url } from '../share/bytes';

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
 * Its policy ensures that nothing but its own scripts runs, and that no request leaves.
 */
export function htmlFile(options: HtmlFileOptions): string {
  const { title, code, usesModules, libraries, before = [], hasSound } = options;
  const nonce = toBase64url(crypto.getRandomValues(new Uint8Array(16)));
  const script = (text: string): string =>
    `    <script nonce="${nonce}">\n${escapeScript(text)}\n    </script>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy(nonce, [...before, code].some(evaluates), hasSound)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeText(title)}</title>
    <style>
      html, body { height: 100%; margin: 0; background: #0b0d11; }
      canvas { display: block; }
    </style>
${libraries.map(script).join('\n')}
  </head>
  <body>
${before.map((text) => `${script(text)}\n`).join('')}${script(usesModules ? wrapModule(code) : code)}
  </body>
</html>
`;
}

/**
 * The same policy as that of the document in which sketches run here
 * (README of `sandbox`), but with a nonce: making a hash takes a secure context.
 */
function policy(nonce: string, evaluates: boolean, hasSound = false): string {
  const further = `${evaluates ? " 'unsafe-eval'" : ''}${hasSound ? ' data:' : ''}`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'${further}`,
    // p5.js sets the style of its canvas, and sketches may make elements.
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data: blob:',
    'media-src data: blob: mediastream:',
    'connect-src data: blob:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Whether a sketch makes code out of text, or has p5.js do so: p5.js 2.x evaluates a shader that is
 * written in JavaScript.
 */
function evaluates(code: string): boolean {
  return /\b(eval|Function|modify|(build|create|load)\w*Shader)\b/.test(code);
}

/** Text as it stands in markup. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Keeps a script from ending its own element. In strings, templates and regular expressions `\x3C`
 * is a `<`; in comments it makes no difference, and elsewhere in code neither sequence occurs.
 */
function escapeScript(code: string): string {
  return code.replace(/<(?=!--|\/script)/gi, '\\x3C');
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
