import { PerfLogger } from '@docusaurus/logger';
import type { Plugin } from '@docusaurus/types';
import { writeApiReference } from './writeApiReference';

/** Makes `docs/api` from the library's comments, before the docs are read; see README.md. */
export default async function apiReferencePlugin(): Promise<Plugin> {
  await PerfLogger.async('api-reference', writeApiReference);
  return { name: 'api-reference' };
}
