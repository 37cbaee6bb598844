/** A sketch in a frame of another site: the code for it, and what may be framed. */
import { expect, type FrameLocator, type Page } from './support/test';
import { test } from './support/readersFolder';
import { openShared, phone, sketchWith } from './support/live';
import { inMotion } from './support/page';
import { watchPolicy } from './support/watchPolicy';

test.use({ viewport: phone, ...inMotion });

/** The markup for another site, as the panel shows it. */
async function snippetFor(page: Page, code: string): Promise<string> {
  const shared = await openShared(page, code);
  await shared.button('More').press('Enter');
  await shared.button('Embed on another site').press('Enter');
  const panel = shared.root.getByRole('region', { name: 'Embed on another site' });
  const markup = panel.getByRole('textbox', { name: 'Code for your page' });
  await expect(markup).toBeFocused();
  await expect(markup).toHaveValue(/^<iframe/);

  const width = panel.getByRole('spinbutton', { name: 'Width' });
  await width.fill('12');
  await expect(panel.getByText('Type whole numbers from 100 to 4000.')).toBeVisible();
  await expect(markup).toHaveValue('');
  await width.fill('320');
  await panel.getByRole('spinbutton', { name: 'Height' }).fill('240');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel.getByRole('button', { name: 'Copy the code' }).press('Enter');
  await expect(panel.getByText('Code copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await markup.inputValue());
  await expect(panel.getByRole('link', { name: 'What the frame may do' })).toHaveAttribute(
    'href',
    /#embed$/,
  );
  await page.setViewportSize({ width: 390, height: 800 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(shared.button('More')).toBeFocused();
  return copied;
}

const frameCount = (sketch: FrameLocator) =>
  sketch.locator('html').evaluate(() => Number(Reflect.get(window, 'frameCount')));

test('a page on another origin frames a sketch, which plays, and no page of this site', async ({
  page,
  context,
  baseURL,
  makeFolder,
}) => {
  const snippet = await snippetFor(page, sketchWith('function setupAsciify() {}'));
  expect(snippet).toContain(`src="${baseURL ?? ''}/embed/#v1.`);
  const host = await context.newPage();
  const watch = await watchPolicy(host);
  const requests: string[] = [];
  const refusals: string[] = [];
  host.on('request', (request) => requests.push(request.url()));
  host.on('console', (message) => {
    if (message.type() === 'error') refusals.push(message.text());
  });
  const folder = await makeFolder({
    'index.html': `<!doctype html><title>Elsewhere</title>${snippet}`,
    'page.html': `<!doctype html><title>Elsewhere</title>
      <iframe title="page" src="${baseURL ?? ''}/docs/intro"></iframe>
      <iframe title="runner" src="${baseURL ?? ''}/runner/"></iframe>`,
  });
  const elsewhere = await folder.serve();
  expect(new URL(elsewhere).origin).not.toBe(baseURL);
  await host.goto(elsewhere);

  const embedded = host.frameLocator('iframe');
  await expect(embedded.getByRole('heading', { name: 'Shared' })).toBeVisible();
  // Nothing of p5.js or the player is loaded before it is asked for.
  expect(requests.filter((url) => /\/lib\/|\/play-|\/embed\/sketch/.test(url))).toEqual([]);
  await embedded.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(embedded.getByRole('button', { name: 'Pause' })).toBeFocused({ timeout: 20_000 });
  const sketch = embedded.frameLocator('iframe');
  await expect.poll(() => frameCount(sketch)).toBeGreaterThan(3);
  await expect(embedded.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await embedded.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(embedded.getByText('The sketch is paused.')).toBeVisible();
  const open = embedded.getByRole('link', { name: 'Open in the playground' });
  const [, hash] = snippet.match(/(#v1\.[\w-]+)/) ?? [];
  await expect(open).toHaveAttribute('href', `/playground${String(hash)}`);
  const sizes = await host
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => [frame.clientWidth, frame.clientHeight]);
  expect(sizes).toEqual([320, 240]);
  expect(watch.violations).toEqual([]);
  expect(refusals).toEqual([]);

  // Any other document of this site stays empty in a frame of another.
  await host.goto(`${elsewhere}page.html`);
  await expect
    .poll(() => refusals.filter((text) => text.includes('frame-ancestors')).length)
    .toBe(2);
  for (const title of ['page', 'runner']) {
    await expect(host.frameLocator(`iframe[title=${title}]`).locator('main')).toHaveCount(0);
  }
});

test('who may frame what is said by the headers', async ({ page, request }) => {
  const headersOf = async (path: string) => (await request.get(path)).headers();
  for (const path of ['/embed', '/embed/', '/embed/sketch', '/embed/sketch/']) {
    const { 'content-security-policy': policy, 'cache-control': cache } = await headersOf(path);
    expect(policy, path).toMatch(/^(?:default-src 'none'; [^,]+; )?frame-ancestors \*$/);
    expect(cache).toBe('public, max-age=0, must-revalidate');
  }
  // But for who may frame it, the document of a sketch is sent as on this site.
  const { 'content-security-policy': policy, ...sent } = await headersOf('/embed/sketch/');
  const { 'content-security-policy': ours, ...others } = await headersOf('/runner/');
  expect(policy).toBe(ours?.replace(/'self'$/, '*'));
  for (const name of ['connection-allowlist', 'permissions-policy']) {
    expect(sent[name]).toBe(others[name]);
  }
  expect(sent['connection-allowlist']).toBe('()');
  for (const path of ['/', '/docs/intro', '/playground', '/runner/', '/nope']) {
    const policy = (await headersOf(path))['content-security-policy'];
    expect(policy, path).toMatch(/frame-ancestors 'self'$/);
  }
  // The page itself states what it may load and run.
  const watch = await watchPolicy(page);
  await page.goto('/embed/');
  await expect(page.getByText('There is no sketch in the address of this frame.')).toBeVisible();
  await page.goto('/embed/#v1.broken');
  await expect(page.getByText('The link is incomplete or damaged.')).toBeVisible();
  const meta = page.locator('meta[http-equiv=Content-Security-Policy]');
  await expect(meta).toHaveAttribute('content', /^default-src 'none'; script-src 'self';/);
  await expect(meta).not.toHaveAttribute('content', /unsafe/);
  expect(watch).toEqual({ violations: [], foreignRequests: [] });
});
