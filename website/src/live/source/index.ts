/** Loaded when a reader runs code of their own: the parser and the compiler are large. */
export { compileSketch, type CompileOptions } from './compile';
export type { JavaScript } from './toJavaScript';
