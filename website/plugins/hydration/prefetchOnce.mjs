const start = 'export default function prefetch(url) {';

/**
 * Webpack loader: has each script prefetched only once, because most pages share most of their
 * scripts.
 *
 * @param {string} source The framework's module that prefetches a script.
 * @returns {string} The module with a set of the scripts that were prefetched.
 */
export default function prefetchOnce(source) {
  if (!source.includes(start)) {
    throw new Error(`prefetch.js: expected "${start}"; see plugins/hydration.`);
  }
  return source.replace(
    start,
    `const asked = new Set();
${start}
  if (asked.has(url)) return Promise.resolve();
  asked.add(url);`,
  );
}
