import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserVersion, chromiumArgs, findChromium, isSpeedRemark } from './browser.js';

/** @param {string[]} files */
const only = (files) => (/** @type {string} */ path) => files.includes(path);
const downloaded = () => '/cache/playwright/chrome';

describe('findChromium', () => {
  it('takes CHROMIUM_PATH before anything installed', () => {
    const env = { CHROMIUM_PATH: '/opt/my-chromium', PATH: '/usr/bin' };
    const exists = only(['/opt/my-chromium', '/usr/bin/chromium']);
    expect(findChromium({ env, exists, downloaded })).toBe('/opt/my-chromium');
  });

  it('refuses a CHROMIUM_PATH that names no file', () => {
    const env = { CHROMIUM_PATH: '/opt/typo', PATH: '/usr/bin' };
    const exists = only(['/usr/bin/chromium']);
    expect(() => findChromium({ env, exists, downloaded })).toThrow(
      'CHROMIUM_PATH: expected the path of a Chromium executable, got "/opt/typo".',
    );
  });

  it('prefers Chromium to Chrome wherever each is on the PATH', () => {
    const env = { PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter) };
    const chromium = join('/usr/bin', 'chromium');
    const exists = only([join('/usr/local/bin', 'google-chrome'), chromium]);
    expect(findChromium({ env, exists, downloaded })).toBe(chromium);
  });

  it('prefers the headless shell where that is wanted', () => {
    const [full, shell] = [
      join('/usr/bin', 'chromium'),
      join('/usr/bin', 'chromium-headless-shell'),
    ];
    const given = { env: { PATH: '/usr/bin' }, exists: only([full, shell]), downloaded };
    expect(findChromium(given)).toBe(full);
    expect(findChromium({ ...given, headlessShell: true })).toBe(shell);
    expect(findChromium({ ...given, exists: only([full]), headlessShell: true })).toBe(full);
  });

  it('falls back to the download of Playwright', () => {
    const exists = only(['/cache/playwright/chrome']);
    expect(findChromium({ env: {}, exists, downloaded })).toBe('/cache/playwright/chrome');
  });

  it('says so when there is none', () => {
    expect(findChromium({ env: {}, exists: () => false, downloaded })).toBeUndefined();
  });
});

// The planted browsers are shell scripts.
describe.skipIf(process.platform === 'win32')('browserVersion', () => {
  /** @type {string} */
  let folder;
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'browsers-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const plant = (/** @type {string} */ name, /** @type {string} */ script) => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return path;
  };

  it('is what the browser says, without its warnings', () => {
    const browser = plant('chromium', 'echo odd >&2\necho Chromium 153.0.8010.0 built on Debian');
    expect(browserVersion(browser)).toBe('Chromium 153.0.8010.0 built on Debian');
  });

  it('is asked for once', () => {
    const browser = plant('counted', `echo asked >> ${folder}/asked\necho Chromium 1.2.3.4`);
    browserVersion(browser);
    expect(browserVersion(browser)).toBe('Chromium 1.2.3.4');
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('asked\n');
  });

  it('says which browser does not tell it, what it gave, and what helps', () => {
    const expected = 'expected a browser that tells its version, such as "Chromium 153.0.8010.0"';
    const help = 'CHROMIUM_PATH can name another one.';
    const silent = plant('silent', 'true');
    expect(() => browserVersion(silent)).toThrow(`${silent}: ${expected}, got "" (0). ${help}`);
    const broken = plant('broken', 'echo no libnss3.so >&2; exit 127');
    expect(() => browserVersion(broken)).toThrow(
      `${broken}: ${expected}, got "no libnss3.so" (127). ${help}`,
    );
    const missing = join(folder, 'missing');
    expect(() => browserVersion(missing)).toThrow(
      `${missing}: ${expected}, got spawnSync ${missing} ENOENT. ${help}`,
    );
  });
});

describe('chromiumArgs', () => {
  it('gives up the sandbox only for root', () => {
    expect(chromiumArgs({ root: true })).toContain('--no-sandbox');
    expect(chromiumArgs({ root: false })).not.toContain('--no-sandbox');
  });

  it('renders WebGL in software', () => {
    expect(chromiumArgs()).toContain('--use-angle=swiftshader');
  });
});

describe('isSpeedRemark', () => {
  it('knows the one about waiting, and takes no other message for it', () => {
    const driver =
      '[.WebGL-0x2e1c0014d400]GL Driver Message (OpenGL, Performance, GL_CLOSE_PATH_NV, High): ';
    expect(isSpeedRemark(`${driver}GPU stall due to ReadPixels`)).toBe(true);
    expect(isSpeedRemark(`${driver}GL_INVALID_OPERATION`)).toBe(false);
    expect(isSpeedRemark('WebGL: CONTEXT_LOST_WEBGL')).toBe(false);
  });
});
