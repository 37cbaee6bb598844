const call = 'renderToPipeableStream(app, {';

/**
 * React puts large parts with a boundary (`Suspense`) at the end of what it renders, for an inline
 * script to move into place. Pages are files, not streams, and are read without scripts.
 *
 * @param {string} source The framework's `renderToHtml.js`.
 * @returns {string} The same, with every part in its place.
 */
export default function wholePages(source) {
  if (!source.includes(call)) {
    throw new Error(`renderToHtml.js: expected "${call}"; see plugins/hydration.`);
  }
  return source.replace(call, `${call} progressiveChunkSize: Infinity,`);
}
