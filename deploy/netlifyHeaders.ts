import {
  commonHeaders,
  contentTypes,
  headerRules,
  pageHeaders,
  type Headers,
  type Policies,
} from './headers';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read, and the local server.
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
    ...headerRules(policies).map(({ folder, headers }) => ({
      path: `${baseUrl}${hasDocument(folder) ? folder.slice(0, -1) : folder}*`,
      headers,
    })),
    ...Object.entries(contentTypes).map(([ending, type]) => ({
      path: `${baseUrl}*${ending}`,
      headers: { 'Content-Type': type },
    })),
  ];
  return rules.map(({ path, headers }) => `${path}\n${renderLines(headers)}\n`).join('\n');
}

/** Whether hosts answer the address without the slash with a document, too. */
const hasDocument = (folder: string): boolean => folder === 'runner/';

/** `index.html`, `search/index.html`, `docs/intro/index.html` → the root by both names, `search*`, `docs*` */
function pagePaths(pages: readonly string[]): string[] {
  const names = new Set(pages.map((page) => page.replace(/(^index)?\.html$|\/.*/, '')));
  return [...names]
    .filter((name) => ![...names].some((other) => isInside(name, other)))
    .flatMap((name) => (name === '' ? ['', 'index.html'] : [`${name}*`]))
    .sort();
}

/** Whether the rule of another name has all addresses of this one. */
const isInside = (name: string, other: string): boolean =>
  other !== '' && name !== other && name.startsWith(other);

function renderLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}
