/** The pages as they were built, for plugins that read them after the build. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import pLimit from 'p-limit';

/** A build that opened thousands of pages at once would exceed what many systems allow. */
const openFiles = pLimit(64);

/**
 * Reads the HTML of a built page.
 *
 * @param path Path of the page below the base URL, without a leading slash.
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

/** A hash of the addresses and contents of all pages: a cache key for what is made from them. */
export async function pagesVersion(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<string> {
  const hashes = routes.map(async (route) => {
    const html = await readBuiltPage(outDir, route.slice(baseUrl.length));
    return [route, sha256(html ?? '')];
  });
  return sha256(JSON.stringify(await Promise.all(hashes)));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const parseInTurn = pLimit(1);
const waiting = new Map<string, Promise<Root | undefined>>();

/**
 * Parses a built page and takes something from its tree, which `take` must not change.
 *
 * Parsing is slow and trees are large, so pages are parsed one after another. All callers that ask
 * for a page before it has been parsed share its tree, which is then released. So ask for all pages
 * at once.
 *
 * @returns Nothing when there is no such page.
 */
export async function takeFromPage<Taken>(
  outDir: string,
  path: string,
  take: (page: Root) => Taken,
): Promise<Taken | undefined> {
  const place = join(outDir, path);
  const known = waiting.get(place);
  const coming = known ?? parseInTurn(() => parsePage(outDir, path));
  if (!known) {
    waiting.set(place, coming);
    const forget = () => waiting.delete(place);
    coming.then(forget, forget);
  }
  const page = await coming;
  return page && take(page);
}

async function parsePage(outDir: string, path: string): Promise<Root | undefined> {
  const html = await readBuiltPage(outDir, path);
  return html === undefined ? undefined : fromHtml(html);
}
