const entry =
  /("\w+"): (\[\(\) => import\(\/\* webpackChunkName: ("\w+") \*\/[^)]*\)), "[^"]*", (require\.resolveWeak\("[^"]*"\)\])/g;

/**
 * While a page is rendered its parts report what they are, for the page to name the scripts that it
 * needs. The framework has them report modules, of which the bundler's list of files knows nothing.
 *
 * @param {string} source The framework's table of chunks.
 * @returns {string} The same, with parts that report their chunks.
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
