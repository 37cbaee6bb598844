/** Which files an offline copy holds. */
import { createHash } from 'node:crypto';
import type { BuiltFile } from './listFiles';

export interface SavedFile {
  url: string;
  /** SHA-256 of the content, in Base64. */
  hash: string;
  bytes: number;
}

/** Files for hosts, crawlers, feed readers and link previews, which no reader needs offline. */
const leftOut = [
  /^_headers$/,
  /^404\.html$/,
  /^sw\.js$/,
  /^(offline|sbom)\.json$/,
  /^img\/social\//,
  /^blog\/(atom|rss|feed)\.(xml|json|xslt|css)$/,
  /^(sitemap|opensearch)\.xml$/,
  /^(robots|llms|llms-full)\.txt$/,
  /\.(map|d\.ts|d\.mts|d\.cts)$/,
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
