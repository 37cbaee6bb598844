const entry = /"(\w+)": \[(\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * @param {string} source The framework's table of chunks, with numbers for names.
 * @returns {string} A list of nothing but the way to import each, which is found by its number.
 */
export default function onlyImports(source) {
  /** @type {string[]} */
  const imports = [];
  for (const [, number, importChunk] of source.matchAll(entry)) {
    imports[Number(number)] = `[${importChunk}]`;
  }
  // None left out, and none but those.
  if (imports.length === 0 || imports.length !== source.match(/resolveWeak/g)?.length) {
    throw new Error(
      'registry.js: expected "0": [() => import("…"), "…", require.resolveWeak("…")] and so on; see plugins/route-tables.',
    );
  }
  return `export default [${imports.join(',\n')}];`;
}
