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
 * Both hosts join the values of a header that two matching rules set. So the rule for everything
 * has only what is the same everywhere, and the folders with pages are named one by one.
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
      path: `${baseUrl}${folder}*`,
      headers,
    })),
    ...Object.entries(contentTypes).map(([ending, type]) => ({
      path: `${baseUrl}*${ending}`,
      headers: { 'Content-Type': type },
    })),
  ];
  return rules.map(({ path, headers }) => `${path}\n${renderLines(headers)}\n`).join('\n');
}

/** `index.html`, `search/index.html`, `docs/intro/index.html` → the root, `search`, `docs/*` */
function pagePaths(pages: readonly string[]): string[] {
  const paths = pages.map((page) => {
    const [folder, ...rest] = page.replace(/(^|\/)index\.html$/, '').split('/');
    return rest.length > 0 ? `${folder}/*` : (folder ?? '');
  });
  return [...new Set(paths)].sort();
}

function renderLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}
