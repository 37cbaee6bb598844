import fc from 'fast-check';
import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { hostileText, manyRuns, wellFormedText } from '../../../../../testing/hostileText';
import { fileNameFrom } from '../ownFiles/kinds';
import { nameFrom, type PortableSketch } from './OwnSketch';
import { maxZipBytes, packSketches, unpackSketches, ZipError } from './zip';

const rings: PortableSketch = {
  name: 'Rings',
  source: 'box(1);\n',
  p5: '2',
  code: 'sketch.js',
  created: 1,
  changed: 2,
  files: [
    { name: 'words.txt', content: 'one' },
    { name: 'cat.png', content: new Uint8Array([1, 2, 3]).buffer },
  ],
};

const json = (change: object = {}) =>
  strToU8(
    JSON.stringify({
      format: 'p5.asciify sketch',
      version: 1,
      name: 'Rings',
      p5: '2',
      created: 1,
      changed: 2,
      ...change,
    }),
  );

const code = strToU8('box(1);');

/** Changes the size that the directory of a zip states for one of its files, each of which begins with PK 1 2. */
function stateSize(bytes: Uint8Array, index: number, size: number): void {
  let at = -1;
  for (let found = 0; found <= index; found++) {
    at = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]), at + 1);
  }
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + 24, size, true);
}

/** What is said of a zip that has these files. */
function said(files: Zippable): string {
  try {
    const { sketches, notes } = unpackSketches(zipSync(files));
    return [`${sketches.length} of them.`, ...notes].join(' ');
  } catch (error) {
    if (error instanceof ZipError) return error.message;
    throw error;
  }
}

describe('a zip of sketches', () => {
  it('comes back as it was', () => {
    const folder = unpackSketches(packSketches([rings, { ...rings, name: 'Boxes', files: [] }]));
    expect(folder).toEqual({
      sketches: [rings, { ...rings, name: 'Boxes', files: [] }],
      notes: [],
    });
  });

  it('comes back whatever it says', () => {
    const text = wellFormedText;
    const name = text
      .map((each) => nameFrom(each) ?? 'x')
      .filter((each) => nameFrom(each) === each);
    const fileName = (ending: string) =>
      text
        .map((each) => fileNameFrom(`${each.slice(0, 20)}.${ending}`))
        .filter((each) => each.endsWith(`.${ending}`) && fileNameFrom(each) === each);
    const file = fc.oneof(
      fc.record({ name: fileName('txt'), content: text }),
      fc.record({
        name: fileName('png'),
        content: fc.uint8Array().map((bytes) => new Uint8Array(bytes).buffer),
      }),
    );
    const sketch = fc.record({
      name,
      source: fc.oneof(text, fc.constant('\ufeff// a byte order mark\r\n')),
      p5: fc.constantFrom('1' as const, '2' as const),
      code: fc.constantFrom('sketch.js' as const, 'sketch.ts' as const),
      created: fc.nat(),
      changed: fc.nat(),
      files: fc.uniqueArray(file, { maxLength: 4, selector: (each) => each.name }),
    });
    fc.assert(
      fc.property(fc.array(sketch, { minLength: 1, maxLength: 4 }), (sketches) => {
        expect(unpackSketches(packSketches(sketches))).toEqual({ sketches, notes: [] });
      }),
      { numRuns: 300 },
    );
  });

  it('has a folder for each sketch, also where names are alike', () => {
    const { sketches } = unpackSketches(packSketches([rings, { ...rings, source: 'other' }]));
    expect(sketches.map(({ source }) => source)).toEqual(['box(1);\n', 'other']);
  });

  it('is not made where it would be too large to be imported', () => {
    const content = new ArrayBuffer(maxZipBytes / 10);
    const files = Array.from({ length: 11 }, (_, number) => ({ name: `${number}.png`, content }));
    expect(() => packSketches([{ ...rings, files }])).toThrow('larger than 300.0 MB together');
  });
});

