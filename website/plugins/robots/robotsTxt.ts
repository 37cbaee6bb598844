/**
 * Crawlers read it at the root of an origin only: under a base URL it has to be copied there.
 * Pages that are not to be listed say so themselves, and for that they have to be fetched.
 * https://www.rfc-editor.org/rfc/rfc9309
 */
export function renderRobotsTxt(siteUrl: string, baseUrl: string): string {
  return `User-agent: *
# The frames that sketches run in.
Disallow: ${baseUrl}runner/
Allow: /

Sitemap: ${siteUrl}${baseUrl}sitemap.xml
`;
}
