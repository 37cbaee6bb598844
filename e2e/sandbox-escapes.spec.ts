/**
 * What a sketch might do with documents of its own, in the playground and on a page that frames it.
 * Nothing of it may run there, and a host on this machine must hear nothing.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { knowsConnectionAllowlist } from './support/connections';
import {
  childCode,
  connections,
  documents,
  early,
  prelude,
  replacedNatives,
  webRtc,
} from './support/escapes';
import { linkTo } from '../testing/shareLink';
import { openShared } from './support/live';
import { OpenPort } from './support/openPort';
import { expect, test, type FrameLocator, type Page } from './support/test';

/** A sketch without a picture, which keeps running beside an attack's code. */
const idle = 'function setup() { noCanvas(); }\nfunction draw() {}\n';

type Way = 'the playground' | 'the playground without headers' | 'the page for other sites';
const ways: readonly Way[] = [
  'the playground',
  'the playground without headers',
  'the page for other sites',
];

interface Attacked {
  sketch: FrameLocator;
  /** The entries in the history of the tab before it ran. */
  entries: number;
  /** Evaluates an expression among the globals of the sketch. */
  evaluate: (expression: string) => Promise<unknown>;
}

/** Runs a sketch that is known to stay, and hands over the document in which it runs. */
async function run(page: Page, way: Way, code: string): Promise<Attacked> {
  if (way === 'the page for other sites') {
    await page.goto(`/embed/${linkTo({ code, p5: '1', title: 'Shared' })}`);
    const entries = await countEntries(page);
    await page.getByRole('button', { name: 'Play' }).press('Enter');
    const sketch = page.frameLocator('iframe');
    return { sketch, entries, evaluate: (expression) => evaluateIn(sketch, expression) };
  }
  if (way === 'the playground without headers') {
    await page.route('**/runner/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
    });
  }
  const shared = await openShared(page, code);
  const entries = await countEntries(page);
  await shared.button('Run').click();
  return { sketch: shared.sketch, entries, evaluate: (expression) => shared.evaluate(expression) };
}

const countEntries = (page: Page) => page.evaluate(() => window.history.length);

function evaluateIn(sketch: FrameLocator, expression: string): Promise<unknown> {
  return sketch.locator('html').evaluate((_, code) => (0, eval)(code) as unknown, expression);
}

/** Makes one attempt after the other, and says when all are made. What they throw is no matter. */
function attempting(attempts: Readonly<Record<string, string>>, host: string): string {
  const steps = Object.entries(attempts).map(
    ([name, code]) =>
      `try { await (async () => {${code}})(); } catch {}\nwindow.tried = '${name}'; await later(60);`,
  );
  return `${idle}
(async () => {
${prelude(host)}
await later(100);
${steps.join('\n')}
await later(500);
window.tried = 'all';
})();`;
}

/** Everything that happened to a page in which a sketch makes attempts. */
async function outcome(page: Page, way: Way, attempts: Readonly<Record<string, string>>) {
  const port = await OpenPort.start();
  let crashes = 0;
  page.on('crash', () => (crashes += 1));
  await page.goto('/docs/intro');
  const { evaluate, entries } = await run(page, way, attempting(attempts, port.host));
  const tried = () => evaluate('window.tried').catch(() => (crashes > 0 ? 'crashed' : 'gone'));
  await expect.poll(tried, { timeout: 60_000 }).toMatch(/^(all|crashed)$/);
  const added = crashes > 0 ? 0 : (await countEntries(page)) - entries;
  const ran = crashes > 0 ? 0 : await evaluate('window.ran');
  const heard = crashes > 0 ? [] : await port.heardWhileDrawing(page);
  return { crashes, ran, heard, added };
}

test('the attacks work where nothing prevents them', async ({ page }) => {
  const port = await OpenPort.start();
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate((code) => (0, eval)(code) as unknown, childCode(port.host));
  await page.evaluate(
    (code) => (0, eval)(code) as unknown,
    `(async () => {${webRtc(port.host)}})()`,
  );
  const heard = (await port.heardWhileDrawing(page)).join('\n');
  for (const word of ['UDP', 'stolenwords', 'GET /socket', 'GET /fetch', 'GET /image']) {
    expect(heard).toContain(word);
  }
  server.close();
});

