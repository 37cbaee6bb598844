import { describe, expect, it } from 'vitest';
import { findFile, parseLibraryFiles } from './parseLibraryFiles';

const integrity = `sha384-${'a'.repeat(64)}`;
const umd = {
  name: 'p5.asciify.umd.js',
  url: '/lib/p5.asciify/0.10.3/p5.asciify.umd.js',
  integrity,
  bytes: 120_000,
};
const data = {
  version: '0.10.3',
  files: [umd],
  tarball: { url: '/lib/p5.asciify-0.10.3.tgz' },
  p5: [],
};

describe('parseLibraryFiles', () => {
  it('takes the data of the plugin', () => {
    expect(parseLibraryFiles(data)).toEqual(data);
  });

  it.each([
    [undefined, 'library-files: expected'],
    [{ ...data, tarball: {} }, 'library-files.tarball.url: expected'],
    [
      { ...data, files: [{ ...umd, integrity: 'sha256-abc' }] },
      'library-files.files.0.integrity: expected a SHA-384 integrity value, got "sha256-abc".',
    ],
  ])('names what is wrong in %j', (pluginData, message) => {
    expect(() => parseLibraryFiles(pluginData)).toThrow(message);
  });

  it('lists the files that exist when one is missing', () => {
    expect(() => findFile(data, 'p5.asciify.esm.js')).toThrow(
      'library-files: there is no file "p5.asciify.esm.js"; there are: p5.asciify.umd.js.',
    );
  });
});
