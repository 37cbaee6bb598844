import { leafRoutes } from '../route-tables/tables.mjs';

/** @typedef {{ id: string, path: string, sidebar?: string }} Doc */

/**
 * @param {string} source The framework's `globalData.json`: what plugins tell every page.
 * @param {string} routes The framework's module of routes.
 * @returns {string} A module with the same data. It makes the lists of documents from the routes,
 *   which hold the address and the sidebar of each. Only documents without a sidebar, or whose
 *   address does not follow from their id, stay listed. A list that would not come out the same,
 *   because a sidebar has other pages, too, is kept as it is.
 */
export function shortDocs(source, routes) {
  const pages = leafRoutes(routes);
  /** @type {string[]} */
  const lists = [];
  const json = JSON.stringify(JSON.parse(source), (_key, value) => {
    const isVersion = Array.isArray(value?.docs) && typeof value.path === 'string';
    return isVersion ? { ...value, docs: `@docs${lists.push(listDocs(value, pages)) - 1}` } : value;
  });
  if (lists.length === 0) {
    throw new Error('globalData.json: expected versions with docs; see plugins/client-data.');
  }
  const data = json.replace(/"docs":"@docs(\d+)"/g, (_place, index) => lists[index] ?? '');
  return `${helper}\nexport default ${data};`;
}

/**
 * @param {{ path: string, docs: Doc[] }} version
 * @param {{ path: string, sidebar: string | undefined }[]} pages
 */
function listDocs({ path, docs }, pages) {
  const base = `${path.replace(/\/$/, '')}/`;
  const others = docs.filter((doc) => !doc.sidebar || doc.path !== base + doc.id);
  const told = new Set(docs.map((doc) => doc.path));
  const isToldByRoutes = pages.every(
    (page) => !page.sidebar || !page.path.startsWith(base) || told.has(page.path),
  );
  return isToldByRoutes
    ? `get docs() { return docsOf(${JSON.stringify(base)}, ${JSON.stringify(others)}); }`
    : `"docs":${JSON.stringify(docs)}`;
}

const helper = `import routes from '@generated/routes';

const lists = {};

function docsOf(base, others) {
  return (lists[base] ??= others.concat(findDocs(routes, base, others)));
}

function findDocs(routes, base, others) {
  return routes.flatMap(({ path, sidebar, routes: inner = [] }) => {
    const isListed = sidebar && path.startsWith(base) && !others.some((doc) => doc.path === path);
    return isListed ? [{ id: path.slice(base.length), path, sidebar }] : findDocs(inner, base, others);
  });
}
`;
