/** The files of the built site, and which of them an offline copy holds. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { zipName } from '../../shared/addresses';

export interface BuiltFile {
  /** Path in the folder of the site, with slashes. */
  path: string;
  content: Buffer;
}

/** Every file of a built site except its zip, sorted by path. */
export function listFiles(outDir: string): BuiltFile[] {
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== zipName)
    .sort()
    .map((path) => ({ path, content: readFileSync(join(outDir, path)) }));
}

export interface SavedFile {
  url: string;
  /** SHA-256 of the content, in Base64. */
  hash: string;
  bytes: number;
}

/** Files for hosts, crawlers, feed readers, other sites and link previews: no reader needs them offline. */
const leftOut = [
  /^_headers$/,
  /^404\.html$/,
  /^sw\.js$/,
  /^(offline|sbom)\.json$/,
  /^img\/social\//,
  /^embed\//,
  /^blog\/(atom|rss|feed)\.(xml|json|xslt|css)$/,
  /^(sitemap|opensearch)\.xml$/,
  /^(robots|llms|llms-full)\.txt$/,
  /\.map$/,
];

export function savedFiles(files: readonly BuiltFile[], baseUrl: string): SavedFile[] {
  return files
    .filter(({ path }) => !leftOut.some((pattern) => pattern.test(path)))
    .map(({ path, content }) => ({
      // Pages are saved by the address of their folder: every host answers it without a redirect.
      url: baseUrl + path.replace(/(^|\/)index\.html$/, '$1'),
      hash: createHash('sha256').update(content).digest('base64'),
      bytes: content.length,
    }));
}
