/** The pages as they were built, for plugins that read them after the build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import pLimit, { type LimitFunction } from 'p-limit';
import { parse } from 'parse5';

/**
 * Reads the HTML of a built page.
 *
 * @param path Path of the page below the base URL, without a leading slash.
 * @returns Nothing when there is no such page.
 */
export function readBuiltPage(outDir: string, path: string): string | undefined {
  // Whether a page is a file or a folder depends on the trailing-slash setting.
  for (const file of [join(path, 'index.html'), `${path}.html`, path]) {
    try {
      return readFileSync(join(outDir, file), 'utf8');
    } catch {
      continue;
    }
  }
  return undefined;
}

/** A hash of the addresses and contents of all pages: a cache key for the indexes made from them. */
export function pagesVersion(outDir: string, baseUrl: string, routes: readonly string[]): string {
  const hashes = routes.map((route) => {
    const html = readBuiltPage(outDir, route.slice(baseUrl.length));
    return [route, sha256(html ?? '')];
  });
  return sha256(JSON.stringify(hashes));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

declare global {
  var pagesToParse:
    { inTurn: LimitFunction; waiting: Map<string, Promise<Root | undefined>> } | undefined;
}

// The framework evaluates this module anew for each plugin that imports it. Kept in the module, the
// pages would be parsed again for each of them.
globalThis.pagesToParse ??= { inTurn: pLimit(1), waiting: new Map() };
const { inTurn, waiting } = globalThis.pagesToParse;

/**
 * Parses a built page and takes something from its tree, which `take` must not change.
 *
 * Parsing is slow and trees are large, so pages are parsed one after another. All callers that ask
 * for a page before it has been parsed share its tree, which is then released. So ask for all pages
 * at once. Between two pages others have a turn: those who look into a cache first can still ask for
 * nearly all pages in time.
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
  const coming = known ?? inTurn(() => parsePage(outDir, path));
  if (!known) {
    waiting.set(place, coming);
    const forget = () => waiting.delete(place);
    coming.then(forget, forget);
  }
  const page = await coming;
  return page && take(page);
}

async function parsePage(outDir: string, path: string): Promise<Root | undefined> {
  await setImmediate();
  const html = readBuiltPage(outDir, path);
  return html === undefined ? undefined : parseHtml(html);
}

/** Parses the HTML of a page. Places in the source, which take as long again, are left out. */
export function parseHtml(html: string): Root {
  const tree = fromParse5(parse(html, { scriptingEnabled: false }));
  if (tree.type !== 'root') throw new Error(`HTML was parsed to a ${tree.type}.`);
  return tree;
}
