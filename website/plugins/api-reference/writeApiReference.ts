import { join } from 'node:path';
import { codeVersion } from '../../cache/codeVersion';
import { contentHash } from '../../cache/contentHash';
import { librarySources } from '../../cache/librarySources';
import { makeFolder } from '../../cache/makeFolder';
import { runProgram } from '../../runProgram';
import { readSiteConfig } from '../../site.config';

const siteDir = join(__dirname, '../..');

/**
 * Writes the reference, unless it is there and nothing that it depends on has changed.
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

/** In a process of its own: what the compiler needs is given back, and other steps can go on. */
function runTypeDoc(): Promise<void> {
  const program = join(__dirname, 'typeDoc.ts');
  return runProgram(process.execPath, ['--import', 'tsx', program], siteDir);
}
