import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sketchFolder, zipFolder } from './sketchFolder';

const scripts = [
  { name: 'p5.min.js', text: 'window.p5 = {};' },
  { name: 'p5.asciify.umd.js', text: 'p5.asciify = {};' },
];

describe('sketchFolder', () => {
  it('has the files of a sketch in the p5.js Web Editor, and the libraries', () => {
    const code = 'function setup() {}\n';
    const folder = sketchFolder({ title: 'Boxes <b>', code, usesModules: false, scripts });
    expect(Object.keys(folder).sort()).toEqual([
      'index.html',
      'p5.asciify.umd.js',
      'p5.min.js',
      'sketch.js',
      'style.css',
    ]);
    expect(folder['sketch.js']).toBe(code);
    expect(folder['p5.min.js']).toBe('window.p5 = {};');
    expect(folder['index.html']).toContain('<title>Boxes &lt;b&gt;</title>');
  });

  it('loads only files of the folder, the library before the sketch', () => {
    const folder = sketchFolder({ title: '', code: '', usesModules: false, scripts });
    const loaded = Array.from(
      String(folder['index.html']).matchAll(/(?:src|href)="([^"]*)"/g),
      ([, name]) => name,
    );
    expect(loaded).toEqual(['p5.min.js', 'p5.asciify.umd.js', 'style.css', 'sketch.js']);
    for (const name of loaded) expect(folder).toHaveProperty([name ?? '']);
  });

  it('states that nothing is asked of other places, before anything is loaded', () => {
    const before = [{ name: 'dot.js', text: 'eval("1")' }];
    const pages = [[], before].map((further) =>
      String(
        sketchFolder({ title: '', code: '', usesModules: false, scripts, before: further })[
          'index.html'
        ],
      ),
    );
    const [plain, evaluating] = pages.map(
      (page) =>
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)">[^]*<script/.exec(page)?.[1],
    );
    expect(plain).toMatch(/^default-src 'none'; script-src 'self' file:; /);
    expect(plain).toMatch(/; connect-src 'self' file: data: blob:; /);
    expect(plain).not.toMatch(/https?:|\*|unsafe-eval|script-src [^;]*unsafe/);
    expect(evaluating).toContain("script-src 'self' file: 'unsafe-eval'");
  });

  it('has the files of the reader, and copies of them for a page on a disk', () => {
    const folder = sketchFolder({
      title: '',
      code: 'new Dot()',
      usesModules: false,
      scripts,
      before: [
        { name: 'dot.js', text: 'class Dot {}' },
        { name: 'p5.min.js', text: 'let mine;' },
        { name: 'files.js', text: 'let mineToo;' },
      ],
      files: { 'assets/cat.png': new Uint8Array([1, 2]) },
      embedded: 'provide();',
    });
    const loaded = Array.from(
      String(folder['index.html']).matchAll(/src="([^"]*)"/g),
      ([, name]) => name,
    );
    expect(loaded).toEqual([
      'library-p5.min.js',
      'p5.asciify.umd.js',
      'library-files.js',
      'dot.js',
      'p5.min.js',
      'files.js',
      'sketch.js',
    ]);
    for (const name of loaded) expect(folder).toHaveProperty([name ?? '']);
    expect(folder['p5.min.js']).toBe('let mine;');
    expect(folder['assets/cat.png']).toEqual(new Uint8Array([1, 2]));
    expect(folder['library-files.js']).toMatch(/location\.protocol === 'file:'\) {\nprovide\(\);/);
  });

  it('makes a module a script, which a page on a disk may load', () => {
    const code = 'exports.x = require("p5");';
    const folder = sketchFolder({ title: '', code, usesModules: true, scripts });
    expect(folder['sketch.js']).toContain(code);
    expect(folder['sketch.js']).toMatch(/^\(function \(require, module, exports\)/);
  });
});

it('packs a folder so that it unpacks to the same', () => {
  const files = { 'index.html': '<p>é 漢</p>', 'sketch.js': 'x'.repeat(100_000), 'empty.css': '' };
  const packed = zipFolder(files);
  expect(packed.length).toBeLessThan(2000);
  const unpacked = Object.entries(unzipSync(packed)).map(([path, bytes]) => [
    path,
    strFromU8(bytes),
  ]);
  expect(Object.fromEntries(unpacked)).toEqual(files);
});
