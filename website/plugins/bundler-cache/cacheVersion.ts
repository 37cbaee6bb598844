import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { codeVersion } from '../../cache/codeVersion';
import { contentHash, filesHash } from '../../cache/contentHash';

/** @param version What Docusaurus has given the cache: it tells client and server apart. */
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
    // Paths of modules and of files are in what is kept.
    ...[generatedFilesDir, outDir, baseUrl],
  ]);
}
