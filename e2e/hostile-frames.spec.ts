/** The page keeps answering its reader, even if all code in a sketch's frame is hostile. */
import { expect, test, type Page } from '@playwright/test';
import { runShared, sketchWith, type LiveExample } from './support/live';

/**
 * Replaces the runner, the document that runs sketches, with an attacker's. That has more power
 * than any sketch: it holds the message port to the page. It runs `code` at the `run` command.
 */
async function runHostile(page: Page, code: string): Promise<LiveExample> {
  await page.route('**/runner/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>
addEventListener('message', ({ ports: [port] }) => {
  const send = (report) => port.postMessage(report);
  const beat = () =>
    send({ type: 'beat', frames: 1, framesPerSecond: 1, looping: true, progress: 'drawing' });
  port.onmessage = ({ data }) => {
    if (data.type !== 'run') return;
    send({ type: 'drawn' });
    setInterval(beat, 500);
    ${code}
  };
  send({ type: 'ready' });
});
</script>`,
    }),
  );
  return runShared(page, sketchWith(''));
}

/** Types into the editor as a reader would, and waits until the words appear. */
async function typeAnswered(shared: LiveExample, words: string): Promise<void> {
  await shared.editor.press('ControlOrMeta+Home');
  for (const letter of words) {
    await shared.page.keyboard.type(letter);
  }
  await expect(shared.editor).toContainText(words);
}

const trees: Readonly<Record<string, string>> = {
  'an entry with a list of four thousand million parts': `send({ type: 'log', level: 'log', values: [
    { type: 'array', text: 'Array', entries: new Array(2 ** 32 - 1), more: 0 }] });`,
  'a list of four thousand million values': `send({ type: 'log', level: 'log',
    values: new Array(2 ** 32 - 1) });`,
  'a small tree of shared parts': `let value = { type: 'string', text: 'x' };
    for (let i = 0; i < 60; i += 1) {
      const entries = [{ key: '0', value }, { key: '1', value }];
      value = { type: 'array', text: 'Array(2)', entries, more: 0 };
    }
    send({ type: 'log', level: 'log', values: [value] });`,
};

for (const [what, code] of Object.entries(trees)) {
  test(`${what} does not hold the page up`, async ({ page }) => {
    const shared = await runHostile(
      page,
      `${code}
      send({ type: 'log', level: 'log', values: [{ type: 'string', text: 'after it' }] });`,
    );
    await expect(shared.root.getByRole('log')).toContainText('after it');
    await typeAnswered(shared, '// typed');
    await shared.is('running');
  });
}

/** Code for runHostile(): functions that each send a report of another kind. */
const kinds = `
    const text = 'x'.repeat(4000);
    const entries = Array.from({ length: 20 }, (_, i) => (
      { key: String(i), value: { type: 'string', text: 'x'.repeat(50) } }));
    const kinds = [
      () => send({ type: 'error', name: 'Error', message: Math.random() + text }),
      () => send({ type: 'wantsCamera' }),
      () => send({ type: 'log', level: 'log', values: [
        { type: 'array', text: String(Math.random()), entries, more: 0 }] }),
      beat,
      () => send({ type: 'drawn', ratio: 1 + Math.random() }),
      () => send({ type: 'file', name: 'x' + Math.random(), content: new Blob(['x']) }),
      () => send({ type: 'notCaptured', id: 0, message: text }),
      () => send({ type: 'nonsense', entries }),
    ];`;

for (const kind of ['every kind', 'errors', 'camera', 'console', 'state']) {
  test(`a flood of ${kind} is ended, and the page answers`, async ({ page }) => {
    const which = { errors: 0, camera: 1, console: 2, state: 3 }[kind];
    const shared = await runHostile(
      page,
      `${kinds}
    // For ten seconds, unless it is ended.
    const end = performance.now() + 10_000;
    (function flood() {
      for (let i = 0; i < 1000; i += 1) kinds[${which ?? 'i % kinds.length'}]();
      if (performance.now() < end) setTimeout(flood);
    })();`,
    );
    await typeAnswered(shared, '// typed');
    await shared.is('failed');
    await expect(shared.problem).toContainText('over 300 messages a second');
    await expect(shared.stage.locator('iframe')).toHaveCount(0);
  });
}

test('as many as may come, for as long as they like, leave the page to its reader', async ({
  page,
}) => {
  const shared = await runHostile(
    page,
    `${kinds}
    let sent = 0;
    // A hundred tenths of a second.
    const timer = setInterval(() => {
      for (let i = 0; i < 25; i += 1) kinds[sent++ % kinds.length]();
      if (sent < 2500) return;
      clearInterval(timer);
      send({ type: 'log', level: 'log', values: [{ type: 'string', text: 'all sent' }] });
    }, 100);`,
  );
  const log = shared.root.getByRole('log');
  await typeAnswered(shared, '// typed while it sends');
  await expect(log).not.toContainText('all sent');
  await expect(log).toContainText('all sent', { timeout: 30_000 });
  await shared.button('Stop').press('Enter');
  await shared.is('idle');
});
