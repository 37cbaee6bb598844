import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { installed } from '../../packages/p5.asciify/test/browser/harness/site';
import { P5_PACKAGES } from '../../packages/p5.asciify/test/p5Versions';

const repository = new URL('../../', import.meta.url);
/** The path of a file of the repository. */
export const inRepository = (path: string) => fileURLToPath(new URL(path, repository));

/** What sketches run on, and what is not imported but read: a change may alter what they draw. */
export const machineryFiles = [
  ...['p5.asciify', 'p5.asciify-shape'].flatMap((name) =>
    ['umd', 'esm'].map((format) => inRepository(`packages/${name}/dist/${name}.${format}.js`)),
  ),
  inRepository('scripts/sketches/stepper.js'),
  ...Object.values(P5_PACKAGES).map((name) => join(installed(name), 'lib/p5.min.js')),
  join(installed('textmode.js'), 'dist/textmode.umd.js'),
  join(installed('@fontsource/vt323'), 'files/vt323-latin-400-normal.woff'),
];

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

/** The fingerprint of one file. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * The fingerprint of all code that takes part in the tests of a file: the file itself and all modules
 * of the repository that it imports, the built library, p5.js and textmode.js. Comments do not count.
 *
 * @param file The path of the test file.
 */
export async function machineryOf(file: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: inRepository('.'),
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'error',
    plugins: [installedPackages],
  });
  const contents = await Promise.all(machineryFiles.map((path) => readFile(path)));
  return fingerprintOf(
    outputFiles.map(({ contents: code }) => digest(code)),
    contents.map(digest),
  );
}

/** Leaves what npm installs out of the code: the lockfile fixes it. Packages of the repository count. */
const installedPackages: Plugin = {
  name: 'installed packages',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('sketch-player/') ? undefined : { path, external: true },
    );
  },
};
