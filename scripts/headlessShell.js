/**
 * The browser that `npm test` prefers on Linux: Chromium's headless shell as `@sparticuz/chromium` has
 * it in the npm registry. A visit to a page takes a sixth less processor time in that build than in
 * Debian's. It has packages of its own, so that nobody downloads its 70 MB who only builds the site.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsInstall } from './install.js';
import { tryRun } from './run.js';

const packageFolder = fileURLToPath(new URL('headless-shell/', import.meta.url));
const lockfile = join(packageFolder, 'package-lock.json');
const installed = join(packageFolder, 'node_modules/.package-lock.json');

/** Where the browser is unpacked. `npm ci` empties it with everything else. */
const browserFolder = join(packageFolder, 'node_modules/.cache');

/**
 * The folder for the `PATH`. It has nothing but the command that `findChromium` looks for: the folder
 * above has a file `chromium`, and on the `PATH` that name stands for the browser with windows.
 */
const commandFolder = join(browserFolder, 'bin');
const command = join(commandFolder, 'chromium-headless-shell');

/**
 * Installs the headless shell where it is missing or older than its lockfile.
 *
 * @returns {string | undefined} The folder that has it, for the `PATH`; nothing where it does not run or
 *   cannot be had: then the tests run in the Chromium that the machine has.
 */
export function provideHeadlessShell() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (needsInstall(lockfile, installed) || !existsSync(command)) install();
  const { status } = spawnSync(command, ['--version'], { stdio: 'ignore' });
  if (status === 0) return commandFolder;
  console.log(
    '@sparticuz/chromium could not be installed or does not run here; the tests run in another Chromium.',
  );
  return undefined;
}

function install() {
  // The package asks for a newer Node than this repository, but its code only unpacks the browser; npm's
  // warning about that would help nobody.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (tryRun('npm', ['ci', '--prefix', packageFolder, ...options]) !== 0) return;
  mkdirSync(commandFolder, { recursive: true });
  const unpack = "await (await import('@sparticuz/chromium')).default.executablePath();";
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: packageFolder,
    // The package unpacks into the folder for temporary files.
    env: { ...process.env, TMPDIR: browserFolder },
    stdio: 'inherit',
  });
  if (status === 0) symlinkSync('../chromium', command);
}
