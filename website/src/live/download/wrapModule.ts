/** Gives the code of a module the `require` that it needs; it finds what the page has loaded. */
export function wrapModule(code: string): string {
  return `(function (require, module, exports) {${code}
})(function (name) {
  if (/^p5\\.asciify$|p5\\.asciify\\.(esm|umd)\\.js$/.test(name)) return p5.asciify;
  if (/^p5$|\\/p5(\\.min)?\\.js$/.test(name)) return { __esModule: true, default: p5 };
  throw new Error('This file cannot import "' + name + '"; it holds p5 and p5.asciify.');
}, { exports: {} }, {});`;
}
