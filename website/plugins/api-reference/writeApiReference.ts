import { join } from 'node:path';
import { codeVersion } from '../../cache/codeVersion';
import { contentHash } from '../../cache/contentHash';
import { librarySources } from '../../cache/librarySources';
import { makeFolder } from '../../cache/makeFolder';
import { runProgram } from '../../runProgram';
import { readSiteConfig } from '../../site.config';

const siteDir = join(__dirname, '../..');

/**
 * Writes the API reference, unless it exists and nothing that it depends on has changed.
 *
 * @throws Error when TypeDoc finds a problem.
 */
export async function writeApiReference(): Promise<void> {
  const { sourceUrl } = readSiteConfig(process.env);
  await makeFolder({
    name: 'api-reference',
    folder: join(siteDir, 'docs/api'),
    version: contentHash([codeVersion(), sourceUrl, librarySources()]),
    make: runTypeDoc,
  });
}

/**
 * Runs TypeDoc in another process: its memory is freed afterwards, and other steps run meanwhile.
 */
function runTypeDoc(): Promise<void> {
  const program = join(__dirname, 'typeDoc.ts');
  return runProgram(process.execPath, ['--import', 'tsx', program], siteDir);
}
