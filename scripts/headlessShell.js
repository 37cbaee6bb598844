/**
 * The browser that `npm test` prefers on Linux: Chromium's headless shell as `@sparticuz/chromium` has
 * it in the npm registry, built with profile-guided optimisation. The builds of Linux distributions are
 * without; a visit to a page takes a sixth less processor time in this one. It has packages of its own,
 * so that nobody downloads its 70 MB who only builds the site.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryRun } from './run.js';

const packageFolder = fileURLToPath(new URL('headless-shell/', import.meta.url));

/** The command that `findChromium` looks for. */
const COMMAND = 'chromium-headless-shell';

/** It unpacks the browser into the folder for temporary files. */
const unpack = "await (await import('@sparticuz/chromium')).default.executablePath();";

/**
 * Installs the headless shell where it is missing.
 *
 * @returns {string | undefined} The folder that has it, for the `PATH`; nothing where it does not run or
 *   cannot be had: then the tests run in the Chromium that the machine has.
 */
export function provideHeadlessShell() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const manifest = readFileSync(join(packageFolder, 'package.json'), 'utf8');
  const [version = ''] = /(?<="@sparticuz\/chromium": ")[\d.]+/.exec(manifest) ?? [];
  const folder = resolve('node_modules/.cache/headless-shell', version);
  const command = join(folder, 'bin', COMMAND);
  if (!existsSync(command)) install(folder);
  const { status } = spawnSync(command, ['--version'], { stdio: 'ignore' });
  if (status === 0) return join(folder, 'bin');
  console.log(`${COMMAND} ${version} does not run here; the tests run in another Chromium.`);
  return undefined;
}

/** @param {string} folder */
function install(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Its own code asks for a newer Node than this repository, but only unpacks it; the warning about that
  // would help nobody.
  const installed = tryRun('npm', ['ci', '--prefix', packageFolder, '--loglevel=error']);
  if (installed !== 0) return;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: packageFolder,
    env: { ...process.env, TMPDIR: folder },
    stdio: 'inherit',
  });
  if (status !== 0) return;
  // In a folder of its own: on the `PATH`, the name `chromium` stands for a browser with windows.
  mkdirSync(join(folder, 'bin'));
  symlinkSync('../chromium', join(folder, 'bin', COMMAND));
}
