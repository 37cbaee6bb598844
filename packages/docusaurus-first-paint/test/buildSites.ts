/** Builds the stock site with and without the package, for the browser tests. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sitesFolder, siteFolder, variants } from './sites';

const program = join(
  dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json')),
  'bin/docusaurus.mjs',
);

export default function buildSites(): void {
  for (const variant of variants) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, 'build', siteFolder, '--out-dir', join(sitesFolder, variant)],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          FIRST_PAINT: variant === 'plain' ? 'off' : 'on',
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
          NODE_ENV: 'production',
        },
      },
    );
    const output = stdout + stderr;
    if (status !== 0 || /\[docusaurus-first-paint\]|docusaurus-first-paint: "/.test(output)) {
      throw new Error(`The stock site (${variant}) was not built as it should be.\n${output}`);
    }
  }
}
