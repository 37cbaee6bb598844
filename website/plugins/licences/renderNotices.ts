import type { ShippedPackage } from './readLicences';

/** The texts of the licences as one file: most licences require that their text is distributed. */
export function renderNotices(packages: readonly ShippedPackage[]): string {
  const line = '-'.repeat(78);
  return packages
    .map(
      ({ name, version, licence, text }) =>
        `${line}\n${name} ${version}\n${licence}\n\n${text || `The package has no text of its own: https://spdx.org/licenses/${licence}.html`}\n`,
    )
    .join('\n');
}
