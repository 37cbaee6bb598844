import {
  commonHeaders,
  contentTypes,
  headerRules,
  pageHeaders,
  type Headers,
  type Policies,
} from './headers';

/**
 * Renders the `_headers` file, which Netlify, Cloudflare Pages and the local server read.
 *
 * Both hosts join the values of a header that two matching rules set, so no address falls under two
 * rules with the same header. They differ in what a path without `*` means: to Cloudflare `/blog` is
 * that address alone, to Netlify `/blog/` as well. `/blog*` is everything from there on to both.
 * https://docs.netlify.com/routing/headers/
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function renderNetlifyHeaders(baseUrl: string, policies: Policies): string {
  const rules = [
    { path: `${baseUrl}*`, headers: commonHeaders },
    ...pagePaths(policies.pages).map((path) => ({
      path: baseUrl + path,
      headers: pageHeaders(policies),
    })),
    ...headerRules(policies).flatMap(({ folder, headers }, _index, rules) =>
      folderPaths(
        folder,
        rules.some((other) => isInside(other.folder, folder)),
      ).map((path) => ({ path: baseUrl + path, headers })),
    ),
    ...Object.entries(contentTypes).map(([ending, type]) => ({
      path: `${baseUrl}*${ending}`,
      headers: { 'Content-Type': type },
    })),
  ];
  return rules.map(({ path, headers }) => `${path}\n${renderLines(headers)}\n`).join('\n');
}

/**
 * Paths of the rule for a folder. Where an inner folder has a rule of its own, they name what is in
 * this one: its document and its scripts. Cloudflare leads the address without a slash to the
 * document, Netlify compares it as if it had one.
 */
function folderPaths(folder: string, hasInnerRule: boolean): string[] {
  if (hasInnerRule) return [folder, `${folder}index.html`, `${folder}*.js`];
  return [`${hasDocument(folder) ? folder.slice(0, -1) : folder}*`];
}

/** Whether hosts serve a document at the folder's address without its slash, too. */
const hasDocument = (folder: string): boolean => ['embed/sketch/', 'runner/'].includes(folder);

/**
 * Paths of the rules for pages. `index.html`, `search/index.html` and `docs/intro/index.html` give
 * the root by all of its names, `search*` and `docs*`.
 */
function pagePaths(pages: readonly string[]): string[] {
  const names = new Set(pages.map((page) => page.replace(/(^index)?\.html$|\/.*/, '')));
  return [...names]
    .filter((name) => ![...names].some((other) => isInside(name, other)))
    .flatMap((name) => (name === '' ? ['', 'index', 'index.html'] : [`${name}*`]))
    .sort();
}

/** Whether the rule for another name already covers all addresses of this one. */
const isInside = (name: string, other: string): boolean =>
  other !== '' && name !== other && name.startsWith(other);

function renderLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}
