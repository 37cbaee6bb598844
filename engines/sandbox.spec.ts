/** A hostile sketch cannot leave its sandbox, in engines other than Chromium's either. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { inEachEngine } from './eachEngine';
import { Playground } from './playground';

/** Code with which a sketch tries to leave its sandbox. */
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
  'a document of its own': `await new Promise((resolve, reject) => {
        addEventListener('message', ({ data }) => { if (data === 'ran') resolve(); });
        setTimeout(reject, 1000);
        document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' }).innerHTML =
          '<iframe srcdoc="<script src=&quot;data:text/javascript,parent.postMessage(%22ran%22,%22*%22)&quot;></scr' + 'ipt>"></iframe>';
      })`,
  'the camera':
    'await MediaDevices.prototype.getUserMedia.call(navigator.mediaDevices, { video: true })',
};

/** A valid sketch that keeps running beside an attack's code. */
const idleSketch = 'function setup() { noCanvas(); }\nfunction draw() {}';

inEachEngine((engine) => {
  const { driver, becomes, open } = engine;
  const playground = new Playground(engine);
  const { logged, problem } = playground;

  async function run(code: string): Promise<void> {
    await playground.open(code);
    await playground.press('Play');
  }

  test('a sketch reaches nothing outside its frame', async () => {
    await run(`(async () => {
      const reached = [];
${Object.entries(attempts)
  .map(([what, code]) => `      try { ${code}; reached.push('${what}'); } catch {}`)
  .join('\n')}
      console.log('Reached: [' + reached.join(', ') + ']');
    })();`);
    await expect
      .poll(() => driver().evaluate(logged), { timeout: 40_000 })
      .toMatch(/Reached: \[.*\]/);
    expect(await driver().evaluate(logged)).toContain('Reached: []');
  });

  test('no request of a sketch that goes elsewhere arrives there', async () => {
    const requests: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      requests.push(url);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const elsewhere = `http://127.0.0.1:${port}`;
    await run(`${idleSketch}
      location.href = '${elsewhere}/secret';
      setTimeout(() => console.log('is still here'), 1000);`);
    // Engines differ: the attempt is blocked where it stands, or it ends the run.
    await expect
      .poll(() => driver().evaluate(`${logged} + ${problem}`), { timeout: 40_000 })
      .toMatch(/is still here|another page/);
    // The server answers whoever asks, so a request would have been noticed.
    await fetch(`${elsewhere}/asked`);
    expect(requests).toEqual(['/asked']);
    server.close();
  });

  test('a flood of errors leaves the page to its reader', async () => {
    await run(`${idleSketch}
      setInterval(() => {
        for (let i = 0; i < 500; i++) {
          window.dispatchEvent(new ErrorEvent('error', { message: 'flood ' + i, error: new Error('flood') }));
        }
      }, 10);`);
    await expect.poll(() => driver().evaluate(problem), { timeout: 40_000 }).toContain('flood');
    await driver().click('.search-button');
    await becomes(`document.activeElement.role`, 'combobox');
    await driver().type('fontSize');
    await becomes(`document.querySelectorAll('[role=option]').length > 2`);
    await becomes(`document.querySelector('dialog [role=combobox]').value`, 'fontSize');
    await driver().press('Escape');
  });

  test('a sketch that takes the keyboard is ended, or gets nothing', async () => {
    await playground.open(`${idleSketch}
      const field = document.body.appendChild(document.createElement('input'));
      field.addEventListener('input', () => console.log('overheard'));
      let tries = 0;
      setInterval(() => {
        window.focus();
        field.focus();
        if (++tries === 100) console.log('gave up');
      }, 20);`);
    await driver().click('.search-button');
    await becomes(`document.activeElement.role`, 'combobox');
    await playground.press('Play');
    // WebKit does not let an iframe take the focus at all.
    const outcome = async () => {
      await driver().type('a');
      return driver().evaluate(`(${problem}) + (${logged})`);
    };
    await expect.poll(outcome, { timeout: 40_000, intervals: [30] }).toMatch(/focus\(\)|gave up/);
    // A letter a theft at most; the fifth theft ends the run.
    const overheard = String(await driver().evaluate(logged)).match(/overheard/g) ?? [];
    expect(overheard.length).toBeLessThanOrEqual(5);
    // Then the keyboard is where it was, and the reader types on.
    await becomes(`document.activeElement.role`, 'combobox');
    await driver().type('!');
    await becomes(`document.querySelector('dialog [role=combobox]').value.endsWith('!')`);
    await driver().press('Escape');
  });

  test('Back leaves the page of a sketch that adds to the history', async () => {
    await open('/docs/intro');
    await run(`${idleSketch}
      for (let i = 0; i < 20; i++) {
        try { history.pushState(null, '', '#' + i); } catch {}
      }
      console.log('added');`);
    await expect.poll(() => driver().evaluate(logged), { timeout: 40_000 }).toContain('added');
    await driver().evaluate(`void history.back()`);
    await becomes(`location.pathname`, '/docs/intro');
  });
});