for (const way of ways) {
  test(`nothing runs in a document that a sketch makes in ${way}`, async ({ page }) => {
    const { crashes, ran, heard } = await outcome(page, way, documents);
    expect({ crashes, ran, heard }).toEqual({ crashes: 0, ran: 0, heard: [] });
  });

  test(`nor where a sketch has replaced what the sandbox stands on, in ${way}`, async ({
    page,
  }) => {
    const attempts = { 'replaced natives': replacedNatives };
    const { crashes, ran, heard } = await outcome(page, way, attempts);
    expect({ crashes, ran, heard }).toEqual({ crashes: 0, ran: 0, heard: [] });
  });

  test(`no host hears anything of a sketch in ${way}`, async ({ page, browser }) => {
    const isSure =
      way !== 'the playground without headers' && (await knowsConnectionAllowlist(browser));
    const { crashes, heard } = await outcome(page, way, { ...connections, ...(isSure && early) });
    expect({ crashes, heard }).toEqual({ crashes: 0, heard: [] });
  });

  test(`a document that a sketch makes in ${way} adds nothing to the history`, async ({ page }) => {
    const { added, crashes } = await outcome(page, way, {
      'a frame that navigates itself': `frame(page);`,
      'a frame that is navigated at once': `
        const inner = hide(make('iframe'));
        for (let i = 0; i < 31; i += 1) inner.contentWindow.location.href = 'about:blank#' + i;`,
      'a frame that is navigated later': `
        const inner = hide(make('iframe'));
        for (let i = 0; i < 31; i += 1) {
          await later(10);
          if (inner.contentWindow) inner.contentWindow.location.href = 'about:blank#' + i;
        }`,
      'a link into a frame': `
        hide(make('iframe', { name: 'linked' }));
        for (let i = 0; i < 31; i += 1) {
          hide(make('a', { href: 'about:blank#' + i, target: 'linked' })).click();
        }`,
    });
    expect({ crashes, added }).toEqual({ crashes: 0, added: 0 });
  });
}

test('a sketch that opens its document anew does not escape the watch over it', async ({
  page,
}) => {
  const { sketch } = await run(
    page,
    'the playground',
    `${idle}
     setTimeout(() => {
       document.open();
       document.write('<p>new</p><iframe></iframe>');
       document.close();
       console.log(document.querySelectorAll('iframe').length + ' frames');
       setTimeout(() => { for (let i = 0; i < 31; i += 1) location.hash = i; }, 100);
     }, 100);`,
  );
  await expect(page.getByRole('group', { name: 'Problem' })).toContainText('history');
  await expect(sketch.locator('html')).toHaveCount(0);
});

/** What a sketch does after it has changed its address, so that the page does not learn of it. */
const covers: Readonly<Record<string, string>> = {
  'reports of every kind': `
    for (let i = 0; i < 100; i += 1) window.dispatchEvent(new ErrorEvent('error', { message: 'x' + i }));`,
  'a loop that never ends': `(0, eval)('for (;;) {}');`,
  'another address': `location.href = '/docs/intro';`,
  'listeners of its own': `
    window.addEventListener('hashchange', (event) => event.stopImmediatePropagation(), true);`,
};

for (const [cover, code] of Object.entries(covers)) {
  test(`Back leaves the page of a sketch that hides its history behind ${cover}`, async ({
    page,
  }) => {
    await page.goto('/docs/intro');
    const isFirst = ['reports of every kind', 'listeners of its own'].includes(cover);
    await run(
      page,
      'the playground',
      `${idle}
       setTimeout(() => {
         ${isFirst ? code : ''}
         for (let i = 0; i < 31; i += 1) location.hash = i;
         ${code}
       }, 1500);`,
    );
    const preview = page.locator('main [data-status]');
    await expect(preview).toHaveAttribute('data-status', 'failed', { timeout: 40_000 });
    // The page goes back over the entries before that, or after it.
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });
}
