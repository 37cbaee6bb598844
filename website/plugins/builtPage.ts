/** The pages as they were built, for plugins that read them after the build. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { contentHash } from '../cache/contentHash';
import { openFiles } from '../openFiles';

/**
 * @param path Of the page, below the base URL, without a leading slash.
 * @returns Nothing when there is no such page.
 */
export async function readBuiltPage(outDir: string, path: string): Promise<string | undefined> {
  // Whether a page is a file or a folder depends on the trailing-slash setting.
  for (const file of [join(path, 'index.html'), `${path}.html`, path]) {
    const html = await openFiles(() => readFile(join(outDir, file), 'utf8')).catch(() => undefined);
    if (html !== undefined) return html;
  }
  return undefined;
}

/** Changes with the address or the content of any page. */
export async function pagesVersion(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<string> {
  const pages = await Promise.all(
    routes.map(async (route) => [
      route,
      (await readBuiltPage(outDir, route.slice(baseUrl.length))) ?? '',
    ]),
  );
  return contentHash(pages.flat());
}

const parsed = new WeakMap<readonly string[], Map<string, Promise<Root | undefined>>>();

/**
 * The page as a tree, not to be changed: parsing is the costly part, so all who ask share it.
 *
 * @param routes The list of routes that the build hands to each plugin: it stands for the build.
 */
export function parseBuiltPage(
  routes: readonly string[],
  outDir: string,
  path: string,
): Promise<Root | undefined> {
  const pages = parsed.get(routes) ?? new Map<string, Promise<Root | undefined>>();
  parsed.set(routes, pages);
  const page =
    pages.get(path) ??
    readBuiltPage(outDir, path).then((html) => (html === undefined ? undefined : fromHtml(html)));
  pages.set(path, page);
  return page;
}
