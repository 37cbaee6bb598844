/**
 * Press Start 2P by CodeMan38, SIL Open Font License 1.1 (see `LICENSE-press-start-2p.txt`). The
 * build embeds the file as a data URL, so that the library is one file and asks for nothing else.
 */
export { default as defaultFontUrl } from '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff?inline';
