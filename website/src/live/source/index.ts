/**
 * Entry point of the compiler. It is loaded only when a reader runs code of their own, because the
 * parser and the compiler are large.
 */
export { compileSketch, type CompileOptions } from './compile';
export type { JavaScript } from './toJavaScript';
