import { tryRun } from './run.js';

/** Ways to get a Chromium, tried in turn: Playwright's download, then the system's packages. */
const installers = [
  { command: ['npx', 'playwright', 'install', 'chromium'] },
  { command: ['apt-get', 'update'] },
  {
    command: ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium-headless-shell'],
  },
  { command: ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'] },
  { command: ['brew', 'install', '--cask', 'chromium'] },
];

/**
 * Finds a browser for the tests, or installs one.
 *
 * @returns {Promise<string>} The executable's path.
 * @throws {Error} When none can be had.
 */
export async function ensureBrowser() {
  // Not imported at the top: its dependency is there only once the packages are installed.
  const { findChromium } = await import('./browser.js');
  const found = findChromium();
  if (found) return found;
  for (const { command } of installers) {
    const [program = '', ...args] = command;
    console.log(`No Chromium found; trying: ${command.join(' ')}`);
    tryRun(program, args);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}
