import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { LiveExample } from './support/live';
import { hydrated, inMotion } from './support/page';
import { SearchBox } from './support/search';
import { test } from './support/servedSite';
import { siteFolder } from './support/siteFolder';
import { expect } from './support/test';

test.use(inMotion);

test('the zip holds a site that works on any static server', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-zip-'));
  const entries = unzipSync(readFileSync(`${siteFolder}p5-asciify-site.zip`));
  for (const [name, content] of Object.entries(entries)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const server = await servePlainly(folder);
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== server.origin && /^https?:$/.test(url.protocol),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  try {
    await hydrated(page, `${server.origin}/docs/intro`);
    await expect(page.locator('main h1')).toHaveText('Introduction');
    await new SearchBox(page).ask('brightness');
    await hydrated(page, `${server.origin}/examples/tunnel`);
    await LiveExample.of(page, 'tunnel').is('running');
    expect(foreign).toEqual([]);
  } finally {
    server.stop();
    rmSync(folder, { recursive: true });
  }
});

/**
 * Serves a folder with Python's `http.server`, as the text in the zip suggests. Unlike the site's
 * hosts it applies no redirects or headers.
 */
async function servePlainly(folder: string): Promise<{ origin: string; stop: () => void }> {
  const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
  test.skip(!python, 'Skipped: there is no Python to serve the zip with.');
  const server = spawn(python ?? '', ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1'], {
    cwd: folder,
  });
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (data: Buffer) => {
      const [, found] = /port (\d+)/.exec(data.toString()) ?? [];
      if (found) resolve(found);
    });
    server.on('exit', () => reject(new Error('Python did not serve the zip.')));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.kill() };
}
