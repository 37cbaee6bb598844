import type { APIRequestContext } from '@playwright/test';

/** The addresses that the sitemap lists, as the site is published. */
export async function sitemapUrls(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
}

/** The paths of all pages that the sitemap lists. */
export async function sitemap(request: APIRequestContext): Promise<string[]> {
  return (await sitemapUrls(request)).map((url) => new URL(url).pathname);
}
