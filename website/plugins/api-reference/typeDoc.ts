/** The program that writes the API reference; `writeApiReference.ts` runs it. */
import { readSiteConfig } from '../../site.config';
import { apiReferenceOptions } from './options';

async function main(): Promise<void> {
  // The plugin is an ES module, which this CommonJS module loads by `import()`.
  const { default: typeDoc } = await import('docusaurus-plugin-typedoc');
  const { sourceUrl } = readSiteConfig(process.env);
  await typeDoc({ siteDir: process.cwd(), siteConfig: {} }, apiReferenceOptions(sourceUrl));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
