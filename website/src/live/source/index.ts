/** Loaded when a reader runs code of their own: the parser and the compiler are large. */
export { checkSyntax, compileSketch, type CompileOptions } from './compile';
export type { SourceProblem } from './parse';
export type { JavaScript } from './toJavaScript';
