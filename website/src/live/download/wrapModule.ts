import { importable } from '../../runner/importable';

/**
 * Wraps the code of a module in a function whose `require` returns the p5.js and the library that
 * the page has loaded.
 */
export function wrapModule(code: string): string {
  return `(function (require, module, exports) {${code}
})(function (name) {
  if (${importable.p5}.test(name)) return { __esModule: true, default: p5 };
  if (${importable.library}.test(name)) return p5.asciify;
  throw new Error('This file cannot import "' + name + '"; it holds p5 and p5.asciify.');
}, { exports: {} }, {});`;
}
