import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { codeVersion } from '../../cache/codeVersion';
import { contentHash, filesHash } from '../../cache/contentHash';

/**
 * The version of the bundler's cache; it changes with what pages are made from besides modules.
 *
 * @param version The version that Docusaurus gave the cache; it differs between client and server.
 */
export function cacheVersion(
  version: string,
  {
    siteDir,
    generatedFilesDir,
    outDir,
    baseUrl,
  }: Pick<LoadContext, 'siteDir' | 'generatedFilesDir' | 'outDir' | 'baseUrl'>,
): string {
  return contentHash([
    version,
    codeVersion(),
    filesHash(join(siteDir, '..'), ['examples', 'packages/p5.asciify/dist']),
    // The cache holds paths of modules and of built files, which depend on these settings.
    ...[generatedFilesDir, outDir, baseUrl],
  ]);
}
