/** Licences, by SPDX identifier, of what may be bundled with the site's own code. */
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

/** Licences of what is served as separate files, which a reader or a host can replace. */
export const separateLicences: ReadonlySet<string> = new Set([...bundledLicences, 'LGPL-2.1']);
