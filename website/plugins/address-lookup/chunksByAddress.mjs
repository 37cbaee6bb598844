const search = /const getChunkNamesToLoad = \(path\) => Object\.entries\(routesChunkNames\)[^;]*;/;

const lookup = `const chunksByAddress = new Map();
const getChunkNamesToLoad = (path) => {
  if (chunksByAddress.size === 0) {
    for (const [name, chunks] of Object.entries(routesChunkNames)) {
      const address = name.replace(/-[^-]+$/, '');
      chunksByAddress.set(address, [...(chunksByAddress.get(address) ?? []), chunks]);
    }
  }
  return (chunksByAddress.get(path) ?? []).flatMap((chunks) => Object.values(flat(chunks)));
};`;

/**
 * Webpack loader: has the framework look up the chunks of a page by its address.
 *
 * @param {string} source The framework's module that prefetches pages.
 * @returns {string} The module without its search through the whole table of chunks for each link.
 */
export default function chunksByAddress(source) {
  if (!search.test(source)) {
    throw new Error(
      'docusaurus.js: expected "const getChunkNamesToLoad = (path) => Object.entries(routesChunkNames) …;"; see plugins/address-lookup.',
    );
  }
  return source.replace(search, () => lookup);
}
