import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash, filesHash } from './contentHash';

describe('contentHash', () => {
  it('is the same for the same contents and no others', () => {
    expect(contentHash(['a', 'b'])).toBe(contentHash(['a', Buffer.from('b')]));
    const others = [['a'], ['b', 'a'], ['ab'], ['', 'ab'], ['a', 'b', '']];
    const hashes = new Set([['a', 'b'], ...others].map(contentHash));
    expect(hashes.size).toBe(others.length + 1);
  });
});

describe('filesHash', () => {
  let base: string;
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'files-hash-'));
    mkdirSync(join(base, 'src/inner'), { recursive: true });
    writeFileSync(join(base, 'src/inner/a.ts'), 'a');
    writeFileSync(join(base, 'one.json'), '{}');
  });
  afterEach(() => rmSync(base, { recursive: true }));
  const hash = () => filesHash(base, ['src', 'one.json', 'missing']);

  it('does not depend on where the files are or when they were written', () => {
    const before = hash();
    const elsewhere = `${base}-moved`;
    renameSync(base, elsewhere);
    base = elsewhere;
    writeFileSync(join(base, 'one.json'), '{}');
    expect(hash()).toBe(before);
  });

  it.each([
    ['another content', () => writeFileSync(join(base, 'src/inner/a.ts'), 'b')],
    ['another name', () => renameSync(join(base, 'src/inner/a.ts'), join(base, 'src/inner/b.ts'))],
    ['one more', () => writeFileSync(join(base, 'src/b.ts'), '')],
    ['one less', () => rmSync(join(base, 'one.json'))],
    ['one that was missing', () => writeFileSync(join(base, 'missing'), '')],
  ])('changes with %s', (_name, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });
});
