import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the plugin, so that tests never see an older one. */
export default async function buildPlugin(): Promise<void> {
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'warn',
    // The declarations, which code samples of the site are checked against, are in the same folder.
    build: { emptyOutDir: false },
  });
}
