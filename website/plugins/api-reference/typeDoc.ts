/** A program: writes the reference. `writeApiReference.ts` runs it. */
import { readSiteConfig } from '../../site.config';
import { apiReferenceOptions } from './options';

async function main(): Promise<void> {
  // A module of the kind that is only imported so.
  const { default: typeDoc } = await import('docusaurus-plugin-typedoc');
  const { sourceUrl } = readSiteConfig(process.env);
  await typeDoc({ siteDir: process.cwd(), siteConfig: {} }, apiReferenceOptions(sourceUrl));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
