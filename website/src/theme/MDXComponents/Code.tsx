/** Only inline code: blocks are highlighted at build time (`plugins/highlighting`). */
export { default } from '@theme/CodeInline';
