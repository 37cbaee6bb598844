import { join } from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { codeVersion } from '../../cache/sources';
import { contentHash } from '../../cache/contentHash';
import { makeFolder } from '../../cache/makeFolder';
import { inTypeScript, runProgram } from '../../runProgram';
import { readSiteConfig } from '../../site.config';
import { referenceSources } from '../cross-references/readReferences';

/** Makes `docs/api` from the library's comments, before the docs are read; see README.md. */
export default async function apiReferencePlugin(): Promise<Plugin> {
  await PerfLogger.async('api-reference', writeApiReference);
  return { name: 'api-reference' };
}

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
    // The pages name the guides and examples that use a symbol.
    version: contentHash([codeVersion(), sourceUrl ?? '', ...(await referenceSources())]),
    make: runTypeDoc,
  });
}

/**
 * Runs TypeDoc in another process: its memory is freed afterwards, and other steps run meanwhile.
 */
function runTypeDoc(): Promise<void> {
  const program = join(__dirname, 'typeDoc.ts');
  return runProgram(process.execPath, [...inTypeScript, program], siteDir);
}
