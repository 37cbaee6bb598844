const start = 'export default function prefetch(url) {';

/**
 * @param {string} source The framework's module that fetches a script in advance.
 * @returns {string} The same, but each script is asked for once: most pages share most of theirs.
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
