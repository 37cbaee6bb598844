import { describe, expect, it } from 'vitest';
import { findDownload, findFile, parseLibraryFiles } from './parseLibraryFiles';

const umd = {
  name: 'p5.asciify.umd.js',
  url: '/lib/p5.asciify/0.10.3/p5.asciify.umd.js',
  bytes: 120_000,
};
const data = {
  files: [umd],
  tarballs: [{ name: 'p5.asciify', url: '/lib/p5.asciify-0.10.3.tgz' }],
  p5: [],
  textmode: '/lib/textmode.js/0.11.0/textmode.umd.js',
  starters: [{ major: '1' as const, url: '/p5.asciify-starter.zip', bytes: 300_000 }],
};

describe('parseLibraryFiles', () => {
  it('takes the data of the plugin', () => {
    expect(parseLibraryFiles(data)).toEqual(data);
  });

  it.each([
    [undefined, 'library-files: expected'],
    [{ ...data, tarballs: [{ name: 'p5.asciify' }] }, 'library-files.tarballs.0.url: expected'],
    [{ ...data, files: [{ ...umd, bytes: 0 }] }, 'library-files.files.0.bytes: expected'],
  ])('names what is wrong in %j', (pluginData, message) => {
    expect(() => parseLibraryFiles(pluginData)).toThrow(message);
  });

  it('finds what is offered for download, and names what is not there', () => {
    expect(findDownload(data, 'starter for p5 1.x').url).toBe('/p5.asciify-starter.zip');
    expect(findDownload(data, 'script').url).toBe(umd.url);
    expect(findDownload(data, 'package').url).toBe('/lib/p5.asciify-0.10.3.tgz');
    expect(() => findDownload(data, 'shape package')).toThrow(
      'library-files: there is no file "p5.asciify-shape"; there are: p5.asciify.',
    );
    expect(() => findDownload(data, 'starter for p5 2.x')).toThrow(
      'library-files: there is no folder to start from for p5 2.x.',
    );
  });

  it('lists the files that exist when one is missing', () => {
    expect(() => findFile(data, 'p5.asciify.esm.js')).toThrow(
      'library-files: there is no file "p5.asciify.esm.js"; there are: p5.asciify.umd.js.',
    );
  });
});
