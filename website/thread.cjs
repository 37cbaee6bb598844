/**
 * What a thread of `threads.ts` runs: the default export of a module in TypeScript. The pool of
 * threads itself imports modules in JavaScript only.
 */
module.exports = ({ file, input }) => require(file).default(input);
