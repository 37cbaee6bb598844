/**
 * @param {string} source What the framework knows about itself, as JSON.
 * @returns {string} The same without the versions of its plugins.
 */
export default function dropPluginVersions(source) {
  return JSON.stringify({ ...JSON.parse(source), pluginVersions: {} });
}
