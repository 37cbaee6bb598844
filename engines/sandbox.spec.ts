/** What a hostile sketch does not reach, in engines other than Chromium's. */
import { expect, test } from '@playwright/test';
import { linkTo } from '../e2e/support/live';
import { inEachEngine } from './eachEngine';

/** Programs that try to get out of the sketch's frame; each says what it has reached. */
const attempts: Readonly<Record<string, string>> = {
  'the page': 'parent.document.title',
  'the top window': 'top.document.title',
  'local storage': 'localStorage.length',
  cookies: 'document.cookie',
  databases: "indexedDB.open('x')",
  'the pages of the site': "await fetch('/docs/intro')",
  'another server': "await fetch('https://example.org/')",
  'a new window': "open('/docs/intro') ?? nothing",
  'other browsers': 'new RTCPeerConnection()',
  'the camera': 'await navigator.mediaDevices.getUserMedia({ video: true })',
};

inEachEngine(({ driver, becomes, open }) => {
  /** Runs code in the playground, as a link from somebody else brings it. */
  async function run(code: string): Promise<void> {
    await open(`/playground${linkTo({ code, p5: '1', title: 'Hostile' })}`);
    await becomes(`document.body.innerText.includes('came with a link')`);
    await driver().evaluate(
      `[...document.querySelectorAll('main button')].find((button) => button.innerText === 'Play')?.click()`,
    );
  }

  test('a sketch reaches nothing outside its frame', async () => {
    await run(`(async () => {
      const reached = [];
${Object.entries(attempts)
  .map(([what, code]) => `      try { ${code}; reached.push('${what}'); } catch {}`)
  .join('\n')}
      console.log('Reached: [' + reached.join(', ') + ']');
    })();`);
    const log = `document.querySelector('main [role=log]')?.innerText ?? ''`;
    await expect.poll(() => driver().evaluate(log), { timeout: 40_000 }).toMatch(/Reached: \[.*\]/);
    expect(await driver().evaluate(log)).toContain('Reached: []');
  });
});
