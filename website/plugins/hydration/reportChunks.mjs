const entry =
  /("\w+"): (\[\(\) => import\(\/\* webpackChunkName: ("\w+") \*\/[^)]*\)), "[^"]*", (require\.resolveWeak\("[^"]*"\)\])/g;

/**
 * Webpack loader: has the parts of a page report the names of their chunks while the page is
 * rendered, so that the page can name the scripts that it needs. The framework has them report the
 * names of modules, which the bundler's list of files does not contain.
 *
 * @param {string} source The framework's table of chunks.
 * @returns {string} The table with the names of chunks in place of those of modules.
 */
export default function reportChunks(source) {
  const named = source.replace(entry, '$1: $2, $3, $4');
  if (named === source) {
    throw new Error(
      'registry.js: expected "…": [() => import(/* webpackChunkName: "…" */ "…"), "…", require.resolveWeak("…")]; see plugins/hydration.',
    );
  }
  return named;
}
