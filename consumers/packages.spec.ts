import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packageNames, tarballOf } from './support/packPackages';
import { expect, test } from './support/test';

for (const name of packageNames) {
  test(`${name}: Are the types wrong? finds no problem`, async () => {
    const tarball = new Uint8Array(await readFile(tarballOf(name)));
    const analysis = await checkPackage(createPackageFromTarballData(tarball), {
      // A script for a page is no module: it has no types, and sets globals.
      excludeEntrypoints: [`./dist/${name}.umd.js`],
    });
    if (!analysis.types) throw new Error(`${name}: expected types in the package.`);
    expect(analysis.problems).toEqual([]);
    expect(Object.keys(analysis.entrypoints)).toEqual(['.', './package.json']);
  });

  test(`${name}: publint finds nothing to say`, async () => {
    const { buffer } = new Uint8Array(await readFile(tarballOf(name)));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });
}