describe('a zip from elsewhere', () => {
  it('may have been unpacked, changed and packed again', () => {
    const { sketches, notes } = unpackSketches(
      zipSync({
        'My folder/Rings/sketch.json': strToU8(`\ufeff${new TextDecoder().decode(json())}`),
        'My folder/Rings/sketch.ts': code,
        'My folder/Rings/files/sketch.json': strToU8('{}'),
        'My folder/notes.md': code,
        'My folder/.DS_Store': code,
        '__MACOSX/My folder/Rings/._sketch.json': code,
      }),
    );
    expect(sketches).toMatchObject([
      { name: 'Rings', code: 'sketch.ts', files: [{ name: 'sketch.json', content: '{}' }] },
    ]);
    expect(notes).toEqual(['One file that belongs to no sketch was left out.']);
  });

  it.each([
    ['packed', ZipDeflate],
    ['stored', ZipPassThrough],
  ])(
    'may be %s by a system that states sizes behind the files only, as macOS does',
    (_how, File) => {
      const parts: Uint8Array[] = [];
      const zip = new Zip((error, part) => {
        if (error) throw error;
        parts.push(part);
      });
      const large = Uint8Array.from({ length: 100_000 }, (_, place) => (place * place) % 251);
      for (const [path, content] of [
        ['a/sketch.json', json()],
        ['a/files/cat.png', large],
        ['a/sketch.js', code],
      ] as const) {
        const file = new File(path);
        zip.add(file);
        file.push(content, true);
      }
      zip.end();
      const { sketches, notes } = unpackSketches(Buffer.concat(parts));
      expect(notes).toEqual([]);
      expect(sketches).toMatchObject([{ name: 'Rings', files: [{ content: large.buffer }] }]);
    },
  );

  it.each<[string, Zippable, string]>([
    ['no sketches', { 'a/index.html': code }, 'no sketches that were exported'],
    ['a path that leads out', { 'a/../../b': code }, 'leads out of its folder (a/../../b)'],
    ['a path from the root', { '/a/sketch.js': code }, 'leads out'],
    ['a path of Windows', { 'a\\..\\b': code }, 'leads out'],
    ['no JSON', { 'a/sketch.json': code, 'a/sketch.js': code }, 'a was left out: its sketch.json'],
    ['no object', { 'a/sketch.json': strToU8('7'), 'a/sketch.js': code }, 'there is no object'],
    [
      'another format',
      { 'a/sketch.json': json({ format: 'x' }), 'a/sketch.js': code },
      'the format is another one',
    ],
    [
      'another version of p5.js',
      { 'a/sketch.json': json({ p5: '3' }), 'a/sketch.js': code },
      'p5 is neither "1" nor "2"',
    ],
    [
      'no name',
      { 'a/sketch.json': json({ name: ' \u200b' }), 'a/sketch.js': code },
      'the name is missing, empty or too long',
    ],
    [
      'no time',
      { 'a/sketch.json': json({ created: 'now' }), 'a/sketch.js': code },
      'have to be times',
    ],
    ...[-1e308, -1, 8.64e15 + 1, 1e308].map((time): [string, Zippable, string] => [
      `a time out of range, ${time}`,
      { 'a/sketch.json': json({ changed: time }), 'a/sketch.js': code },
      '0 of them. a was left out: in its sketch.json, created and changed have to be times',
    ]),
    [
      'a name of a million letters',
      { 'a/sketch.json': json({ name: 'x'.repeat(1_000_000) }), 'a/sketch.js': code },
      '0 of them. a was left out: in its sketch.json, the name is missing, empty or too long',
    ],
    ['a long path', { [`${'x'.repeat(501)}/sketch.js`]: code }, 'a path of more than 500'],
    [
      'a newer version',
      { 'a/sketch.json': json({ version: 2 }), 'a/sketch.js': code },
      'newer version of this page',
    ],
    ['no code', { 'a/sketch.json': json() }, 'it has no sketch.js'],
    [
      'code that is no text',
      { 'a/sketch.json': json(), 'a/sketch.js': new Uint8Array([0xff]) },
      'a/sketch.js was left out: it is not text',
    ],
    [
      'code that is too long',
      { 'a/sketch.json': json(), 'a/sketch.js': new Uint8Array(1_000_001) },
      'longer than 1.0 MB',
    ],
    [
      'files that are too large',
      {
        'a/sketch.json': json(),
        'a/sketch.js': code,
        'a/files/b.png': new Uint8Array(25_000_001),
      },
      'its files are larger than 25.0 MB',
    ],
    [
      'a file of an unknown type',
      { 'a/sketch.json': json(), 'a/sketch.js': code, 'a/files/b.exe': code },
      '1 of them. a/files/b.exe was left out',
    ],
    [
      'a file in a folder',
      { 'a/sketch.json': json(), 'a/sketch.js': code, 'a/files/b/c.png': code },
      '1 of them. a/files/b/c.png was left out',
    ],
    [
      'a file that is no text',
      { 'a/sketch.json': json(), 'a/sketch.js': code, 'a/files/b.txt': new Uint8Array([0xff]) },
      '1 of them. a/files/b.txt was left out: it is not text',
    ],
  ])('with %s is told so', (_name, files, words) => {
    expect(said(files)).toContain(words);
  });

  it('keeps the good sketches beside one that is left out', () => {
    const files = { 'a/sketch.json': json(), 'a/sketch.js': code, 'b/sketch.json': code };
    expect(said(files)).toBe('1 of them. b was left out: its sketch.json is not valid JSON.');
  });

  it.each([
    ['smaller, packed', 0, { level: 6 }],
    ['larger, packed', 5000, { level: 6 }],
    ['smaller, stored', 0, { level: 0 }],
    ['larger, stored', 5000, { level: 0 }],
  ] as const)('is refused where a file is said to be %s', (_name, size, options) => {
    const bytes = zipSync({ 'a/sketch.json': json(), 'a/sketch.js': code }, options);
    stateSize(bytes, 1, size);
    expect(() => unpackSketches(bytes)).toThrow('a/sketch.js has another size');
  });

  it('is bounded while it is unpacked, whatever sizes it states', () => {
    // One file of a megabyte, which the directory lists 1,500 times as one of no size.
    const path = (number: number) => `a/${String(number).padStart(6, '0')}`;
    const one = Buffer.from(zipSync({ [path(0)]: new Uint8Array(1_000_000) }, { level: 0 }));
    const directory = one.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    const end = one.indexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    const entries = Array.from({ length: 1500 }, (_, number) => {
      const entry = Buffer.from(one.subarray(directory, end));
      entry.writeUInt32LE(0, 24);
      entry.write(path(number), 46, 'latin1');
      return entry;
    });
    const last = Buffer.from(one.subarray(end));
    last.writeUInt16LE(entries.length, 8);
    last.writeUInt16LE(entries.length, 10);
    const bomb = Buffer.concat([one.subarray(0, directory), ...entries, last]);
    const before = process.memoryUsage().arrayBuffers;
    expect(() => unpackSketches(bomb)).toThrow('has another size');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });

  it.each([['two files have one path', 'b/1234567', 'a/1234567', 'two files with the path']])(
    'is refused where %s',
    (_name, from, to, words) => {
      const bytes = zipSync({ 'a/1234567': code, [from]: code }, { level: 0 });
      const text = Buffer.from(bytes).toString('latin1').replaceAll(from, to);
      expect(() => unpackSketches(Buffer.from(text, 'latin1'))).toThrow(words);
    },
  );

  it('may have a file with the name of a prototype, which belongs to no sketch', () => {
    const bytes = zipSync({ 'a/sketch.json': json(), 'a/sketch.js': code, 'b/1234567': code });
    const text = Buffer.from(bytes).toString('latin1').replaceAll('b/1234567', '__proto__');
    const { sketches, notes } = unpackSketches(Buffer.from(text, 'latin1'));
    expect(sketches.map(({ name }) => name)).toEqual(['Rings']);
    expect(notes).toEqual(['One file that belongs to no sketch was left out.']);
  });

  it('is refused before it is unpacked to more than there is room for', () => {
    const bytes = zipSync({ 'a/sketch.js': new Uint8Array(1000) });
    stateSize(bytes, 0, maxZipBytes + 1);
    expect(() => unpackSketches(bytes)).toThrow('larger than 300.0 MB');
  });

  it('is refused with more files than sketches can have', () => {
    const files = Object.fromEntries(
      Array.from({ length: 10_001 }, (_, number) => [`${number}`, new Uint8Array()]),
    );
    expect(said(files)).toContain('more than 10000 files');
  });

  it('throws nothing but words for the reader, whatever its bytes are', () => {
    const good = packSketches([rings]);
    const damaged = fc
      .array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
      .map((changes) => {
        const bytes = good.slice();
        for (const [place, byte] of changes) bytes[place] = byte;
        return bytes;
      });
    const cut = fc.nat(good.length).map((length) => good.slice(0, length));
    const made = fc
      .dictionary(
        fc
          .oneof(
            hostileText,
            fc.constantFrom(
              'sketch.json',
              'a/sketch.json',
              'sketch.js',
              'a/sketch.js',
              'a/files/b.js',
            ),
          )
          .map((path) => (path === '__proto__' ? 'proto' : path.slice(0, 200))),
        fc.oneof(
          hostileText.map((text) => strToU8(text)),
          fc.constant(json()),
        ),
        { maxKeys: 5 },
      )
      .map((files) => zipSync(Object.fromEntries(Object.entries(files))));
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array(), damaged, cut, made), (bytes) => {
        try {
          for (const { name, files } of unpackSketches(bytes).sketches) {
            expect(nameFrom(name)).toBe(name);
            for (const file of files) expect(fileNameFrom(file.name)).toBe(file.name);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ZipError);
        }
      }),
      manyRuns,
    );
  });
});
