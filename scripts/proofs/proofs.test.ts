import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fingerprintOf, machineryOf, type Platform } from './fingerprint';
import { bundle, inRepository, modulesOf } from './modules';
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

/** What tests run on. To know the real one takes a browser, which unit tests need not have. */
const platform: Platform = { packages: '{}', browser: 'Chromium 1.2.3.4' };

describe('the fingerprint of the machinery', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proofs-'));
    const files = {
      'a.spec.ts': "import { size } from './b';\nsize();\n",
      'b.ts': 'export const size = (): number => 3;\n',
      'playwright.config.ts': 'export default { use: { viewport: null } };\n',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const machinery = () => machineryOf(join(folder, 'a.spec.ts'), platform);

  it('changes with an imported module, but not with a comment', async () => {
    const before = await machinery();
    await writeFile(join(folder, 'b.ts'), '// A size.\nexport const size = (): number => 3;\n');
    expect(await machinery()).toBe(before);
    await writeFile(join(folder, 'b.ts'), 'export const size = (): number => 4;\n');
    expect(await machinery()).not.toBe(before);
  });

  it('changes with a file that a module names to read it', async () => {
    await writeFile(join(folder, 'b.txt'), '1');
    await writeFile(
      join(folder, 'b.ts'),
      "export const size = (): string => new URL('b.txt', import.meta.url).href;\n",
    );
    const before = await machinery();
    await writeFile(join(folder, 'b.txt'), '2');
    expect(await machinery()).not.toBe(before);
  });

  it('changes with the configuration beside the test file', async () => {
    const before = await machinery();
    await writeFile(join(folder, 'playwright.config.ts'), 'export default {};\n');
    expect(await machinery()).not.toBe(before);
  });

  it('is the same wherever the test file lies', async () => {
    const other = join(folder, 'c.spec.ts');
    await copyFile(join(folder, 'a.spec.ts'), other);
    expect(await machineryOf(other, platform)).toBe(await machinery());
  });
});

describe('the modules that a module consists of', () => {
  it('are those of the repository, by whatever name they are imported', async () => {
    const { modules } = await bundle(['website/src/pages/playground.tsx']);
    expect(modules).toContain('website/src/components/Playground/index.tsx');
    expect(modules).toContain('packages/sketch-player/src/react/SketchPlayer.tsx');
    expect(modules).toContain('packages/sketch-player/src/editor/styles.module.css');
    expect(modules.filter((module) => module.includes('node_modules'))).toEqual([]);
  });

  it('are found for many modules at once', async () => {
    const entries = ['e2e/home.spec.ts', 'packages/p5.asciify/src/index.ts'];
    const found = await modulesOf(entries);
    for (const entry of entries) {
      expect([...(found.get(entry) ?? [])].sort()).toEqual((await bundle([entry])).modules);
    }
  });
});

const proven = [
  ['a test file', (on?: Platform) => machineryOf(inRepository('e2e/flashing.spec.ts'), on)],
  ['the packages', packagesFingerprint],
] as const;

describe.each(proven)('the fingerprint of %s', (_, fingerprint) => {
  it('is the same as long as nothing changes', async () => {
    const first = await fingerprint(platform);
    expect(first).toMatch(/^[\da-f]{16}$/);
    expect(await fingerprint({ ...platform })).toBe(first);
  });

  it.each([{ packages: '{ "version": 3 }' }, { browser: 'Chromium 1.2.3.5' }])(
    'is another with %o',
    async (other) => {
      const before = await fingerprint(platform);
      expect(await fingerprint({ ...platform, ...other })).not.toBe(before);
    },
  );

  // The planted browsers are shell scripts.
  it.skipIf(process.platform === 'win32')('is that of what the tests run on', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
    const found = new Set<string>();
    for (const version of ['1.2.3.4', '1.2.3.5']) {
      const browser = join(folder, version);
      await writeFile(browser, `#!/bin/sh\necho Chromium ${version}\n`, { mode: 0o755 });
      vi.stubEnv('CHROMIUM_PATH', browser);
      const packages = await readFile(inRepository('package-lock.json'), 'utf8');
      const now = { packages, browser: `Chromium ${version}` };
      expect(await fingerprint()).toBe(await fingerprint(now));
      found.add(await fingerprint());
    }
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
    expect(found.size).toBe(2);
  });
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
