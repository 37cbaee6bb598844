/**
 * What tests run in, for every command that skips tests because they passed before, or records that they
 * passed: a record only counts with the packages and the browser that it was made with.
 */
import { delimiter } from 'node:path';
import { provideHeadlessShell } from './headlessShell.js';
import { ensureBrowser } from './installBrowser.js';
import { ensureInstalled } from './install.js';

/**
 * Installs what is missing, a browser included.
 *
 * @returns {Promise<Record<string, string>>} Environment variables for the tests and for the build.
 * @throws {Error} When no browser can be had.
 */
export async function provideTestEnvironment() {
  ensureInstalled();
  await ensureBrowser();
  const shell = provideHeadlessShell();
  return {
    // A broken link fails the build instead of only being a warning.
    CI: 'true',
    ...(shell ? { PATH: [shell, process.env['PATH']].join(delimiter) } : {}),
  };
}
