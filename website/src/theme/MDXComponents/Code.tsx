/** Blocks are highlighted at build time (`plugins/highlighting`), so what is left stands in a line. */
export { default } from '@theme/CodeInline';
