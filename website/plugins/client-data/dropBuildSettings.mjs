/** Settings that nothing in the browser reads. */
const buildSettings = new Set([
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
]);
const generated = /export default (\{[\s\S]*\});?\s*$/;

/**
 * @param {string} source The module that the framework writes: the site's configuration as JSON.
 * @returns {string} The module without the settings of the build.
 */
export default function dropBuildSettings(source) {
  const json = generated.exec(source)?.[1];
  if (!json) {
    throw new Error(
      'docusaurus.config.mjs: expected "export default" and JSON; see plugins/client-data.',
    );
  }
  const kept = Object.entries(JSON.parse(json)).filter(([name]) => !buildSettings.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept))};`;
}
