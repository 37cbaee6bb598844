/** Attackers in the place of the document that runs sketches. */
import { expect, type Page } from './test';
import { runShared, sketchWith, type LiveExample } from './live';

/**
 * Replaces the document of sandboxes with an attacker's, which has more power than any sketch: it holds the message
 * port to the page. It runs `code` at the `run` command, with `send()` and `beat()` for reports.
 */
export async function runHostile(page: Page, code: string): Promise<LiveExample> {
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
export async function typeAnswered(shared: LiveExample, words: string): Promise<void> {
  await shared.editor.press('ControlOrMeta+Home');
  for (const letter of words) {
    await shared.page.keyboard.type(letter);
  }
  await expect(shared.editor).toContainText(words);
}

/** Code for runHostile(): functions that each send a report of another kind. */
export const kinds = `
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
