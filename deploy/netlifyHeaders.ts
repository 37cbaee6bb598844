import { commonHeaders, contentTypes, headerRules, type Headers } from './headers';

/**
 * The `_headers` file that Netlify and Cloudflare Pages read.
 *
 * Both join the values of a header that two matching rules set, so the common rule leaves
 * `Cache-Control` to the host, whose default is to revalidate.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function renderNetlifyHeaders(baseUrl: string): string {
  const rules = [
    { path: `${baseUrl}*`, headers: commonHeaders },
    ...headerRules.map(({ folder, headers }) => ({ path: `${baseUrl}${folder}*`, headers })),
    ...Object.entries(contentTypes).map(([ending, type]) => ({
      path: `${baseUrl}*${ending}`,
      headers: { 'Content-Type': type },
    })),
  ];
  return rules.map(({ path, headers }) => `${path}\n${renderLines(headers)}\n`).join('\n');
}

function renderLines(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}
