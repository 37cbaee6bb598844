import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { ListedPackage } from '../../shared/licences';

/** Licences, by SPDX identifier, of packages that may be bundled with the site's own code. */
export const bundledLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Licences of packages that are served as separate files, which a reader or a host can replace. */
export const separateLicences: ReadonlySet<string> = new Set([...bundledLicences, 'LGPL-2.1']);

/** A package that reaches readers, with its licence. */
export interface ShippedPackage extends ListedPackage {
  /** The words of the licence, with the names of the holders; empty where the package has none. */
  text: string;
}

const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'none'),
});

/**
 * Reads the licence of each package.
 *
 * @param names Folders below `modulesFolder`.
 * @throws Error naming a package whose licence is not accepted.
 */
export async function readLicences(
  modulesFolder: string,
  names: readonly string[],
  accepted: ReadonlySet<string>,
): Promise<ShippedPackage[]> {
  return Promise.all(
    names.map(async (folder) => {
      const path = join(modulesFolder, folder);
      const manifest: unknown = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
      const { name, version, license } = v.parse(manifestSchema, manifest);
      if (!accepted.has(license)) {
        throw new Error(
          `${name} ${version} is shipped to readers under the licence ${JSON.stringify(license)}; accepted: ${[...accepted].join(', ')} (website/plugins/licences/readLicences.ts).`,
        );
      }
      return { name, version, licence: license, text: await readText(path) };
    }),
  );
}

async function readText(folder: string): Promise<string> {
  const file = (await readdir(folder)).sort().find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file ? (await readFile(join(folder, file), 'utf8')).trim() : '';
}

/** The texts of the licences as one file: most licences require that their text is distributed. */
export function renderNotices(packages: readonly ShippedPackage[]): string {
  const line = '-'.repeat(78);
  return packages
    .map(
      ({ name, version, licence, text }) =>
        `${line}\n${name} ${version}\n${licence}\n\n${text || `The package does not contain this text: https://spdx.org/licenses/${licence}.html`}\n`,
    )
    .join('\n');
}
