const entry = /"(\w+)": \[(\(\) => import\([^)]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * @param {string} source The framework's table of chunks, with numbers for names.
 * @returns {string} A list of the functions that import the chunks, by their numbers.
 */
export default function onlyImports(source) {
  /** @type {string[]} */
  const imports = [];
  for (const [, number, importChunk] of source.matchAll(entry)) {
    imports[Number(number)] = `[${importChunk}]`;
  }
  // As many imports as entries: no entry was missed, and the numbers have no gaps.
  if (imports.length === 0 || imports.length !== source.match(/resolveWeak/g)?.length) {
    throw new Error(
      'registry.js: expected "0": [() => import("…"), "…", require.resolveWeak("…")] and so on; see plugins/route-tables.',
    );
  }
  return `export default [${imports.join(',\n')}];`;
}
