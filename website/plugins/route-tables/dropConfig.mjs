/**
 * @param {string} source Which chunks each route needs, as JSON.
 * @returns {string} The same without the configuration: it is in the script that every page loads,
 *   and has no chunk of its own that could be fetched in advance.
 */
export default function dropConfig(source) {
  return JSON.stringify(JSON.parse(source), (key, value) => (key === 'config' ? undefined : value));
}
