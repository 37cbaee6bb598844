/**
 * Finds the Chromium of this machine, for all tests, benchmarks and captures of the repository.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Names of the command of an installed Chromium or Chrome, the best known first. */
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

/** Chromium without its windows: a visit to a page takes a quarter less processor time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Places outside the PATH where the installers of macOS and Windows put it. */
const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium to drive.
 *
 * Looked up in this order: the `CHROMIUM_PATH` variable, a command on the `PATH`, the usual
 * installation folders, Playwright's own download.
 *
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env] The environment to read.
 * @param {(path: string) => boolean} [options.exists] Whether a file is there.
 * @param {() => string} [options.downloaded] Where Playwright would keep its own download.
 * @param {boolean} [options.headlessShell] Whether the headless shell is preferred, if it is there.
 * @returns {string | undefined} The executable's path, or `undefined` when there is none.
 * @throws {Error} When `CHROMIUM_PATH` is set but names no file: a wrong setting must not be
 *   papered over by another browser.
 */
export function findChromium({
  env = process.env,
  exists = existsSync,
  downloaded = () => chromium.executablePath(),
  headlessShell = false,
} = {}) {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) {
    if (exists(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH: expected the path of a Chromium executable, got "${chosen}".`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const commands = [...(headlessShell ? [HEADLESS_SHELL] : []), ...COMMANDS];
  const installed = commands.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...PLACES].find(exists) ?? [downloaded()].find(exists);
}

/**
 * The versions of the browsers that were asked for theirs, which takes each some hundredths of a second.
 *
 * @type {Map<string, string>}
 */
const versions = new Map();

/**
 * What a browser says of its version, such as "Chromium 153.0.8010.0".
 *
 * @param {string | undefined} [executable] Its path; by default that of the browser that tests run in.
 * @returns {string}
 * @throws {Error} When there is no browser, or it does not tell its version.
 */
export function browserVersion(executable = findChromium({ headlessShell: true })) {
  if (executable === undefined) {
    throw new Error(
      'There is no browser for the tests: `npm test` installs one. CHROMIUM_PATH can name the executable of Chromium or Chrome.',
    );
  }
  const known = versions.get(executable);
  if (known !== undefined) return known;
  const { error, status, signal, stdout, stderr } = spawnSync(...versionCommand(executable), {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const version = (stdout ?? '').trim();
  if (status !== 0 || !/\d+(\.\d+){3}/.test(version)) {
    const outcome = error?.message ?? `"${version || stderr.trim()}" (${signal ?? status})`;
    throw new Error(
      `${executable}: expected a browser that tells its version, such as "Chromium 153.0.8010.0", got ${outcome}. CHROMIUM_PATH can name another one.`,
    );
  }
  versions.set(executable, version);
  return version;
}

/**
 * @param {string} executable
 * @returns {[command: string, args: string[]]}
 */
function versionCommand(executable) {
  if (process.platform !== 'win32') return [executable, ['--version']];
  // On Windows, Chrome would open a window instead.
  const path = executable.replaceAll("'", "''");
  const question = `(Get-Item -LiteralPath '${path}').VersionInfo.ProductVersion`;
  return ['powershell', ['-NoProfile', '-Command', question]];
}

/**
 * Command-line switches for a quiet headless browser with WebGL in software.
 *
 * @param {object} [options]
 * @param {boolean} [options.root] Whether the process runs as root, where Chromium's own sandbox
 *   cannot start.
 * @returns {string[]}
 */
export function chromiumArgs({ root = process.getuid?.() === 0 } = {}) {
  return [
    // The same pictures on every machine, with or without a graphics card.
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    // Pages are drawn by Chromium's own painter: to draw them with WebGL's, in software, takes a
    // sixth longer over a run of the tests.
    '--disable-gpu-compositing',
    '--force-color-profile=srgb',
    // A process for each site and each sandboxed frame, as readers' browsers have; the headless shell
    // has it only when told, and there an endless loop in a sketch would block the page, too.
    '--site-per-process',
    // Letters as wide as in a window, where the headless shell would round them to whole pixels.
    '--font-render-hinting=none',
    // On a busy machine software WebGL can be slow for long; that is no reason to kill it.
    '--disable-gpu-watchdog',
    // Nothing but the pages under test talks to the network.
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    ...(root ? ['--no-sandbox'] : []),
  ];
}

/**
 * How Playwright starts the browser.
 *
 * @param {object} [options]
 * @param {string[]} [options.args] More switches.
 * @param {boolean} [options.antialias] Whether WebGL may smooth the edges of what it draws on a canvas.
 *   In software, a lit scene takes a third of the time without.
 * @param {boolean} [options.shortVisits] Whether V8 is set for pages that stay open for seconds, and for
 *   processors that are each busy with a test of their own: without threads that compile and collect
 *   garbage in the background, and without TurboFan and Maglev, compilers that repay their time later. A
 *   visit to a page takes a twelfth less time without the threads, and sketches that are drawn frame by
 *   frame a fifth; tests of the player and of the search take a twentieth less without TurboFan, and
 *   another twentieth, like visits to pages, without Maglev.
 * @param {boolean} [options.backForwardCache] Whether to keep the back/forward cache, which Playwright
 *   switches off. The headless shell does not keep pages that have used a camera.
 */
export function launchOptions({
  args = [],
  antialias = true,
  shortVisits = false,
  backForwardCache = false,
} = {}) {
  return {
    executablePath: findChromium({ headlessShell: !backForwardCache }),
    args: [
      ...chromiumArgs(),
      ...(antialias ? [] : ['--webgl-antialiasing-mode=none']),
      ...(shortVisits ? ['--js-flags=--single-threaded,--no-turbofan,--no-maglev'] : []),
      ...args,
    ],
    ignoreDefaultArgs: [
      ...(hasSharedMemory() ? ['--disable-dev-shm-usage'] : []),
      ...(backForwardCache ? ['--disable-back-forward-cache'] : []),
    ],
  };
}

/**
 * Whether there is room in `/dev/shm` for what Chromium's processes share. Playwright has them share
 * files on the disk instead, because containers often have 64 MB there; that takes a tenth longer.
 */
function hasSharedMemory() {
  if (!existsSync('/dev/shm')) return false;
  const { bavail, bsize } = statfsSync('/dev/shm');
  return bavail * bsize >= 2 ** 31;
}

/**
 * Whether a line in the console is Chromium's remark on the speed of reading pixels: that WebGL had to
 * wait for it, for a test that reads or for Chromium itself, which reads a canvas to show it; or that a
 * 2D canvas is read often. No page that converts pixels can avoid that.
 *
 * @param {string} text
 */
export function isSpeedRemark(text) {
  return /GL Driver Message .*GPU stall due to ReadPixels|Canvas2D: Multiple readback/.test(text);
}
