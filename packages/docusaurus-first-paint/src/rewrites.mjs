/**
 * Small changes of modules of the framework, and the webpack loader that makes them.
 *
 * `patches.ts` says which file each was written against. The guard lets a rewrite take part only
 * while that file is the same, so a text that is missing here can only be due to what a site adds to
 * a generated file. The module then stays as it is, and the build says so.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const registered =
  /("\w+"): \[\(\) => import\(\/\* webpackChunkName: "(\w+)" \*\/ "([^"]*)"\), "[^"]*", (require\.resolveWeak\("[^"]*"\))\]/g;

/** The parts of the docs' layout, of which a page needs all; the framework has a chunk for each. */
const docsLayout =
  /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot)$|^@generated\/docusaurus-plugin-content-docs\/[^/]+\/__plugin\.json$/;

/**
 * Browser: leaves of the table of chunks only the functions that import them. The names of modules
 * and their numbers are for the server. The parts of the docs' layout come in one script.
 *
 * @param {string} registry The framework's table of chunks.
 */
export function importsOnly(registry) {
  return replaceEach(
    registry,
    (key, chunk, module) =>
      `${key}: [() => import(/* webpackChunkName: "${chunk}" */ "${module}")]`,
  );
}

/**
 * Server: has the parts of a page report the names of their chunks while the page is rendered, so
 * that the page can name the scripts that it needs. The framework has them report the names of
 * modules, which the bundler's list of files does not contain.
 *
 * @param {string} registry The framework's table of chunks.
 */
export function namedChunks(registry) {
  return replaceEach(
    registry,
    (key, chunk, module, weak) =>
      `${key}: [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${chunk}", ${weak}]`,
  );
}

/**
 * @param {string} registry
 * @param {(key: string, chunk: string, module: string, weak: string) => string} describe
 * @returns {string | undefined} Nothing if an entry is written otherwise.
 */
function replaceEach(registry, describe) {
  const entries = registry.match(/require\.resolveWeak/g)?.length;
  if (registry.match(registered)?.length !== entries) return undefined;
  return registry.replace(registered, (_entry, key, chunk, module, weak) =>
    describe(key, docsLayout.test(module) ? 'docs-layout' : chunk, module, weak),
  );
}

const leaf =
  /\{\s*path: '([^']*)',\s*component: ComponentCreator\('\1', '(\w+)'\),\s*exact: true(?:,\s*sidebar: ("[^"]*"))?\s*\}/g;

/**
 * Browser: tells of a route without child routes its path and its chunks once, by a call. The
 * framework has the path three times, in two tables.
 *
 * @param {string} routes The framework's module of routes.
 * @param {string} chunkNames Which chunks each route needs, as JSON.
 */
export function pageCalls(routes, chunkNames) {
  const names = JSON.parse(chunkNames);
  const calls = routes.replace(leaf, (route, path, hash, sidebar) => {
    const chunks = names[`${path}-${hash}`];
    if (!chunks) return route;
    return `page(${[JSON.stringify(path), withoutConfig(chunks), sidebar].join(', ')})`;
  });
  return calls === routes ? undefined : calls.replace('export default', `${page}\nexport default`);
}

/**
 * Browser: leaves out of the table of chunks what `pageCalls` adds to it.
 *
 * @param {string} chunkNames Which chunks each route needs, as JSON.
 * @param {string} routes The framework's module of routes.
 */
export function otherChunkNames(chunkNames, routes) {
  const pages = new Set(Array.from(routes.matchAll(leaf), ([, path, hash]) => `${path}-${hash}`));
  const others = Object.entries(JSON.parse(chunkNames)).filter(([key]) => !pages.has(key));
  return withoutConfig(Object.fromEntries(others));
}

const page = `import names from '@generated/routesChunkNames';

let pages = 0;
function page(path, chunks, sidebar) {
  const key = '_' + pages++;
  names[path + '-' + key] = chunks;
  return { path, component: ComponentCreator(path, key), exact: true, sidebar };
}
`;

/**
 * Leaves out `config`, the site's configuration: every page loads it, so it is no chunk of a route.
 *
 * @param {unknown} chunks
 */
function withoutConfig(chunks) {
  return JSON.stringify(chunks, (key, value) => (key === 'config' ? undefined : value));
}

/**
 * Server: keeps React from putting large parts with a boundary (`Suspense`) at the end of the HTML,
 * from where an inline script would move them into place. Pages are files, not streams, and are
 * read without scripts, too.
 *
 * @param {string} renderer The framework's `renderToHtml.js`.
 */
export function wholePages(renderer) {
  const call = 'renderToPipeableStream(app, {';
  return replaceText(renderer, call, `${call} progressiveChunkSize: Infinity,`);
}

/**
 * @param {string} source
 * @param {string} text
 * @param {string} by
 */
function replaceText(source, text, by) {
  return source.includes(text) ? source.replace(text, () => by) : undefined;
}

/** @type {Readonly<Record<string, (source: string, beside: string) => string | undefined>>} */
const rewrites = {
  importsOnly,
  namedChunks,
  pageCalls,
  otherChunkNames,
  wholePages,
};

/**
 * The loader; its option `rewrite` names one of the functions above, `beside` another file in the
 * same folder that it reads.
 *
 * @this {import('webpack').LoaderContext<{ rewrite: string, beside?: string }>}
 * @param {string} source
 */
export default function rewriteModule(source) {
  const { rewrite, beside } = this.getOptions();
  const other = beside && join(dirname(this.resourcePath), beside);
  if (other) this.addDependency(other);
  const rewritten = rewrites[rewrite]?.(source, other ? readFileSync(other, 'utf8') : '');
  if (rewritten === undefined) {
    this.emitWarning(
      new Error(
        `docusaurus-first-paint: "${rewrite}" left ${this.resourcePath} as it is, because it is not written as expected.`,
      ),
    );
  }
  return rewritten ?? source;
}
