/**
 * All files of the copy: address, and SHA-256 of the content in Base64. `plugins/offline` puts them
 * in.
 */
declare const SAVED_FILES: [url: string, hash: string][];
