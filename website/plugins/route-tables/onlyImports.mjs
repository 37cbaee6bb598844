const entry = /(\[\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * @param {string} source The framework's table of chunks.
 * @returns {string} The same with nothing but the way to import each.
 */
export default function onlyImports(source) {
  const short = source.replace(entry, '$1]');
  if (short === source || short.includes('resolveWeak')) {
    throw new Error(
      'registry.js: expected [() => import("…"), "…", require.resolveWeak("…")]; see plugins/route-tables.',
    );
  }
  return short;
}
