/** The page keeps answering its reader, even if all code in a sandbox is hostile. */
import { expect, test } from './support/test';
import { kinds, runHostile, typeAnswered } from './support/hostileSandbox';

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
    await expect(shared.problem).toContainText('more than 300 messages a second');
    await expect(shared.preview.locator('iframe')).toHaveCount(0);
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
