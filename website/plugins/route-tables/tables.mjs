/** Pure functions that turn the tables of the framework into those that the browser gets. */

const registered = /"(\w+)": \[\(\) => import\(/g;

/**
 * Numbers chunks in the order in which routes need them, so that consecutive routes have
 * consecutive chunks, which need no list.
 *
 * @param {string} chunkNames Which chunks each route needs, as JSON.
 * @param {string} registry The framework's table of chunks.
 * @returns {Map<string, string>} The number of each chunk by its name, which is a hash.
 */
export function numberChunks(chunkNames, registry) {
  const known = new Set(Array.from(registry.matchAll(registered), ([, name = '']) => name));
  const asked = leaves(JSON.parse(chunkNames)).filter((name) => known.has(name));
  const names = new Set([...asked, ...known]);
  return new Map(Array.from(names, (name, number) => [name, String(number)]));
}

/**
 * @param {string} source One of the framework's tables.
 * @param {Map<string, string>} numbers
 * @returns {string} The table with numbers for the names of chunks.
 */
export function renameChunks(source, numbers) {
  return source.replace(/"(\w+)"/g, (quoted, name) => {
    const number = numbers.get(name);
    return number === undefined ? quoted : `"${number}"`;
  });
}

/**
 * @param {string} registry The framework's table of chunks, with numbers for names.
 * @param {Readonly<Record<string, string>>} layouts Which chunk each part of a layout goes into.
 * @returns {string} The table with each part of a layout in the chunk of that layout.
 */
export function joinLayouts(registry, layouts) {
  return registry.replace(
    /webpackChunkName: "(\w+)"/g,
    (_whole, number) => `webpackChunkName: "${layouts[number] ?? number}"`,
  );
}

const leaf =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]*)")?\s*\}/g;

/**
 * @param {string} routes The framework's module of routes.
 * @returns {{ path: string, sidebar: string | undefined }[]} The routes that have no child routes.
 */
export function leafRoutes(routes) {
  return Array.from(routes.matchAll(leaf), ([, path = '', , sidebar]) => ({ path, sidebar }));
}

/**
 * @param {string} chunkNames Which chunks each route needs, as JSON.
 * @param {string} routes The framework's module of routes.
 * @returns {string} The chunks of routes with child routes; `compactRoutes` adds all others.
 */
export function outerChunkNames(chunkNames, routes) {
  const inner = new Set(Array.from(routes.matchAll(leaf), ([, path, hash]) => `${path}-${hash}`));
  const outer = Object.entries(JSON.parse(chunkNames)).filter(([key]) => !inner.has(key));
  return withoutConfig(Object.fromEntries(outer));
}

/**
 * Joins the parts of a layout in one chunk, since a page needs all of the layout around it. Routes
 * with the same path belong to the same layout.
 *
 * @param {string} chunkNames Which chunks each route needs, by number.
 * @param {string} routes The framework's module of routes.
 * @returns {Record<string, string>} The chunk of each part of a layout, by the part's own number.
 */
export function layoutChunks(chunkNames, routes) {
  /** @type {Map<string, string[]>} */
  const layouts = new Map();
  for (const [key, chunks] of Object.entries(JSON.parse(outerChunkNames(chunkNames, routes)))) {
    const path = key.slice(0, key.lastIndexOf('-'));
    layouts.set(path, [...(layouts.get(path) ?? []), ...leaves(chunks)]);
  }
  return Object.fromEntries(
    [...layouts.values()].flatMap((parts) => parts.map((part) => [part, parts[0] ?? part])),
  );
}

/**
 * @param {string} routes The framework's module of routes.
 * @param {string} chunkNames Which chunks each needs, as JSON.
 * @returns {string} The module with short calls for pages, and one call for each run of documents,
 *   which differ by their address alone.
 */
export function compactRoutes(routes, chunkNames) {
  const names = JSON.parse(chunkNames);
  const short = routes.replace(leaf, (_whole, path, hash, sidebar) => {
    const chunks = withoutConfig(names[`${path}-${hash}`]);
    return `page(${[JSON.stringify(path), chunks, JSON.stringify(sidebar)].join(', ')})`;
  });
  if (short === routes) {
    throw new Error(
      "routes.js: expected { path: '…', component: ComponentCreator('…', '…'), exact: true }; see plugins/route-tables.",
    );
  }
  return short.replace('export default', `${helpers}\nexport default`).replace(runs, joinPages);
}

const doc = /page\("([^" ]*)", \{"__comp":"(\d+)","content":"(\d+)"\}, "([^"]*)"\)/;
const runs = new RegExp(`${doc.source}(?:,\\s*${doc.source})*`, 'g');

/**
 * Turns pages of documents whose chunks have consecutive numbers into one list of addresses.
 *
 * @param {string} run
 */
function joinPages(run) {
  /** @type {{ component: string, sidebar: string, first: number, paths: string[] }[]} */
  const lists = [];
  for (const match of run.matchAll(new RegExp(doc, 'g'))) {
    const [, path = '', component = '', content, sidebar = ''] = match;
    const last = lists.at(-1);
    const follows = Number(content) - (last?.paths.length ?? 0) === last?.first;
    if (follows && last.component === component && last.sidebar === sidebar) last.paths.push(path);
    else lists.push({ component, sidebar, first: Number(content), paths: [path] });
  }
  return lists
    .map(
      ({ component, first, sidebar, paths }) =>
        `...docs("${component}", ${first}, "${sidebar}", "${paths.join(' ')}")`,
    )
    .join(', ');
}

const helpers = `import names from '@generated/routesChunkNames';

function page(path, chunks, sidebar) {
  names[path + '-0'] = chunks;
  return { path, component: ComponentCreator(path, '0'), exact: true, sidebar };
}

function docs(component, first, sidebar, paths) {
  return paths.split(' ').map((path, index) =>
    page(path, { __comp: component, content: String(first + index) }, sidebar),
  );
}
`;

/**
 * @param {unknown} value
 * @returns {string[]}
 */
function leaves(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(leaves) : [];
}

/**
 * Leaves out `config`, the site's configuration: every page loads it, so it is no chunk of a route.
 *
 * @param {unknown} chunks
 */
function withoutConfig(chunks) {
  return JSON.stringify(chunks, (key, value) => (key === 'config' ? undefined : value));
}
