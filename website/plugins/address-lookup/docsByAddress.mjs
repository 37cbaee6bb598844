import { basename } from 'node:path';

/**
 * For each module of the framework: the search in it, the call that replaces that search, and the
 * file that exports the called function.
 *
 * @type {Record<string, { search: RegExp, lookup: string, from: string }>}
 */
const lookups = {
  'docsClientUtils.js': {
    search: /activeVersion\?\.docs\.find\(\(doc\) => !!matchPath\(pathname, \{[^}]*\}\)\)/,
    lookup: 'activeVersion && findDoc(activeVersion.docs, pathname)',
    from: 'findDoc',
  },
  'docsUtils.js': {
    search: /docRoutes\.find\(\(docRoute\) => matchPath\(location\.pathname, docRoute\)\)/,
    lookup: 'findRoute(docRoutes, location.pathname)?.route',
    from: 'findRoute',
  },
};

/**
 * Webpack loader: has the framework look up documents by their address.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source A module of the framework that finds the document of a page.
 * @returns {string} The module without its comparison of an address with that of every document.
 */
export default function docsByAddress(source) {
  const file = basename(this.resourcePath);
  const known = lookups[file];
  if (!known?.search.test(source)) {
    throw new Error(`${file}: expected ${known?.search}; see plugins/address-lookup.`);
  }
  const { search, lookup, from } = known;
  return `import { ${from} } from '@site/plugins/address-lookup/${from}';
${source.replace(search, lookup)}`;
}
