import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprintOf, machineryOf } from './fingerprint';
import { packagesFingerprint } from './packagesFingerprint';
import { ignoresProofs } from './proven';
import { formatRecords, parseRecords, recordsOf } from './records';

describe('records', () => {
  const fingerprint = fc.stringMatching(/^[\da-f]{16}$/);
  const title = fc.stringMatching(/^\S[^\n\r]{0,40}\S$/);

  it('are read as they were written', () => {
    const tests = fc.array(fc.tuple(fingerprint, title), { maxLength: 20 });
    fc.assert(
      fc.property(fingerprint, tests, (machinery, entries) => {
        const records = { machinery, tests: new Map(entries) };
        expect(parseRecords(formatRecords(records), 'a.txt')).toEqual(records);
      }),
    );
  });

  it('are sorted by title', () => {
    const tests = new Map([
      ['2222222222222222', 'moth on p5 1.x'],
      ['1111111111111111', 'moth on p5 2.x'],
      ['3333333333333333', 'eye on p5 1.x'],
    ]);
    expect(formatRecords({ machinery: '0000000000000000', tests })).toBe(
      'machinery 0000000000000000\n' +
        '3333333333333333  eye on p5 1.x\n' +
        '2222222222222222  moth on p5 1.x\n' +
        '1111111111111111  moth on p5 2.x\n',
    );
  });

  it('name the line that is malformed, and how to write the file anew', () => {
    const advice =
      'A fingerprint has 16 hexadecimal digits. Run `npm run prove` to write the file anew.';
    expect(() => parseRecords('', 'a.txt')).toThrow(
      `a.txt:1: expected "machinery" and a fingerprint, got "". ${advice}`,
    );
    expect(() => parseRecords('machinery 0000000000000000\n12  eye\n', 'a.txt')).toThrow(
      `a.txt:2: expected a fingerprint, two spaces and a title, got "12  eye". ${advice}`,
    );
  });

  it('stand beside the tests, under the name of the test file', () => {
    const examples = fileURLToPath(new URL('../../e2e/examples.spec.ts', import.meta.url));
    expect(recordsOf(examples)).toBe(
      fileURLToPath(new URL('../../e2e/proofs/examples.txt', import.meta.url)),
    );
  });
});

describe('a fingerprint', () => {
  it('has 16 hexadecimal digits, the same for equal values', () => {
    const value = (): unknown[] => ['draw', [1, { major: '1' }], Buffer.from([1, 2])];
    expect(fingerprintOf(...value())).toMatch(/^[\da-f]{16}$/);
    expect(fingerprintOf(...value())).toBe(fingerprintOf(...value()));
  });

  it('is another for another text, number, byte or order', () => {
    const all = [['a'], ['b'], ['a', 'b'], ['b', 'a'], [1], ['1'], [[1]]];
    const files = [1, 2].map((byte) => [[{ name: 'a.png', content: Buffer.from([byte]) }]]);
    const fingerprints = [...all, ...files].map((values) => fingerprintOf(...values));
    expect(new Set(fingerprints).size).toBe(fingerprints.length);
  });
});

describe('the fingerprint of the machinery', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proofs-'));
    await writeFile(join(folder, 'a.spec.ts'), "import { size } from './b';\nsize();\n");
    await writeFile(join(folder, 'b.ts'), 'export const size = (): number => 3;\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('changes with an imported module, but not with a comment', async () => {
    const before = await machineryOf(join(folder, 'a.spec.ts'));
    await writeFile(join(folder, 'b.ts'), '// A size.\nexport const size = (): number => 3;\n');
    expect(await machineryOf(join(folder, 'a.spec.ts'))).toBe(before);
    await writeFile(join(folder, 'b.ts'), 'export const size = (): number => 4;\n');
    expect(await machineryOf(join(folder, 'a.spec.ts'))).not.toBe(before);
  });

  it('is the same wherever the test file lies', async () => {
    const other = join(folder, 'c.spec.ts');
    await copyFile(join(folder, 'a.spec.ts'), other);
    expect(await machineryOf(other)).toBe(await machineryOf(join(folder, 'a.spec.ts')));
  });
});

it('the fingerprint of the packages is the same as long as nothing of them changes', async () => {
  const fingerprint = await packagesFingerprint();
  expect(fingerprint).toMatch(/^[\da-f]{16}$/);
  expect(await packagesFingerprint()).toBe(fingerprint);
});

describe('the variable PROOFS', () => {
  it('may say that all tests run, and nothing else', () => {
    expect(ignoresProofs({})).toBe(false);
    expect(ignoresProofs({ PROOFS: '' })).toBe(false);
    expect(ignoresProofs({ PROOFS: 'ignore' })).toBe(true);
    expect(() => ignoresProofs({ PROOFS: 'none' })).toThrow(
      'PROOFS: expected "ignore", which runs all tests of sketches, or nothing, got "none".',
    );
  });
});
