/** Builds the site with every setting that an operator can make, and checks what it then loads. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from './support/test';
import { createSiteServer } from '../scripts/server/siteServer';
import { symbols } from './support/apiPages';
import { testHostedSearch } from './support/hostedSearch';
import { readApiPage } from './support/readApiPage';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const website = new URL('../website', import.meta.url).pathname;
const baseUrl = '/p5.asciify/';
const settings = {
  SITE_URL: 'https://docs.example.org',
  BASE_URL: baseUrl,
  CHAT_URL: 'https://chat.example.org/room',
  SOURCE_URL: 'https://code.example.org/site',
  ANNOUNCEMENT: 'Read [the news](https://news.example.org/today)',
  ALGOLIA_APP_ID: 'APPID',
  ALGOLIA_SEARCH_KEY: 'searchkey',
  ALGOLIA_INDEX_NAME: 'docs',
  UMAMI_WEBSITE_ID: '1234-5678',
  UMAMI_ORIGIN: 'https://stats.example.org',
  UMAMI_DATA_DOMAINS: 'docs.example.org',
  OPERATOR_NAME: 'Ada Operator',
  OPERATOR_ADDRESS: 'Street 1 | 12345 Town',
  OPERATOR_EMAIL: 'ada@example.org',
  OPERATOR_HOST_NAME: 'Example Hosting',
  OPERATOR_HOST_PRIVACY_URL: 'https://hosting.example.org/privacy',
  OPERATOR_AUTHORITY_NAME: 'Example Authority',
  OPERATOR_AUTHORITY_URL: 'https://authority.example.org',
};

const sourceLink = /^https:\/\/code\.example\.org\/site\/blob\/main\/(.+)#L(\d+)$/;

test.describe('a build with every setting', () => {
  let folder: string;
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'configured-site-'));
    const { status, output } = build(settings, ['--out-dir', folder]);
    expect(status, output).toBe(0);
    server = createSiteServer({ folder, baseUrl });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    origin = `http://127.0.0.1:${address.port}`;
  });
  test.afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  test('lives under its base URL', async ({ page, request }) => {
    await page.goto(`${origin}${baseUrl}docs/intro`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(10);
    for (const link of new Set(links)) {
      expect(link.startsWith(baseUrl), link).toBe(true);
      expect((await request.get(origin + link.replace(/#.*/, ''))).status(), link).toBe(200);
    }
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute(
      'href',
      'https://docs.example.org/p5.asciify/docs/intro',
    );
  });

  test('leads to the source of its pages, examples and symbols', async ({ page }) => {
    const source = settings.SOURCE_URL;
    const editLink = page.getByRole('link', { name: 'Edit this page' });
    await page.goto(`${origin}${baseUrl}docs/intro`);
    await expect(editLink).toHaveAttribute('href', `${source}/edit/main/website/docs/intro.mdx`);
    await page.goto(`${origin}${baseUrl}examples/torus-knot`);
    await expect(editLink).toHaveAttribute('href', `${source}/tree/main/examples/torus-knot`);
  });

  test('leads from every symbol to the line where it is written', async ({ page }) => {
    const repository = join(website, '..');
    for (const path of symbols) {
      const { sources } = await readApiPage(page, `${origin}${baseUrl}${path.slice(1)}`);
      expect.soft(sources.length, path).toBeGreaterThan(0);
      for (const { href, names } of sources) {
        const [, file = '', line = ''] = sourceLink.exec(href) ?? [];
        const code = readFileSync(join(repository, file), 'utf8').split('\n')[Number(line) - 1];
        const isNamed = names.some((name) => code?.includes(name));
        expect.soft(isNamed, `${path}: ${href}: ${code}`).toBe(true);
      }
    }
  });

  test('carries the operator’s links and announcement', async ({ page }) => {
    await page.goto(origin + baseUrl);
    const chat = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Discord server' });
    await expect(chat).toHaveAttribute('href', 'https://chat.example.org/room');
    await expect(page.locator('.theme-announcement-bar')).toContainText('Read the news');
  });

  test('names the operator in the legal pages and leaves nothing to fill in', async ({ page }) => {
    await page.goto(`${origin}${baseUrl}docs/legal/imprint-en`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Ada Operator');
    await expect(main).toContainText('Street 1');
    await expect(main).toContainText('ada@example.org');
    await expect(main).not.toContainText('To be filled in');
    await page.goto(`${origin}${baseUrl}docs/legal/data-protection-policy-en`);
    await expect(main).toContainText('Example Hosting');
    await expect(main).toContainText('Example Authority');
    await expect(main).toContainText('Umami');
    await expect(main).toContainText('Algolia');
    await expect(main).not.toContainText('To be filled in');
  });

  test('loads the tracker with its settings', async ({ page }) => {
    let served = 0;
    await page.route('https://stats.example.org/**', (route) => {
      served += 1;
      return route.fulfill({ body: '', contentType: 'text/javascript' });
    });
    await page.goto(`${origin}${baseUrl}docs/intro`);
    const tracker = page.locator('script[src="https://stats.example.org/script.js"]');
    await expect(tracker).toHaveAttribute('data-website-id', '1234-5678');
    await expect(tracker).toHaveAttribute('data-domains', 'docs.example.org');
    // By default the tracker counts page views by itself and does not honour Do Not Track.
    await expect(tracker).not.toHaveAttribute('data-auto-track', /./);
    await expect(tracker).not.toHaveAttribute('data-do-not-track', /./);
    expect(served).toBe(1);
  });

  test('has a policy that lets in these services and nothing else', async ({ page }) => {
    await page.goto(`${origin}${baseUrl}docs/intro`);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    const sources = ((await policy.getAttribute('content')) ?? '').match(/https?:[^ ;]+/g);
    expect(sources).toEqual([
      'https://stats.example.org/script.js',
      'https://appid-dsn.algolia.net',
      'https://appid.algolia.net',
      'https://appid-1.algolianet.com',
      'https://appid-2.algolianet.com',
      'https://appid-3.algolianet.com',
      'https://stats.example.org',
    ]);
    const header = readFileSync(join(folder, '_headers'), 'utf8');
    for (const source of sources ?? []) expect(header).toContain(source);
    // Cloudflare drops longer lines:
    // https://developers.cloudflare.com/pages/configuration/headers/
    expect(Math.max(...header.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });

  testHostedSearch(() => origin + baseUrl, settings.SITE_URL + baseUrl);
});

test.describe('a build with no setting', () => {
  test('says in the legal pages what the operator has to fill in', async ({ page }) => {
    await page.goto('/docs/legal/imprint-en');
    await expect(page.getByRole('main')).toContainText('OPERATOR_NAME');
    await expect(
      page
        .getByRole('main')
        .getByText(/To be filled in/)
        .first(),
    ).toBeVisible();
    await page.goto('/docs/legal/data-protection-policy-en');
    await expect(page.getByRole('main')).not.toContainText('Algolia');
    await expect(page.getByRole('main')).not.toContainText('Umami');
  });
});

test('a wrong setting stops the build and names the variable and the accepted form', () => {
  const { status, output } = build({ BASE_URL: 'docs' });
  expect(status).not.toBe(0);
  expect(output).toContain(
    'BASE_URL is "docs"; expected a path that begins and ends with a slash, such as / or /p5.asciify/.',
  );
});

function build(variables: Record<string, string>, args: string[] = []) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--', ...args], {
    cwd: website,
    // A separate folder for generated files: the site under test was built from the usual one.
    env: {
      ...process.env,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-settings-test',
      // The bundler's persistent cache does not depend on that folder's name and would be stale.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      ...variables,
    },
    encoding: 'utf8',
  });
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}
