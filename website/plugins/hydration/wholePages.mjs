const call = 'renderToPipeableStream(app, {';

/**
 * Webpack loader: keeps React from putting large parts with a boundary (`Suspense`) at the end of
 * the HTML, from where an inline script would move them into place. Pages are files, not streams,
 * and are read without scripts, too.
 *
 * @param {string} source The framework's `renderToHtml.js`.
 * @returns {string} The module with an option that leaves every part in its place.
 */
export default function wholePages(source) {
  if (!source.includes(call)) {
    throw new Error(`renderToHtml.js: expected "${call}"; see plugins/hydration.`);
  }
  return source.replace(call, `${call} progressiveChunkSize: Infinity,`);
}
