import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { browserVersion } from '../browser.js';
import { bundle, inRepository, libraries } from './modules';

/**
 * The fingerprint of values: texts, numbers, bytes, and lists and objects of them.
 *
 * @returns 16 hexadecimal digits.
 */
export function fingerprintOf(...values: unknown[]): string {
  return digest(JSON.stringify(values.map(withoutBytes)));
}

/** Puts the fingerprint of bytes in their place, since JSON has none. */
function withoutBytes(value: unknown): unknown {
  if (value instanceof Uint8Array) return digest(value);
  if (Array.isArray(value)) return value.map(withoutBytes);
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutBytes(one)]));
}

/** The fingerprint of the content of one file. */
function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** What all tests run on. With another, they may see something else. */
export interface Platform {
  /** What npm installs, p5.js and textmode.js among it: the content of the lockfile. */
  packages: string;
  browser: string;
}

/** @throws Error when the browser does not tell its version. */
export function readPlatform(): Platform {
  return {
    packages: readFileSync(inRepository('package-lock.json'), 'utf8'),
    browser: browserVersion(),
  };
}

const builds = libraries.flatMap((name) =>
  ['umd', 'esm'].map((format) => inRepository(`packages/${name}/dist/${name}.${format}.js`)),
);

/**
 * The fingerprint of all that runs in tests: their code with all modules of the repository that it
 * imports, the files that it names, the built library, and what all that runs on. Comments do not count.
 *
 * @param entries Paths of modules.
 */
export async function codeFingerprint(
  entries: readonly string[],
  platform = readPlatform(),
): Promise<string> {
  const { code, modules } = await bundle(entries);
  const files = [...namedFiles(modules.map(inRepository)), ...builds];
  return fingerprintOf(
    platform,
    code,
    files.map((file) => readFileSync(file)),
  );
}

/** The files that modules name as `new URL('stepper.js', import.meta.url)`, to read them. */
function namedFiles(modules: readonly string[]): string[] {
  const files = modules.flatMap((module) =>
    Array.from(
      readFileSync(module, 'utf8').matchAll(/new URL\(\s*'([^']+)',\s*import\.meta\.url/g),
      ([, name = '']) => resolve(dirname(module), name),
    ),
  );
  return files.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/**
 * The fingerprint of all that takes part in the tests of a file, the configuration beside it included.
 *
 * @param file The path of the test file.
 */
export function machineryOf(file: string, platform = readPlatform()): Promise<string> {
  const configuration = join(dirname(file), 'playwright.config.ts');
  return codeFingerprint([file, configuration].filter(existsSync), platform);
}
