/**
 * @param {string} source The framework's `site-metadata.json`: its version and those of plugins.
 * @returns {string} The metadata without the versions of plugins.
 */
export default function dropPluginVersions(source) {
  return JSON.stringify({ ...JSON.parse(source), pluginVersions: {} });
}
